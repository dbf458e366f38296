import { useState } from 'react';
import type { ProjectAnswer } from '#api/project.contract.ts';
import { ownSheetAddress } from '#domain/project/project.ts';
import { SeenBy } from '#parts/seen-by.tsx';
import { removeProject } from '#state/open-project.ts';
import { ProjectShare } from './project-share.tsx';
import desk from '#parts/rail-desk.module.css';
import styles from './projects.module.css';

/** What one can do with a whole project: lay it out on one sheet, show it to the client, delete it. */
export function ProjectWays({ answer, isLocal, onGone }: { answer: ProjectAnswer; isLocal: boolean; onGone(): void }) {
  const { project, seen, hash } = answer;
  const [isAsking, setAsking] = useState(false);
  const remove = async () => {
    setAsking(false); // pressed once
    if (await removeProject(project.id)) onGone();
  };
  return (
    <div className={desk['actions']}>
      <section>
        <h3>The sheet</h3>
        <p>Assets, plans, and what stood on the day: to print, or as CSV, JSON or a Word file.</p>
        <div className={styles['ways']}>
          <a className="button button-signal" href={ownSheetAddress(project)}>
            The sheet
          </a>
        </div>
      </section>
      <section>
        <ProjectShare project={project} isLocal={isLocal} />
        <SeenBy seen={seen} hash={hash} />
      </section>
      <section>
        <h3>Tidy up</h3>
        {isAsking ? (
          <div role="group" aria-label="Delete this project?" className={styles['ways']}>
            <b>Delete it with every line{project.share ? ' and its link' : ''}?</b>
            <button type="button" className="button button-signal" onClick={() => void remove()}>
              Yes, delete
            </button>
            <button type="button" className="button button-plain" onClick={() => setAsking(false)}>
              Keep it
            </button>
          </div>
        ) : (
          <div className={styles['ways']}>
            <button type="button" className="button button-plain" onClick={() => setAsking(true)}>
              Delete the project
            </button>
          </div>
        )}
      </section>
    </div>
  );
}

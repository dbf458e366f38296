import { useEffect } from 'react';
import { sheetFilePath, sheetFormats } from '#api/project-sheet.ts';
import type { ProjectAnswer } from '#api/project.contract.ts';
import { projectAddress, projectsPath } from '#domain/project/project.ts';
import { sheetView } from '#domain/project/sheet-view.ts';
import { sheetOf } from '#domain/project/sheet.ts';
import { DeskNotice, DeskSkeleton } from '#parts/desk-parts.tsx';
import { ProjectSheet } from '#parts/project-sheet.tsx';
import { SeenBy } from '#parts/seen-by.tsx';
import { $openProject, openProject, saveLocalSheet } from '#state/open-project.ts';
import { $projects, loadProjects } from '#state/projects.ts';
import { loginHref } from '#state/session.ts';
import { useStore } from '../use-store.ts';
import styles from './own-sheet.module.css';

const names = { json: 'JSON', csv: 'CSV', docx: 'Word' } as const;

/** The owner's own sheet, as the client will read it, with the ways to take it along. */
export function OwnSheet() {
  const view = useStore($openProject);
  const { status, home } = useStore($projects);

  useEffect(() => {
    void load();
  }, []);

  const isFailed = status === 'failed' || view.status === 'failed';
  if (!isFailed && view.status === 'read' && view.read)
    return <Sheet project={view.read} isLocal={home === 'browser'} />;
  return (
    <>
      <h1 className="visually-hidden">The sheet of your project</h1>
      {isFailed ? (
        <DeskNotice title="This did not work" text="The sheet could not be loaded." mood="doubtful">
          <button type="button" className="button" onClick={() => void load()}>
            Try again
          </button>
        </DeskNotice>
      ) : view.status === 'read' ? (
        <DeskNotice title="No project to print" text="Open one of your projects, and choose “The sheet”." mood="asleep">
          <a className="button button-signal" href={projectsPath}>
            Your projects
          </a>
        </DeskNotice>
      ) : (
        <DeskSkeleton label="Loading the sheet" />
      )}
    </>
  );
}

async function load(): Promise<void> {
  await loadProjects();
  if ($projects.get().status === 'loaded')
    await openProject(new URLSearchParams(window.location.search).get('p') ?? 'none');
}

function Sheet({ project, isLocal }: { project: ProjectAnswer; isLocal: boolean }) {
  const { id, share } = project.project;
  const sheet = sheetOf(project.project, project);
  return (
    <>
      <div className={styles['bar']}>
        <a className="button button-plain" href={projectAddress({ id })}>
          Back to the project
        </a>
        <button type="button" className="button button-signal" onClick={() => window.print()}>
          Print
        </button>
        {sheetFormats.map((format) =>
          !isLocal ? (
            <a key={format} className="button" href={sheetFilePath(id, format)} download>
              {names[format]}
            </a>
          ) : (
            format !== 'docx' && (
              <button key={format} type="button" className="button" onClick={() => saveLocalSheet(project, format)}>
                {names[format]}
              </button>
            )
          ),
        )}
        {isLocal && (
          <span>
            As a Word file <a href={loginHref()}>with an account</a>.
          </span>
        )}
      </div>
      <ProjectSheet view={sheetView(sheet)} hash={project.hash} byName={share?.byName ?? ''}>
        <SeenBy seen={project.seen} hash={project.hash} />
      </ProjectSheet>
    </>
  );
}

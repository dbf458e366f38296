import type { ProjectAnswer } from '#api/project.contract.ts';
import { countLines } from '#domain/project/change-lines.ts';
import { sheetView } from '#domain/project/sheet-view.ts';
import { sheetOf } from '#domain/project/sheet.ts';
import { LineForm } from './line-form.tsx';
import { Ledger } from './ledger.tsx';
import { ProjectHead } from './project-head.tsx';
import { ProjectWays } from './project-ways.tsx';
import { SinceThen } from './since-then.tsx';
import desk from '#parts/rail-desk.module.css';
import styles from './projects.module.css';

interface Props {
  answer: ProjectAnswer;
  isLocal: boolean;
  lineLimit: number;
  /** Tools that the reader came with, for a new line. */
  wanted: readonly number[];
  onGone: () => void;
}

/** One project: what it is, a new line, its lines with what stood on the day, what has changed since, and its sheet. */
export function ProjectDesk({ answer, isLocal, lineLimit, wanted, onGone }: Props) {
  const { project } = answer;
  const view = sheetView(sheetOf(project, answer));
  const count = countLines(answer);
  return (
    <section className={desk['open']} aria-label={project.name}>
      <ProjectHead answer={answer} />
      <SinceThen answer={answer} />
      <LineForm answer={answer} isLocal={isLocal} lineLimit={lineLimit} count={count} wanted={wanted} />
      {view.assets.length > 0 && (
        <div className={styles['sums']}>
          <p>{view.sums}</p>
          <p>
            <span className="label">For the public</span> {view.disclosure}
          </p>
        </div>
      )}
      <Ledger answer={answer} view={view} />
      <ProjectWays answer={answer} isLocal={isLocal} onGone={onGone} />
    </section>
  );
}

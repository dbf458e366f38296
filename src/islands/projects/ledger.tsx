import type { ProjectAnswer } from '#api/project.contract.ts';
import { isAfterFreeze } from '#domain/project/is-after-freeze.ts';
import type { SheetView } from '#domain/project/sheet-view.ts';
import { LedgerLine } from './ledger-line.tsx';
import styles from './projects.module.css';

/** The lines of a project, newest first as they were added; those that were taken off stand last, with their history. */
export function Ledger({ answer, view }: { answer: ProjectAnswer; view: SheetView }) {
  const { project, lines, facts, since } = answer;
  if (lines.length === 0)
    return <p className={styles['empty']}>No line yet. The first one takes a minute, the next ones seconds.</p>;
  const terms = new Map(view.assets.map(({ id, mark }) => [id, view.terms.find((one) => one.mark === mark)]));
  const newest = lines.toReversed();
  const isOut = ({ versions }: (typeof lines)[number]) => versions.at(-1)?.isWithdrawn === true;
  return (
    <ol role="list" className={styles['ledger']}>
      {[...newest.filter((line) => !isOut(line)), ...newest.filter(isOut)].map((line) => (
        <LedgerLine
          key={line.id}
          project={project.id}
          line={line}
          facts={facts}
          terms={terms.get(line.id)}
          changes={(since?.[line.versions.at(-1)?.facts ?? ''] ?? []).filter((change) => isAfterFreeze(change, line))}
        />
      ))}
    </ol>
  );
}

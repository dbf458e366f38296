import type { TwinReason, Twins } from '#domain/letters/submission/find-twins.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import styles from './review.module.css';

const reasons: Record<TwinReason, string> = {
  address: 'the same address',
  name: 'the same name',
  host: 'the same house',
};
const states = { waiting: 'waits too', accepted: 'was accepted', declined: 'was declined' } as const;

/** What may be the same tool, or of the same maker: to be looked at before deciding. */
export function TwinList({ twins: { tools, submissions } }: { twins: Twins }) {
  if (tools.length + submissions.length === 0) return null;
  return (
    <div className={styles['hint']}>
      <p>Look at these first:</p>
      <ul>
        {tools.map((tool) => (
          <li key={tool.id}>
            The guide has <a href={toolPath(tool)}>{tool.name}</a> ({reasons[tool.by]}).
          </li>
        ))}
        {submissions.map(({ id, toolName, state, by }) => (
          <li key={id}>
            Submission <a href={`#submission-${id}`}>{toolName}</a> {states[state]} ({reasons[by]}).
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { DataSet } from './data-set.ts';
import type { Problem } from './problem.ts';

/** A tool that is not simply active says what happened; one that is shut down says what to use instead. */
export function checkLifecycle({ tools }: DataSet): Problem[] {
  return tools.flatMap(({ file, content: { status } }): Problem[] => {
    const problems: Problem[] = [];
    if (status.state !== 'active' && status.note.trim() === '')
      problems.push({ file, field: 'status.note', remedy: `say in one sentence why it is "${status.state}"` });
    if (status.state === 'shut down' && status.replacedBy === null)
      problems.push({ file, field: 'status.replacedBy', remedy: 'name the id of the tool to use instead' });
    return problems;
  });
}

import { fits } from '#domain/tool/tool-words.ts';
import type { Tool, ToolTask } from '#domain/tool/tool.schema.ts';
import styles from '#parts/desk-room.module.css';

/** A task as the form offers it. */
export interface TaskChoice {
  slug: string;
  title: string;
}

interface Props {
  value: Tool['tasks'];
  tasks: readonly TaskChoice[];
  problems: Readonly<Record<string, string>>;
  onChange(value: ToolTask[]): void;
}

/** The jobs a tool does: each with how well, and why or where it ends. */
export function TaskRows({ value, tasks, problems, onChange }: Props) {
  const put = (index: number, change: Partial<ToolTask>) =>
    onChange(value.map((row, at) => (at === index ? { ...row, ...change } : row)));
  const swap = (index: number) =>
    onChange(
      value.map((row, at) => (at === index ? (value[at - 1] ?? row) : at === index - 1 ? (value[index] ?? row) : row)),
    );
  return (
    <fieldset className={styles['rows']}>
      <legend>Tasks, best fit first</legend>
      {value.map((row, index) => {
        const words = ['task', 'fit', 'note'].flatMap((part) => problems[`tasks.${index}.${part}`] ?? []);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and their fields keep nothing of their own
          <div key={index} className={styles['task']}>
            <select
              className="field"
              aria-label={`Task ${index + 1}`}
              value={row.task}
              onChange={({ target }) => put(index, { task: target.value })}
            >
              {row.task === '' && <option value="">Choose a task …</option>}
              {tasks.map(({ slug, title }) => (
                <option key={slug} value={slug}>
                  {title}
                </option>
              ))}
            </select>
            <select
              className="field"
              aria-label={`How well it does task ${index + 1}`}
              value={row.fit}
              onChange={({ target }) => put(index, { fit: target.value as ToolTask['fit'] })}
            >
              {fits.map((fit) => (
                <option key={fit}>{fit}</option>
              ))}
            </select>
            <input
              className="field"
              aria-label={`Why, or where it ends, of task ${index + 1}`}
              maxLength={90}
              value={row.note}
              onChange={({ target }) => put(index, { note: target.value })}
            />
            <button type="button" className="button" disabled={index === 0} onClick={() => swap(index)}>
              Up<span className="visually-hidden"> with task {index + 1}</span>
            </button>
            <button type="button" className="button" onClick={() => onChange(value.filter((_, at) => at !== index))}>
              Take out<span className="visually-hidden"> task {index + 1}</span>
            </button>
            {words.length > 0 && <p className={styles['problem']}>{words.join('; ')}</p>}
          </div>
        );
      })}
      {problems['tasks'] && <p className={styles['problem']}>{problems['tasks']}</p>}
      <button
        type="button"
        className="button"
        disabled={value.length >= 12}
        onClick={() => onChange([...value, { task: '', fit: 'good at', note: '' }])}
      >
        Add a task
      </button>
    </fieldset>
  );
}

import { fits } from '#domain/tool/tool-words.ts';
import type { Tool, ToolTask } from '#domain/tool/tool.schema.ts';
import styles from '#parts/desk-room.module.css';
import { useFocusAfter } from '../use-focus-after.ts';

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
  const { place, focusAfter } = useFocusAfter<HTMLFieldSetElement>();
  const swap = (index: number) => {
    onChange(
      value.map((row, at) => (at === index ? (value[at - 1] ?? row) : at === index - 1 ? (value[index] ?? row) : row)),
    );
    focusAfter(`[data-row="${index - 1}"] ${index > 1 ? 'button' : 'select'}`); // it goes along with its task
  };
  const takeOut = (index: number) => {
    onChange(value.filter((_, at) => at !== index));
    focusAfter(index < value.length - 1 ? `[data-row="${index}"] select` : ':scope > button');
  };
  const add = () => {
    onChange([...value, { task: '', fit: 'good at', note: '' }]);
    focusAfter(`[data-row="${value.length}"] select`);
  };
  return (
    <fieldset ref={place} className={styles['rows']}>
      <legend>Tasks, best fit first</legend>
      {value.map((row, index) => {
        const words = ['task', 'fit', 'note'].flatMap((part) => problems[`tasks.${index}.${part}`] ?? []);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and their fields keep nothing of their own
          <div key={index} data-row={index} className={styles['task']}>
            <select
              className="field"
              aria-label={`Task ${index + 1}`}
              aria-invalid={problems[`tasks.${index}.task`] !== undefined}
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
              aria-invalid={problems[`tasks.${index}.fit`] !== undefined}
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
              aria-invalid={problems[`tasks.${index}.note`] !== undefined}
              maxLength={90}
              placeholder="Why, or where it ends"
              value={row.note}
              onChange={({ target }) => put(index, { note: target.value })}
            />
            <button type="button" className="button" disabled={index === 0} onClick={() => swap(index)}>
              Up<span className="visually-hidden"> with task {index + 1}</span>
            </button>
            <button type="button" className="button" onClick={() => takeOut(index)}>
              Take out<span className="visually-hidden"> task {index + 1}</span>
            </button>
            {words.length > 0 && <p className={styles['problem']}>{words.join('; ')}</p>}
          </div>
        );
      })}
      {problems['tasks'] && <p className={styles['problem']}>{problems['tasks']}</p>}
      <button type="button" className="button" disabled={value.length >= 12} onClick={add}>
        Add a task
      </button>
    </fieldset>
  );
}

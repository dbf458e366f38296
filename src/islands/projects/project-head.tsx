import { useEffect, useState } from 'react';
import { PROJECT_BOUNDS, type Project } from '#domain/project/project.ts';
import { readyMadeRules } from '#domain/rules/ready-made-rules.ts';
import { rulesText } from '#domain/rules/rule-words.ts';
import { isSameRules } from '#domain/rules/rules-in-force.ts';
import { describe } from '#state/open-project.ts';
import { $ownRules, loadOwnRules, noOwnRules } from '#state/own-rules.ts';
import { useStore } from '../use-store.ts';
import styles from './projects.module.css';

/** Name, client, rules and the owner's note; each is kept when the reader leaves its field. */
export function ProjectHead({ project }: { project: Project }) {
  const own = useStore($ownRules, noOwnRules);
  const [name, setName] = useState(project.name);
  const [client, setClient] = useState(project.client);
  const [note, setNote] = useState(project.note);
  useEffect(() => {
    if ($ownRules.get().status === 'idle') void loadOwnRules();
  }, []);
  const lists = [...readyMadeRules, ...own.lists];
  const chosen = lists.find((list) => list.name === project.rulesName && isSameRules(list.rules, project.rules));
  const keep = () => {
    const words = { name: name.trim() || project.name, client: client.trim(), note: note.trim() };
    setName(words.name);
    if (words.name !== project.name || words.client !== project.client || words.note !== project.note)
      void describe(project.id, words);
  };
  const text = (id: string, label: string, value: string, most: number, set: (value: string) => void) => ({
    id,
    'aria-label': label,
    value,
    maxLength: most,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => set(target.value),
    onBlur: keep,
  });
  return (
    <div>
      <input
        className={styles['title']}
        {...text('project-name', 'Name of the project', name, PROJECT_BOUNDS.name, setName)}
      />
      <div className={styles['about']}>
        <label>
          <span className="label">Client</span>
          <input
            placeholder="Nobody named"
            {...text('project-client', 'Client', client, PROJECT_BOUNDS.client, setClient)}
          />
        </label>
        <label>
          <span className="label">The client’s rules</span>
          <select
            value={chosen?.id ?? ''}
            onChange={({ target }) => {
              const list = lists.find(({ id }) => id === target.value);
              if (list) void describe(project.id, { rules: list.rules, rulesName: list.name });
            }}
          >
            {!chosen && <option value="">{project.rulesName || 'Rules of its own'}</option>}
            {lists.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className="label">Note for yourself</span>
          <input
            placeholder="On no sheet"
            {...text('project-note', 'Note for yourself', note, PROJECT_BOUNDS.note, setNote)}
          />
        </label>
      </div>
      <p className={styles['asks']}>
        {rulesText(project.rules)}. New lines are judged by these rules; lines that are there keep the rules of their
        day. <a href="/rules">Your own rules</a>
      </p>
    </div>
  );
}

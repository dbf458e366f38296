import { useEffect, useRef, useState } from 'react';
import type { LineDraft } from '#state/line-draft.ts';
import { $lineToolsFailed, $toolNames, type LineTool, loadLineTools, loadToolNames } from '#state/line-tools.ts';
import { useStore } from '../use-store.ts';
import styles from './projects.module.css';

type Chosen = LineDraft['tools'][number];

interface Props {
  known: ReadonlyMap<number, LineTool>;
  tools: readonly Chosen[];
  /** Tools that the project has already, with their plans: one press takes one instead. */
  used: readonly Chosen[];
  onChoose(tools: Chosen[]): void;
}

/** The tools that an asset was made with, each with its plan; another one is found by its name. */
export function ToolChoice({ known, tools, used, onChoose }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<{ id: number } | null>(null);
  useEffect(() => {
    if (found) place.current?.querySelector<HTMLElement>(`[data-plan-of="${found.id}"]`)?.focus();
  }, [found]);
  const others = used.filter(({ id }) => known.has(id) && !tools.some((one) => one.id === id));
  const isFailed = useStore($lineToolsFailed);
  const change = (id: number, plan: string) => onChoose(tools.map((one) => (one.id === id ? { id, plan } : one)));
  return (
    <div ref={place} role="group" aria-label="Made with">
      {tools.map(({ id, plan }) => {
        const tool = known.get(id);
        return (
          <div key={id} className={styles['chosen']}>
            <b>{tool?.name ?? `№ ${id}`}</b>
            <select
              className="field"
              data-plan-of={id}
              aria-label={`Plan of ${tool?.name ?? 'the tool'}`}
              value={plan}
              onChange={({ target }) => change(id, target.value)}
            >
              <option value="">No plan of the guide</option>
              {plan !== '' && !tool?.plans.some(({ name }) => name === plan) && <option value={plan}>{plan}</option>}
              {tool?.plans.map(({ name, price }) => (
                <option key={name} value={name}>
                  {price === '' ? name : `${name}, ${price}`}
                </option>
              ))}
            </select>
            <button
              type="button"
              className="button button-plain"
              aria-label={`Not with ${tool?.name ?? 'this tool'}`}
              onClick={() => onChoose(tools.filter((one) => one.id !== id))}
            >
              ×
            </button>
          </div>
        );
      })}
      {isFailed && (
        <p role="alert">
          The plans could not be loaded.{' '}
          <button
            type="button"
            className="button button-plain"
            onClick={() => void loadLineTools(tools.map(({ id }) => id))}
          >
            Try again
          </button>
        </p>
      )}
      <ToolSearch
        label={tools.length === 0 ? 'Made with' : 'And with (optional)'}
        onFind={(id) => {
          if (!tools.some((one) => one.id === id))
            onChoose([...tools, used.find((one) => one.id === id) ?? { id, plan: '' }]);
          setFound({ id });
        }}
      />
      {others.length > 0 && (
        <div role="group" aria-label="Instead, from this project" className={styles['used']}>
          {others.map((one) => (
            <button key={one.id} type="button" className="button" onClick={() => onChoose([one])}>
              {[known.get(one.id)?.name, one.plan].filter(Boolean).join(', ')}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** Tools offered at once. */
const MAX_FOUND = 8;

/** One tool of the guide by a part of its name; Enter takes the first that fits. */
function ToolSearch({ label, onFind }: { label: string; onFind(id: number): void }) {
  const names = useStore($toolNames);
  const [text, setText] = useState('');
  const typed = text.trim().toLowerCase();
  const found = fitting(names, typed);
  const take = (id: number) => {
    setText('');
    onFind(id);
  };
  /** Enter may be faster than the names of all tools. */
  const takeOnceKnown = async () => {
    await loadToolNames();
    const [first] = fitting($toolNames.get(), typed);
    if (first) take(first.id);
  };
  return (
    <div className={styles['search']}>
      <label htmlFor="line-tool">{label}</label>
      <input
        id="line-tool"
        className="field"
        type="search"
        placeholder="A part of its name"
        autoComplete="off"
        aria-describedby="line-tool-found"
        value={text}
        onFocus={() => void loadToolNames()}
        onChange={({ target }) => {
          setText(target.value);
          void loadToolNames();
        }}
        onKeyDown={(event) => {
          const [first] = found;
          if (event.key !== 'Enter' || typed === '') return;
          event.preventDefault(); // it sends no form that lacks its tool
          if (first) take(first.id);
          else if (names.length === 0) void takeOnceKnown();
        }}
      />
      <ul role="list" id="line-tool-found">
        {found.map(({ id, name }) => (
          <li key={id}>
            <button type="button" onClick={() => take(id)}>
              {name}
            </button>
          </li>
        ))}
        {typed !== '' && names.length > 0 && found.length === 0 && <li>No tool of that name in the guide.</li>}
      </ul>
    </div>
  );
}

function fitting(names: readonly { id: number; name: string }[], typed: string): { id: number; name: string }[] {
  if (typed === '') return [];
  return names
    .filter(({ name }) => name.toLowerCase().includes(typed))
    .sort((one, other) => startsWith(other.name, typed) - startsWith(one.name, typed))
    .slice(0, MAX_FOUND);
}

function startsWith(name: string, typed: string): number {
  return Number(name.toLowerCase().startsWith(typed));
}

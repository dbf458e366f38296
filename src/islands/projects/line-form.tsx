import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { ProjectAnswer } from '#api/project.contract.ts';
import { PROJECT_BOUNDS, projectAddress } from '#domain/project/project.ts';
import { $lineTools, $toolsGone, loadLineTools } from '#state/line-tools.ts';
import { assetsOf, beginDraft, keepDraft, type LineDraft, likeLast, usedTools } from '#state/line-draft.ts';
import { $linesPending, addToProject } from '#state/open-project.ts';
import { useStore } from '../use-store.ts';
import { SourceField } from './source-field.tsx';
import { TableForm } from './table-form.tsx';
import { ToolChoice } from './tool-choice.tsx';
import styles from './projects.module.css';

/** Tools of the project that are offered at once. */
const MAX_USED = 8;

interface Props {
  answer: ProjectAnswer;
  isLocal: boolean;
  lineLimit: number;
  /** Lines that count. */
  count: number;
  wanted: readonly number[];
}

/**
 * A new line in one go: tool and plan are those of the last one, the day is today, and several assets stand under one
 * another. What was typed stays until it is on the project.
 */
export function LineForm({ answer: { project, lines }, isLocal, lineLimit, count, wanted }: Props) {
  const isPending = useStore($linesPending);
  const known = useStore($lineTools);
  const gone = useStore($toolsGone);
  const assets = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useState(() => beginDraft(project.id, lines, wanted));
  const [problem, setProblem] = useState('');
  const [told, setTold] = useState('');
  const [isTable, setTable] = useState(draft.table !== '');
  const used = usedTools(lines).slice(0, MAX_USED);
  const ids = [...draft.tools, ...used].map(({ id }) => id).join();

  useEffect(() => {
    void loadLineTools(ids.split(',').map(Number).filter(Boolean));
  }, [ids]);

  useEffect(() => {
    if (draft.tools.some(({ id }) => gone.has(id)))
      setDraft((now) => ({ ...now, tools: now.tools.filter(({ id }) => !gone.has(id)) }));
  }, [gone]);

  useEffect(() => {
    if (wanted.length === 0) return;
    // The draft has them now: a reload brings back what was chosen since.
    keepDraft(project.id, draft);
    history.replaceState(null, '', projectAddress(project));
  }, []);

  useEffect(() => {
    setDraft((now) => likeLast(now, lines));
  }, [lines.length]);

  const change = (said: (now: LineDraft) => Partial<LineDraft>) => {
    setDraft((now) => {
      const next = { ...now, ...said(now) };
      keepDraft(project.id, next);
      return next;
    });
    setProblem('');
  };
  const type = (words: Partial<LineDraft>) => change(() => words);
  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const named = assetsOf(draft.assets);
    const problem = problemOf(draft, named);
    setProblem(problem);
    if (problem !== '') return;
    const { account, day, human, sourceType } = draft;
    const added = named.flatMap((asset) =>
      draft.tools.map(({ id: toolId, plan }) => ({
        ...{ id: crypto.randomUUID(), asset, toolId, plan, account, day, human, sourceType },
      })),
    );
    if (!(await addToProject(project.id, added))) return;
    // What was typed while they were on their way stays.
    change((now) => ({
      assets: assetsOf(now.assets)
        .filter((asset) => !named.includes(asset))
        .join('\n'),
      human: now.human === human ? '' : now.human,
    }));
    setTold(added.length === 1 ? `${named[0]} is on the project.` : `${added.length} lines are on the project.`);
    assets.current?.focus();
  };
  const isFull = count >= lineLimit;
  return (
    <section className={styles['adding']} aria-labelledby="adding-title">
      <header>
        <h2 id="adding-title">New line</h2>
        <button
          type="button"
          className="button button-plain"
          onClick={() => {
            setTable(!isTable);
            setTold('');
          }}
        >
          {isTable ? 'One by one' : 'Paste a table'}
        </button>
      </header>
      <p role="status" className={styles['told']}>
        {told}
      </p>
      {isTable ? (
        <TableForm project={project.id} isLocal={isLocal} draft={draft} onChange={change} />
      ) : (
        <form onSubmit={(event) => void add(event)}>
          <div className={styles['assets']}>
            <label htmlFor="line-assets">What was made, one a line</label>
            <textarea
              ref={assets}
              id="line-assets"
              className="field"
              rows={1}
              placeholder="hero-film-v3.mp4"
              aria-invalid={problem !== ''}
              aria-describedby="line-problem"
              value={draft.assets}
              onChange={({ target }) => type({ assets: target.value })}
            />
          </div>
          <ToolChoice known={known} tools={draft.tools} used={used} onChoose={(tools) => type({ tools })} />
          <div>
            <label htmlFor="line-day">Day of the work</label>
            <input
              id="line-day"
              className="field"
              type="date"
              required
              value={draft.day}
              onChange={({ target }) => type({ day: target.value })}
            />
          </div>
          <SourceField id="line-source" value={draft.sourceType} onChange={(sourceType) => type({ sourceType })} />
          <div>
            <label htmlFor="line-human">What a person did (optional)</label>
            <input
              id="line-human"
              className="field"
              maxLength={PROJECT_BOUNDS.human}
              placeholder="Storyboard, edit, grade"
              value={draft.human}
              onChange={({ target }) => type({ human: target.value })}
            />
          </div>
          <div>
            <label htmlFor="line-account">Account (optional)</label>
            <input
              id="line-account"
              className="field"
              maxLength={PROJECT_BOUNDS.account}
              placeholder="studio@agency.example"
              autoComplete="off"
              value={draft.account}
              onChange={({ target }) => type({ account: target.value })}
            />
          </div>
          <div className={styles['add']}>
            <button type="submit" className="button button-signal" disabled={isPending}>
              {isPending ? 'Freezing the facts …' : 'Add and freeze the facts'}
            </button>
            {isFull && (
              <a href="/subscribe">
                All {lineLimit} lines are taken. Core has up to {PROJECT_BOUNDS.lines}
              </a>
            )}
            <p id="line-problem" role="alert">
              {problem}
            </p>
          </div>
        </form>
      )}
    </section>
  );
}

function problemOf({ tools, day }: LineDraft, assets: readonly string[]): string {
  const long = assets.find((asset) => asset.length > PROJECT_BOUNDS.asset);
  if (assets.length === 0) return 'Name what was made: a file, a shot, a title.';
  if (long !== undefined) return `“${long.slice(0, 40)} …” has more than ${PROJECT_BOUNDS.asset} characters.`;
  if (tools.length === 0) return 'Choose the tool that it was made with.';
  if (day === '') return 'Name the day of the work.';
  if (assets.length * tools.length > PROJECT_BOUNDS.linesAtOnce)
    return `At most ${PROJECT_BOUNDS.linesAtOnce} lines at once: add the rest after them.`;
  return '';
}

import { useCallback, useEffect, useRef, useState } from 'react';
import type { FactDebtAnswer, FactOnDesk } from '#api/admin-facts.contract.ts';
import { $factDebt, $made, decide, loadFactDebt, takeBackLast } from '#state/fact-debt.ts';
import { lastFormDraft } from '#state/form-draft.ts';
import { AdminGate } from '../admin-gate.tsx';
import { AdminReading } from '../admin-reading.tsx';
import { useStore } from '../use-store.ts';
import { type Mode, draftName } from './draft-name.ts';
import { FactCard } from './fact-card.tsx';
import { TermsDesk } from './terms-desk.tsx';
import styles from './facts.module.css';

/** What waits for an editor, one fact at a time, all by keyboard; below it what changed in the terms. */
export function FactDesk() {
  return (
    <AdminGate path="/admin/facts">
      <Desk />
      <TermsDesk />
    </AdminGate>
  );
}

function Desk() {
  const reading = useStore($factDebt);
  useEffect(() => {
    void loadFactDebt();
  }, []);
  return (
    <AdminReading reading={reading} retry={() => void loadFactDebt()}>
      {(read) => <Queue {...read} />}
    </AdminReading>
  );
}

/** What was begun before the page was loaded again: it stands open. */
function begun(tasks: readonly FactOnDesk[]): { place: number; mode: Mode } {
  const forms = tasks.flatMap((task, place) =>
    (['confirm', 'correct'] as const).map((mode) => ({ place, mode, name: draftName(task, mode) })),
  );
  const last = lastFormDraft(forms.map(({ name }) => name));
  return forms.find(({ name }) => name === last) ?? { place: 0, mode: 'look' };
}

function Queue({ watch, counts, tasks }: FactDebtAnswer) {
  const made = useStore($made);
  const [start] = useState(() => begun(tasks));
  const [place, setPlace] = useState(start.place);
  const [mode, setMode] = useState<Mode>(start.mode);
  const list = useRef<HTMLOListElement>(null);
  const at = Math.min(place, Math.max(0, tasks.length - 1));
  const task = tasks[at];

  const go = useCallback(
    (next: number) => {
      setMode('look');
      setPlace(Math.min(Math.max(0, next), Math.max(0, tasks.length - 1)));
    },
    [tasks.length],
  );
  useEffect(() => {
    const [box, current] = [list.current, list.current?.querySelector<HTMLElement>('[aria-current="true"]')];
    if (!box || !current) return;
    const [inBox, inView] = [box.getBoundingClientRect(), current.getBoundingClientRect()];
    box.scrollTop += Math.min(0, inView.top - inBox.top) + Math.max(0, inView.bottom - inBox.bottom); // the page stays
  }, [at]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') setMode('look');
      if (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.closest('[role="dialog"]')) return;
      const act = keys(at, go, setMode, task)[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [at, go, task]);

  const corrected = made[0]?.decision === 'correct' ? made[0] : null;
  const waiting = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <div className={styles['desk']}>
      <div className={styles['head']}>
        <p role="status">
          <b>{waiting}</b> {waiting === 1 ? 'fact waits' : 'facts wait'}: {counts.reported} told by readers,{' '}
          {counts['page changed']} on changed pages, {counts.gone} on pages that are gone, {counts['could not be read']}{' '}
          not readable, {counts['not read']} read by nobody yet.
        </p>
        <p className={styles['watch']}>{watch}</p>
        <p className={styles['keys']}>
          <kbd>J</kbd> <kbd>K</kbd> next, back · <kbd>C</kbd> confirm · <kbd>E</kbd> correct · <kbd>L</kbd> leave ·{' '}
          <kbd>O</kbd> open the source · <kbd>Z</kbd> take back
        </p>
        <button type="button" className="button" disabled={made.length === 0} onClick={() => void takeBackLast()}>
          Take the last decision back
        </button>
        {corrected && (
          <a className="button" href={`/admin/drops?new&tool=${corrected.task.toolId}&correction=${corrected.attempt}`}>
            Draft a drop about {corrected.task.toolName}, {corrected.task.title.toLowerCase()}
          </a>
        )}
      </div>
      {task ? (
        <div className={styles['columns']}>
          <ol ref={list} role="list" className={styles['queue']} aria-label="Facts that wait">
            {tasks.map((one, index) => (
              <li key={`${one.toolId} ${one.fact}`}>
                <button type="button" aria-current={index === at} onClick={() => go(index)}>
                  <span>
                    {one.toolName}, {one.title.toLowerCase()}
                  </span>
                  <span className={styles['kind']}>{kindText(one)}</span>
                </button>
              </li>
            ))}
          </ol>
          <FactCard key={`${task.toolId} ${task.fact}`} task={task} mode={mode} setMode={setMode} />
        </div>
      ) : (
        <p>Nothing waits. {watch}</p>
      )}
    </div>
  );
}

function kindText({ kind, saves }: FactOnDesk): string {
  const saved = saves > 0 ? `, saved by ${saves}` : '';
  return `${kind === 'reported' ? 'a reader says so' : kind}${saved}`;
}

function keys(
  at: number,
  go: (place: number) => void,
  setMode: (mode: Mode) => void,
  task: FactOnDesk | undefined,
): Record<string, () => void> {
  return {
    j: () => go(at + 1),
    k: () => go(at - 1),
    c: () => setMode('confirm'),
    e: () => setMode('correct'),
    l: () => void (task && decide(task, { decision: 'leave', reason: '', toldBy: null })),
    o: () => void (task?.evidence && window.open(task.evidence.source, '_blank', 'noopener')),
    z: () => void takeBackLast(),
  };
}

import { useStore } from '../use-store.ts';
import { useId, useState } from 'react';
import type { SavedTool } from '#api/saved-tools.ts';
import type { LocalSave } from '#domain/person/local-saves.ts';
import type { VerdictStatement } from '#domain/rules/verdict-statement.ts';
import { passesFirst } from '#domain/rules/order-under-rules.ts';
import type { Rules } from '#domain/rules/rules.schema.ts';
import { verdictHead, verdictRest } from '#domain/rules/verdicts-side-by-side.ts';
import { rulesText } from '#domain/rules/rule-words.ts';
import { lowerFirst } from '#domain/text/first-letter.ts';
import { orList } from '#domain/text/list-text.ts';
import { UNCONFIRMED_NOTE } from '#domain/tool/plan/price.ts';
import { hasUnreadPrice } from '#domain/tool/plan/two-prices.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import { $localSaves } from '#state/local-saves.ts';
import { openCollecting } from '#state/collecting.ts';
import { $rulesInForce, $verdicts } from '#state/rules-in-force.ts';
import { $isSaved, $savedTools, $savePending, loadSavedTools, toggleSave } from '#state/saved-tools.ts';
import { Terms } from '#parts/plan-price.tsx';
import { RowMark } from '#parts/row-mark.tsx';
import { useUnderRules } from '../use-under-rules.ts';
import desk from './desk.module.css';
import styles from './saved-tools.module.css';

/** The list of saves with its four states. */
export function SavedTools() {
  const saved = useStore($savedTools);
  const isBare = saved.status === 'loaded' && saved.list.length === 0;
  return (
    <section aria-labelledby="saved-tools" className={`${desk['part']} ${isBare ? styles['bare'] : ''}`}>
      <h2 id="saved-tools">
        Saved Tools {saved.status === 'loaded' && !isBare && <span className={desk['count']}>{saved.list.length}</span>}
      </h2>
      <Content status={saved.status} list={saved.list} />
      <LeftInBrowser />
    </section>
  );
}

function Content({ status, list }: { status: string; list: readonly SavedTool[] }) {
  const ordered = useUnderRules(list, passesFirst);
  if (status === 'failed') {
    return (
      <p role="alert">
        Your saved tools could not be loaded.{' '}
        <button type="button" className="button" onClick={() => void loadSavedTools()}>
          Try again
        </button>
      </p>
    );
  }
  if (status !== 'loaded' && list.length === 0) {
    return (
      <div role="status">
        <span className="visually-hidden">Loading your saved tools</span>
        {[0, 1, 2].map((row) => (
          <div key={row} className={styles['skeleton']} />
        ))}
      </div>
    );
  }
  if (list.length === 0) {
    return (
      <>
        <p>
          <b>No saved tools yet</b>
        </p>
        <p>Save some, and here stands what they cost together, what you may do with them, and what changes.</p>
        <img src="/mascot/yak-resting.svg" alt="" width="136" height="120" />
        <div className={desk['actions']}>
          <a className="button button-signal" href="/tools">
            Browse the tools
          </a>
        </div>
      </>
    );
  }
  return <SavedRows list={ordered} isJudged />;
}

/** Saved tools under common heads: what each costs, whether that permits paid work, and what becomes of uploads; `isJudged`: apart by what the rules in force come to. */
export function SavedRows({ list, isJudged = false }: { list: readonly SavedTool[]; isJudged?: boolean }) {
  const inForce = useStore($rulesInForce, null);
  const verdicts = useStore($verdicts);
  const rules = isJudged ? inForce?.rules : undefined;
  return (
    <>
      <p className={styles['heads']} aria-hidden="true">
        <span>Tool</span>
        <span>Price a month</span>
        <span>Paid work</span>
        <span>Uploads</span>
      </p>
      {rules && verdicts.size > 0 ? (
        <Judged list={list} verdicts={verdicts} rules={rules} />
      ) : (
        <ul role="list">
          {list.map((tool) => (
            <SavedRow key={tool.id} tool={tool} />
          ))}
        </ul>
      )}
      {list.some(hasUnreadPrice) && <p className={styles['mark']}>{UNCONFIRMED_NOTE}</p>}
    </>
  );
}

interface JudgedProps {
  list: readonly SavedTool[];
  verdicts: ReadonlyMap<number, VerdictStatement>;
  rules: Rules;
}

/** The rows of each verdict below a line that says it once. */
function Judged({ list, verdicts, rules }: JudgedProps) {
  const headOf = ({ id }: SavedTool) => verdictHead(verdicts.get(id));
  const groups = Map.groupBy(list, (tool) => Object.values(headOf(tool)).join(' '));
  return [...groups].map(([key, [first, ...others]]) => {
    if (!first) return null;
    const { sign, word, what: issue } = headOf(first);
    const isPass = word.startsWith('Passes');
    const what = isPass ? lowerFirst(rulesText(rules)) : issue;
    const unasked = isPass ? unaskedText(rules) : '';
    return (
      <section key={key} aria-label={word + (what && `: ${what}`)}>
        <p className={styles['verdict']} data-verdict={verdicts.get(first.id)?.verdict}>
          <span aria-hidden="true">{sign}</span>
          <span>
            <b>
              {word}
              {what && <i>: {what}</i>}
            </b>{' '}
            {unasked && <small>{unasked}</small>}
          </span>
        </p>
        <ul role="list">
          {[first, ...others].map((tool) => (
            <SavedRow key={tool.id} tool={tool} verdict={verdicts.get(tool.id)} />
          ))}
        </ul>
      </section>
    );
  });
}

/** 'Your rules don’t ask about uploads.': which of the columns no pass is a word on; empty where they ask about both. */
function unaskedText({ paidWork, noTraining }: Rules): string {
  const unasked = [!paidWork && 'paid work', !noTraining && 'uploads'].filter((one) => one !== false);
  return unasked.length === 0 ? '' : `Your rules don’t ask about ${orList(unasked)}.`;
}

interface RowProps {
  tool: SavedTool;
  verdict?: VerdictStatement | undefined;
}

function SavedRow({ tool, verdict }: RowProps) {
  const pending = useStore($savePending)[tool.id] ?? false;
  const [isLeaving, setLeaving] = useState(false);
  const menu = useId();
  const rest = verdict && verdictRest(verdict, tool.priceOfYes);
  const remove = async () => {
    setLeaving(true);
    $isSaved.setKey(tool.id, true);
    await toggleSave({ id: tool.id, name: tool.name });
    setLeaving(false);
  };
  return (
    <li className={styles['row']} data-leaving={isLeaving}>
      <span className={styles['named']}>
        <RowMark icon={tool.icon} name={tool.name} />
        <a href={toolPath(tool)}>{tool.name}</a>
      </span>
      <Terms className={styles['terms']} line={tool.price} tool={tool} uploads={tool.uploads} />
      {rest && <p className={styles['rest']}>{rest}</p>}
      <button type="button" className={styles['opener']} popoverTarget={menu} aria-label={`More for ${tool.name}`}>
        <span aria-hidden="true">⋯</span>
      </button>
      <div id={menu} popover="auto" className={styles['menu']}>
        <button
          type="button"
          aria-label={`Collect ${tool.name}`}
          popoverTarget={menu}
          popoverTargetAction="hide"
          onClick={() => openCollecting(tool)}
        >
          Collect
        </button>
        <button
          type="button"
          disabled={pending}
          popoverTarget={menu}
          popoverTargetAction="hide"
          onClick={() => void remove()}
          aria-label={`Remove ${tool.name}`}
        >
          Remove
        </button>
      </div>
    </li>
  );
}

/** What the page was printed with. */
const NOTHING_KEPT: readonly LocalSave[] = [];

/** Saves from before sign-in that the plan has no room for. */
function LeftInBrowser() {
  const left = useStore($localSaves, NOTHING_KEPT);
  if (left.length === 0) return null;
  return (
    <p className={styles['left']}>
      Still only in this browser, since your saves are full: {left.map(({ name }) => name).join(', ')}.{' '}
      <a href="/subscribe">Core has no limit</a>{' '}
      <button type="button" className="button button-plain" onClick={() => $localSaves.set([])}>
        Forget them
      </button>
    </p>
  );
}

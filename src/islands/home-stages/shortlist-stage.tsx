import { useStore } from '../use-store.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { lowerFirst } from '#domain/text/first-letter.ts';
import { goalOfResults } from '#domain/recommendation/quiz-progress.ts';
import { failsLast } from '#domain/rules/order-under-rules.ts';
import { rulesText } from '#domain/rules/rule-words.ts';
import { rulesQuery } from '#domain/rules/rules-address.ts';
import type { Rules } from '#domain/rules/rules.schema.ts';
import { rulesSaid } from '#domain/rules/rules-said.ts';
import { groupByJob } from '#domain/search/group-by-job.ts';
import { shortlistHeading } from '#domain/search/shortlist-heading.ts';
import type { SearchTask } from '#domain/search/task-index.ts';
import type { CatalogueEntry } from '#domain/search/tool-index.ts';
import { taskPath } from '#domain/task/task-path.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import { $quizWords, showShortlist, startQuiz } from '#state/quiz.ts';
import { noteSearch, watchFinds } from '#state/missed-search.ts';
import { putSaidInForce } from '#state/rules-in-force.ts';
import { $isSearchLost, loadGuideSearch } from '#state/search.ts';
import type { GuideFinds } from '#state/guide-search.ts';
import { $toolIndex } from '#state/tool-index.ts';
import { readEarTag } from '#domain/tool/ear-tag.ts';
import { rowRights } from '#domain/tool/ear-tag-words.ts';
import { TermHeads, Terms } from '#parts/plan-price.tsx';
import { RowMark } from '#parts/row-mark.tsx';
import { VerdictPlace } from '#parts/verdict-place.tsx';
import { SaveButton } from '../save-button.tsx';
import { useFocusAfter } from '../use-focus-after.ts';
import { useMeantFinds } from '../use-meant-finds.ts';
import { useUnderRules } from '../use-under-rules.ts';
import { VerdictTally } from '../verdict-tally.tsx';
import { HeroSearch } from './hero-search.tsx';
import { ResultsSkeleton } from './results-skeleton.tsx';
import styles from './shortlist-stage.module.css';

/** Tools of a shortlist; the others are shown on demand. */
const TOOLS_AT_MOST = 12;
const TASKS_AT_MOST = 4;
/** Characters that the field shows whole on a phone: the heading does not repeat them there. */
const WHOLE_IN_FIELD = 32;

/** What the guide has for the typed words: tools with their reason and price, the tasks they speak of, and the questions that narrow it. */
export function ShortlistStage() {
  const words = useStore($quizWords);
  const isLost = useStore($isSearchLost);
  const heading = useRef<HTMLHeadingElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const rules = rulesSaid(words);
  const finds = useMeantFinds(words);
  const isMissed = finds !== null && finds.tools.length + finds.tasks.length === 0;

  const title =
    finds === null
      ? `Looking for “${words}”`
      : rules && finds.tools.length === 0
        ? `“${words}”: under a client’s rules`
        : shortlistHeading(finds, words);
  const typed = ` for “${words}”`;
  const [before, after] = title.split(typed);

  useEffect(() => noteSearch(isMissed ? words : ''), [isMissed, words]);
  const isFound = finds !== null && !isMissed;
  useEffect(() => (isFound && results.current ? watchFinds(words, results.current) : undefined), [isFound, words]);
  // The field that led here is drawn anew: without this the keyboard would start again at the top of the page.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [words]);

  return (
    <section className={styles['shortlist']}>
      <HeroSearch key={words} first={words} />
      <h1 ref={heading} tabIndex={-1}>
        {before}
        {after !== undefined && (
          <span className={words.length <= WHOLE_IN_FIELD ? styles['typed'] : undefined}>{typed}</span>
        )}
        {after}
      </h1>
      {rules && <UnderRules rules={rules} />}
      {finds ? (
        <div ref={results} className={styles['results']}>
          <Finds key={words} finds={finds} words={words} />
        </div>
      ) : isLost ? (
        <p role="alert" className="lede">
          The search could not be loaded: the connection may be gone.{' '}
          <button type="button" className="button" onClick={() => void loadGuideSearch()}>
            Try again
          </button>
        </p>
      ) : (
        <ResultsSkeleton isList />
      )}
    </section>
  );
}

/** The way to what passes, for words that speak of what a client allows. */
function UnderRules({ rules }: { rules: Rules }) {
  return (
    <div className={styles['refine']}>
      <p>You speak of rules. {rulesText(rules)}:</p>
      <a
        className="button button-signal"
        href={`/rules?${rulesQuery(rules)}#tally`}
        onClick={() => putSaidInForce(rules)}
      >
        See which tools pass
      </a>
    </div>
  );
}

function Finds({ finds, words }: { finds: GuideFinds; words: string }) {
  const { tools, tasks, offered, didYouMean, notRead } = finds;
  const goal = goalOfResults(tools.map(({ entry }) => entry.search));
  const [isWhole, setWhole] = useState(false);
  const { place, focusAfter } = useFocusAfter<HTMLDivElement>();
  const [first, others] = useMemo(() => {
    const all = tools.map((found) => ({ id: found.entry.id, ...found }));
    return [all.slice(0, TOOLS_AT_MOST), all.slice(TOOLS_AT_MOST)];
  }, [tools]);
  const shown = isWhole ? [...first, ...others] : first;
  const listed = useUnderRules(first, failsLast);
  const listedOthers = useUnderRules(others, failsLast);
  const groups = useMemo(() => groupByJob(listed, tasks), [listed, tasks]);
  const countOf = useDoers();
  const hasParts = groups.length > 1;
  const only = hasParts ? null : groups[0]?.job;
  const named = (tasks.length > 0 || rulesSaid(words) !== null ? tasks : offered)
    .slice(0, TASKS_AT_MOST)
    .filter((task) => !groups.some(({ job }) => job === task));
  return (
    <>
      {tools.length > 1 && (
        <p className={styles['narrow']}>
          Narrow it<span> by job, budget and level</span>:{' '}
          <button type="button" className={styles['meant']} onClick={() => startQuiz(words, goal)}>
            {goal === null ? '5' : '4'} questions
          </button>
        </p>
      )}
      {(didYouMean !== null || notRead !== null) && (
        <p className="lede">
          {didYouMean !== null && (
            <>
              Did you mean{' '}
              <button type="button" className={styles['meant']} onClick={() => showShortlist(didYouMean)}>
                {didYouMean}
              </button>
              ?{' '}
            </>
          )}
          {notRead}
        </p>
      )}
      {only && (
        <p className={styles['only']}>
          The job: <a href={taskPath(only)}>{only.title}</a>
          {countOf(only) > tools.length && ` (${tools.length} of its ${countOf(only)} tools)`}
        </p>
      )}
      <VerdictTally ids={shown.map(({ id }) => id)} order={hasParts ? 'fails last in each part' : 'fails last'} />
      <div ref={place}>
        {tools.length > 0 && <TermHeads className={styles['columns']} />}
        {groups.map(({ job, rows }, part) => {
          const isHeaded = hasParts && (job !== null || part > 0);
          return (
            <section key={job?.slug ?? part} className={styles['part']}>
              {isHeaded && (
                <h2>
                  {job ? (
                    <a href={taskPath(job)}>
                      {job.title} <u>{countText(countOf(job))}</u>
                    </a>
                  ) : (
                    'Also found'
                  )}
                </h2>
              )}
              <ol role="list">
                {rows.map(({ found, reason }, index) => (
                  <Row
                    key={found.id}
                    entry={found.entry}
                    reason={reason}
                    level={isHeaded ? 'h3' : 'h2'}
                    isLead={part + index === 0}
                    order={part + index === 0 && found.id === tools[0]?.entry.id ? finds.whyFirst : null}
                  />
                ))}
              </ol>
            </section>
          );
        })}
        {isWhole && (
          <section className={styles['part']}>
            <h2 tabIndex={-1}>{otherText(others.length)}</h2>
            <ol role="list">
              {listedOthers.map(({ id, entry, why }) => (
                <Row key={id} entry={entry} reason={why} level="h3" isLead={false} order={null} />
              ))}
            </ol>
          </section>
        )}
      </div>
      {!isWhole && others.length > 0 && (
        <button
          type="button"
          className={`button ${styles['rest']}`}
          onClick={() => {
            setWhole(true);
            focusAfter('h2[tabindex]');
          }}
        >
          Show {lowerFirst(otherText(others.length))}
        </button>
      )}
      {offered.length > 0 && <img src="/mascot/yak-idle.svg" alt="" width="240" height="150" />}
      {(named.length > 0 || tools.length === 0) && (
        <nav className={styles['onward']} aria-label="More for this job">
          {tools.length > 0 && <span>Jobs close by:</span>}
          {offered.length > 0 && <span>Try other words, or begin with a job:</span>}
          {named.map((task) => (
            <a key={task.slug} href={taskPath(task)}>
              {task.title}
            </a>
          ))}
          {tools.length === 0 && <a href="/tools">See all tools</a>}
        </nav>
      )}
    </>
  );
}

/** Counts the living tools of the guide that do a job. */
function useDoers(): (task: SearchTask) => number {
  const index = useStore($toolIndex);
  return ({ slug }) =>
    index.status === 'loaded'
      ? index.entries.filter(({ search }) => search.isAlive && search.tasks.some(({ task }) => task === slug)).length
      : 0;
}

/** The way to the page of a job, which has all that do it: 'All 7', '1 tool'. */
function countText(count: number): string {
  return count === 1 ? '1 tool' : `All ${count}`;
}

/** 'The other 6', 'The other one' */
function otherText(count: number): string {
  return `The other ${count === 1 ? 'one' : count}`;
}

interface RowProps {
  entry: CatalogueEntry;
  /** Why it was found. */
  reason: string;
  level: 'h2' | 'h3';
  isLead: boolean;
  /** What put it before the next one, where that is told. */
  order: string | null;
}

/** One tool: how well it fits, what it is, what it costs and what becomes of uploads; of the first one also why it stands there, who skips it and the way on. */
function Row({ entry, reason, level: Heading, isLead, order }: RowProps) {
  const [why = '', tie] = order?.split(/(?<=\.) (?=Equal otherwise)/) ?? [];
  const isFitTold = reason !== '' && why.startsWith(reason.replace(/ it$/, ' the job'));
  return (
    <li className={styles['row']} data-lead={isLead || undefined}>
      <div className={styles['name']}>
        <RowMark icon={entry.icon} name={entry.name} />
        <Heading>
          <a href={toolPath(entry)}>{entry.name}</a>
        </Heading>
        {reason && !isFitTold && <p>{reason}</p>}
      </div>
      <div className={styles['what']}>
        <p>{entry.line}</p>
        <VerdictPlace id={entry.id} />
      </div>
      <Terms className={styles['terms']} line={entry.price} {...rowRights(readEarTag(entry.tag))} />
      {why && (
        <p>
          <b>Why it is first.</b> {why} {tie && <span>{tie}</span>}
        </p>
      )}
      {isLead && entry.skipItIf && (
        <p>
          <b>Skip it if</b> {entry.skipItIf}.
        </p>
      )}
      {isLead && (
        <a className="button button-signal" href={toolPath(entry)}>
          See {entry.name}
        </a>
      )}
      <SaveButton id={entry.id} name={entry.name} isSign />
    </li>
  );
}

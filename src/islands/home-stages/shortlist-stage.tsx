import { useStore } from '../use-store.ts';
import { useEffect, useMemo, useRef } from 'react';
import { goalOfResults } from '#domain/recommendation/quiz/quiz-progress.ts';
import { failsLast } from '#domain/rules/order-under-rules.ts';
import { rulesText } from '#domain/rules/rule-words.ts';
import { rulesQuery } from '#domain/rules/rules-address.ts';
import type { Rules } from '#domain/rules/rules.schema.ts';
import { rulesSaid } from '#domain/rules/rules-said.ts';
import { shortlistHeading } from '#domain/search/shortlist-heading.ts';
import { taskPath } from '#domain/task/task-path.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import { $quizWords, showShortlist, startQuiz } from '#state/quiz.ts';
import { noteSearch, watchFinds } from '#state/missed-search.ts';
import { putSaidInForce } from '#state/rules-in-force.ts';
import { $isSearchLost, loadGuideSearch } from '#state/search.ts';
import type { ResultEntry, GuideFinds } from '#state/guide-search.ts';
import { readEarTag } from '#domain/tool/ear-tag/ear-tag.ts';
import { rightsLine } from '#domain/tool/ear-tag/ear-tag-words.ts';
import { RowMark } from '#parts/row-mark.tsx';
import { VerdictPlace } from '#parts/verdict-place.tsx';
import { SaveButton } from '../save-button.tsx';
import { useMeantFinds } from '../use-meant-finds.ts';
import { useUnderRules } from '../use-under-rules.ts';
import { VerdictTally } from '../verdict-tally.tsx';
import { HeroSearch } from './hero-search.tsx';
import { ResultsSkeleton } from './results-skeleton.tsx';
import styles from './shortlist-stage.module.css';

/** Tools of a shortlist; the catalogue has the others. */
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
          <Finds finds={finds} words={words} />
        </div>
      ) : isLost ? (
        <p role="alert" className="lede">
          The search could not be loaded: the connection may be gone.{' '}
          <button type="button" className="button" onClick={() => void loadGuideSearch()}>
            Try again
          </button>
        </p>
      ) : (
        <ResultsSkeleton />
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
  const first = useMemo(() => tools.slice(0, TOOLS_AT_MOST).map((found) => ({ id: found.entry.id, found })), [tools]);
  const listed = useUnderRules(first, failsLast);
  const named = (tasks.length > 0 || rulesSaid(words) !== null ? tasks : offered).slice(0, TASKS_AT_MOST);
  return (
    <>
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
      {tools.length > 0 && (
        <p className={styles['narrow']}>
          Narrow it by job, budget and level:{' '}
          <button type="button" className={styles['meant']} onClick={() => startQuiz(words, goal)}>
            {goal === null ? '5' : '4'} questions
          </button>
        </p>
      )}
      <VerdictTally ids={first.map(({ id }) => id)} order="fails last" />
      <ol role="list">
        {listed.map(({ id, found }, index) => (
          <Row
            key={id}
            found={found}
            isFirst={index === 0}
            order={index === 0 && id === tools[0]?.entry.id ? finds.whyFirst : null}
          />
        ))}
      </ol>
      {tools.length > TOOLS_AT_MOST && (
        <p className={styles['rest']}>
          {TOOLS_AT_MOST} of {tools.length} shown
          <a className="button" href={`/tools?${new URLSearchParams({ q: words })}`}>
            All {tools.length} tools
          </a>
        </p>
      )}
      <nav className={styles['onward']} aria-label="More for this job">
        {named.map((task) => (
          <a key={task.slug} href={taskPath(task)}>
            {task.title}
          </a>
        ))}
        {tools.length === 0 && <a href="/tools">See all tools</a>}
      </nav>
    </>
  );
}

interface RowProps {
  found: ResultEntry;
  isFirst: boolean;
  /** What put it before the next one, where that is told. */
  order: string | null;
}

/** One tool: why it was found, what it is, what put it first, what it costs and what was read of its rights. */
function Row({ found: { entry, why }, isFirst, order }: RowProps) {
  const tag = readEarTag(entry.tag);
  const rights = [tag.uploads === 'unread' && 'Uploads: not read yet', rightsLine(tag)].filter(Boolean).join(' · ');
  return (
    <li className={`${styles['row']} spine-${entry.ink}`}>
      <h2>
        <RowMark icon={entry.icon} name={entry.name} />
        <a href={toolPath(entry)}>{entry.name}</a>
      </h2>
      <div className={styles['what']}>
        <p>
          {why && <b>{why}. </b>}
          {entry.line}
        </p>
        {order && (
          <p className={styles['order']}>
            <b>Why it is first.</b> {order}
          </p>
        )}
        <VerdictPlace id={entry.id} />
      </div>
      <div className={styles['facts']}>
        <p>{entry.price}</p>
        <p>{rights}</p>
      </div>
      {isFirst && (
        <a className="button button-signal" href={toolPath(entry)}>
          See {entry.name}
        </a>
      )}
      <SaveButton id={entry.id} name={entry.name} />
    </li>
  );
}

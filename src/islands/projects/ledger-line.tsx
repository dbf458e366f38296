import { useState } from 'react';
import { dayText } from '#domain/value/day-text.ts';
import type { Change } from '#domain/project/changes-since.ts';
import type { ProjectLine, ProjectLines } from '#domain/project/project.ts';
import type { SheetTerms } from '#domain/project/sheet-view.ts';
import { sourceTypeNames } from '#domain/project/source-types.ts';
import { VerdictWord } from '#parts/verdict-word.tsx';
import { SheetFacts } from '#parts/sheet-facts.tsx';
import { correct } from '#state/open-project.ts';
import { CorrectForm } from './correct-form.tsx';
import { ChangeLine } from './since-then.tsx';
import styles from './projects.module.css';

interface Props {
  project: string;
  line: ProjectLine;
  facts: ProjectLines['facts'];
  /** What stood on the day; undefined for a line that is off the sheet. */
  terms: SheetTerms | undefined;
  changes: readonly Change[];
}

/** One line: what it says, and opened what stood on the day, what has changed since, and what it said before. */
export function LedgerLine({ project, line, facts, terms, changes }: Props) {
  const [isCorrecting, setCorrecting] = useState(false);
  const [now] = line.versions.toReversed();
  if (!now) return null;
  const frozen = facts[now.facts];
  const { asset, account, day, human, sourceType, isWithdrawn = false } = now;
  const name = frozen?.tool.name ?? `№ ${now.toolId}`;
  const earlier = line.versions.slice(0, -1).toReversed();
  return (
    <li data-out={isWithdrawn}>
      <details>
        <summary>
          <b>{asset}</b>
          <span>{now.plan === '' ? name : `${name}, ${now.plan}`}</span>
          <time dateTime={day}>{dayText(day)}</time>
          {terms && !isWithdrawn ? (
            <VerdictWord {...terms} hangs={terms.verdict === 'passes' && !terms.isFree} />
          ) : (
            <em>{isWithdrawn && 'off the sheet'}</em>
          )}
        </summary>
        <div className={styles['inside']}>
          <p>{[sourceTypeNames[sourceType], human, account && `account ${account}`].filter(Boolean).join(' · ')}</p>
          {terms && <Then terms={terms} />}
          {changes.length > 0 && (
            <div className={styles['now']}>
              <h3>Now</h3>
              {changes.map((change) => (
                <ChangeLine key={`${change.of} ${change.after}`} change={change} />
              ))}
            </div>
          )}
          {earlier.length > 0 && (
            <div className={styles['earlier']}>
              <h3>What it said before</h3>
              <ol role="list">
                {earlier.map((version) => (
                  <li key={version.at}>
                    <time dateTime={version.at}>{dayText(version.at)}</time>{' '}
                    {[
                      version.asset,
                      facts[version.facts]?.tool.name,
                      version.plan,
                      dayText(version.day),
                      sourceTypeNames[version.sourceType],
                      version.human,
                      version.account,
                      version.isWithdrawn && 'off the sheet',
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </li>
                ))}
              </ol>
            </div>
          )}
          {isCorrecting ? (
            <CorrectForm project={project} line={line.id} version={now} onEnd={() => setCorrecting(false)} />
          ) : (
            <div className={styles['ways']}>
              <button type="button" className="button" onClick={() => setCorrecting(true)}>
                Correct
              </button>
              <button
                type="button"
                className="button button-plain"
                onClick={() => void correct(project, line.id, { isWithdrawn: !isWithdrawn })}
              >
                {isWithdrawn ? 'Put back on the sheet' : 'Take off the sheet'}
              </button>
            </div>
          )}
        </div>
      </details>
    </li>
  );
}

/** What stood about the plan on the day that the facts were frozen. */
function Then({ terms }: { terms: SheetTerms }) {
  const { frozenOn, rules, open, state } = terms;
  return (
    <div>
      <h3>On {dayText(frozenOn)}</h3>
      <p>
        Judged by: {rules}.{open.length > 0 && ` ${open.join('. ')}.`} {state}
      </p>
      <SheetFacts terms={terms} />
    </div>
  );
}

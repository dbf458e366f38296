import type { ProjectAnswer } from '#api/project.contract.ts';
import { dayText } from '#domain/value/day-text.ts';
import type { Change } from '#domain/project/changes-since.ts';
import { isAfterFreeze } from '#domain/project/is-after-freeze.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import styles from './projects.module.css';

/** What touches this project's work since its facts were frozen: which tool, what changed, which assets it hits. */
export function SinceThen({ answer: { since, lines, facts } }: { answer: ProjectAnswer }) {
  const hit = Object.entries(since ?? {}).flatMap(([name, changes]) => {
    const frozen = facts[name];
    const recalled = changes.filter(({ isRecall }) => isRecall);
    const assets = lines.flatMap((line) => {
      const last = line.versions.at(-1);
      const isHit = last?.facts === name && recalled.some((change) => isAfterFreeze(change, line));
      return isHit && !last.isWithdrawn ? last.asset : [];
    });
    return assets.length > 0 && frozen ? [{ name, frozen, recalled, assets }] : [];
  });
  if (hit.length === 0) return null;
  return (
    <section className={styles['since']} aria-labelledby="since-title">
      <h2 id="since-title">Since then</h2>
      <p>The sheet keeps what stood on the day. This has changed, and touches work you did:</p>
      <ul role="list">
        {hit.map(({ name, frozen: { tool, plan }, recalled, assets }) => (
          <li key={name}>
            <a href={toolPath(tool)}>{plan ? `${tool.name}, ${plan.name}` : tool.name}</a>
            {recalled.map((change) => (
              <ChangeLine key={`${change.of} ${change.after}`} change={change} />
            ))}
            <p className={styles['hits']}>Hits {assets.join(', ')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One change: what stood then, what stands now, since when. */
export function ChangeLine({ change: { of, before, after, day, quote } }: { change: Change }) {
  return (
    <p className={styles['change']}>
      <b>{of}:</b>{' '}
      {before !== '' && (
        <>
          <del>{before}</del> <span className="visually-hidden">is now</span> <span aria-hidden="true">→</span>{' '}
        </>
      )}
      <ins>{after}</ins>
      {day !== null && `, ${dayText(day)}`}
      {quote !== null && (
        <>
          {' '}
          <q>{quote}</q>
        </>
      )}
    </p>
  );
}

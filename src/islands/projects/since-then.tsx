import type { ProjectAnswer } from '#api/project.ts';
import { dayText } from '#domain/calendar/day-text.ts';
import type { Change } from '#domain/project/changes-since.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import styles from './projects.module.css';

/** What touches this project's work since its facts were frozen: which tool, what changed, which assets it hits. */
export function SinceThen({ answer: { since, lines, facts } }: { answer: ProjectAnswer }) {
  const current = lines.flatMap(({ versions }) => versions.at(-1) ?? []).filter(({ isWithdrawn }) => !isWithdrawn);
  const hit = Object.entries(since ?? {}).flatMap(([name, changes]) => {
    const recalled = changes.filter(({ isRecall }) => isRecall);
    const assets = current.filter((line) => line.facts === name).map(({ asset }) => asset);
    const frozen = facts[name];
    return recalled.length > 0 && assets.length > 0 && frozen ? [{ name, frozen, recalled, assets }] : [];
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
      <b>{of}:</b> <del>{before}</del> <span className="visually-hidden">is now</span>
      <span aria-hidden="true">→</span> <ins>{after}</ins>
      {day !== null && `, ${dayText(day)}`}
      {quote !== null && <q>{quote}</q>}
    </p>
  );
}

import categories from '#data/categories.json' with { type: 'json' };
import { type Brief, type BriefFact, type BriefTool, briefFoot, sampleText } from '#domain/collection/brief/brief.ts';
import { lowerFirst } from '#domain/text/first-letter.ts';
import { counted } from '#domain/text/counted.ts';
import { KEPT_BY, NEW_TAB, pageName } from '#domain/tool/evidence/evidence.ts';
import { dayText } from '#domain/value/day-text.ts';
import type { Categories } from '#domain/tool/categories.schema.ts';
import { categoryTerms, toolInk } from '#domain/tool/category-terms.ts';
import { BriefSums } from './brief-sums.tsx';
import { OverlapPlot } from './overlap-plot.tsx';
import type { SheetHeading } from './sheet-heading.ts';
import { VerdictPlace } from './verdict-place.tsx';
import styles from './brief-sheet.module.css';

/** A list of tools as a client reads it, on the screen and on paper: why, what it costs, what it allows, who says so. */
export function BriefSheet({ brief, heading: Heading = 'h1' }: { brief: Brief } & SheetHeading) {
  const { title, intro, byName, madeOn, tools } = brief;
  const sample = sampleText(brief);
  return (
    <article className={styles['sheet']}>
      <header className={styles['head']}>
        <p className="label">
          {counted(tools.length, 'tool')} · {dayText(madeOn)}
          {byName !== '' && ` · by ${byName}`}
        </p>
        <Heading>{title}</Heading>
        {intro !== '' && <p className="lede">{intro}</p>}
      </header>
      <BriefSums brief={brief} />
      <OverlapPlot brief={brief} />
      {sample !== '' && (
        <p className={styles['sample']}>
          {sample} <a href="/subscribe">See what Core adds</a>
        </p>
      )}
      <ol role="list" className={styles['tools']}>
        {tools.map((tool, index) => (
          <SheetTool key={tool.id} tool={tool} place={index + 1} />
        ))}
      </ol>
      <p className={styles['foot']}>{briefFoot(brief)}</p>
    </article>
  );
}

function SheetTool({ tool, place }: { tool: BriefTool; place: number }) {
  const ink = toolInk(tool.category, (categories as Categories).categories);
  return (
    <li className={`${styles['tool']} spine-${ink}`}>
      <div className={styles['name']}>
        <span className={styles['place']} aria-hidden="true">
          {place}
        </span>
        <h2>
          <a href={tool.path}>{tool.name}</a>
        </h2>
        <p className="label">{categoryTerms(tool.category)[0]}</p>
      </div>
      <div className={styles['why']}>
        {tool.note !== '' && <p className={styles['note']}>{tool.note}</p>}
        <VerdictPlace id={tool.id} />
        <p className={styles['what']}>{tool.description}</p>
        <p className={styles['limits']}>
          <b>Take it for</b> {tool.use}. <b>Skip it if</b> {tool.skipItIf}.
        </p>
        {tool.status !== '' && <p className={styles['status']}>{tool.status}</p>}
        {tool.terms !== '' && <p>{tool.terms}</p>}
      </div>
      <dl className={styles['facts']}>
        {tool.facts.map((fact) => (
          <div key={fact.name} data-confirmed={fact.isConfirmed}>
            <dt>{fact.title}</dt>
            <dd>
              <b>{fact.answer.text}</b>
              {fact.answer.aside !== '' && <span> {asideText(fact)}</span>}
              {fact.standing !== '' && <Standing fact={fact} />}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** A price goes on with what else there is, a right with what it hangs on. */
function asideText({ name, answer: { aside } }: BriefFact): string {
  return name === 'price' ? `or ${lowerFirst(aside)}` : `(${aside})`;
}

/** Who says it and since when, on one line: the page that it names leads there, 'copy' to what was read. Who keeps the copy is named where nothing leads to it, on paper. */
function Standing({ fact: { title, standing, source, copy } }: { fact: BriefFact }) {
  if (source === null) return <p>{standing}</p>;
  const page = pageName(source);
  const [said = '', keeper] = standing.split(KEPT_BY);
  const [before, ...after] = said.split(page);
  const about = `${title.toLowerCase()}${NEW_TAB}`;
  return (
    <p>
      {before}
      <a href={source} target="_blank" rel="noopener">
        {page}
        <span className="visually-hidden"> on {about}</span>
      </a>
      {after.join(page)}
      {keeper !== undefined && <span className={styles['keeper']}>{KEPT_BY + keeper}</span>}
      {copy !== null && (
        <span className={styles['copy']}>
          {' · '}
          <a href={copy} target="_blank" rel="noopener">
            copy<span className="visually-hidden"> that was read on {about}</span>
          </a>
        </span>
      )}
    </p>
  );
}

import type { ReactNode } from 'react';
import { dayText } from '#domain/value/day-text.ts';
import { type SheetAsset, type SheetTerms, type SheetView, SHEET_FOOT } from '#domain/project/sheet-view.ts';
import type { SheetHeading } from './sheet-heading.ts';
import { SheetFacts } from './sheet-facts.tsx';
import { VerdictWord } from './verdict-word.tsx';
import printed from './printed-sheet.module.css';
import styles from './project-sheet.module.css';

interface Props extends SheetHeading {
  view: SheetView;
  /** SHA-256 of this version. */
  hash: string;
  /** Whom it names as its author; empty names nobody. */
  byName?: string;
  /** What stands between the small print and the end: who has seen it. */
  children?: ReactNode;
}

/** One project on one sheet: its assets, and what stood about each plan on the day. For the screen and for paper. */
export function ProjectSheet({ view, hash, byName = '', heading: Heading = 'h1', children }: Props) {
  const { title, client, rules, sums, disclosure, sourceTypes, assets, terms } = view;
  const label = [client === '' ? 'Project file' : `Project file for ${client}`, byName && `by ${byName}`];
  return (
    <article className={`${printed['sheet']} ${styles['sheet']}`}>
      <header>
        <p className="label">{label.filter(Boolean).join(' · ')}</p>
        <Heading>{title}</Heading>
        <p className={printed['sums']}>{sums}</p>
        <dl>
          <dt>The rules</dt>
          <dd>{rules}.</dd>
          {disclosure !== '' && (
            <>
              <dt>For the public</dt>
              <dd>{disclosure}</dd>
            </>
          )}
        </dl>
      </header>
      {assets.length > 0 && (
        <>
          <Assets assets={assets} />
          <p className={styles['types']}>{sourceTypes}</p>
          <section className={styles['terms']} aria-labelledby="terms-title">
            <h2 id="terms-title">What stood on the day</h2>
            {terms.map((one) => (
              <Terms key={one.mark} terms={one} />
            ))}
          </section>
        </>
      )}
      {children}
      <footer>
        <p>{SHEET_FOOT}</p>
        <p className={styles['hash']}>
          Version <code>{hash}</code>
        </p>
      </footer>
    </article>
  );
}

function Assets({ assets }: { assets: readonly SheetAsset[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Asset</th>
          <th scope="col">Tool and plan</th>
          <th scope="col">Day</th>
          <th scope="col">How it came to be</th>
          <th scope="col">Verdict</th>
        </tr>
      </thead>
      <tbody>
        {assets.map(({ id, asset, tool, plan, account, mark, day, source, human, verdict, standing, isFree }) => (
          <tr key={id}>
            <th scope="row">
              {asset}
              {human !== '' && <span>{human}</span>}
            </th>
            <td>
              <a className={styles['mark']} href={`#terms-${mark}`} aria-label={`Terms ${mark}`}>
                {mark}
              </a>{' '}
              {plan === '' ? tool : `${tool}, ${plan}`}
              {account !== '' && <Account account={account} />}
            </td>
            <td>
              <time dateTime={day}>{dayText(day)}</time>
            </td>
            <td>{source}</td>
            <td className={styles['verdict']}>
              <VerdictWord verdict={verdict} standing={standing} hangs={verdict === 'passes' && !isFree} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** An account; a mail address that is too long for its column breaks behind its `@`. */
function Account({ account }: { account: string }) {
  const host = account.indexOf('@') + 1;
  return (
    <span>
      {account.slice(0, host)}
      <wbr />
      {account.slice(host)}
    </span>
  );
}

function Terms({ terms }: { terms: SheetTerms }) {
  const { mark, tool, plan, maker, state, frozenOn, verdict, standing, isFree, open } = terms;
  return (
    <section id={`terms-${mark}`} aria-labelledby={`name-${mark}`}>
      <header>
        <b className={styles['letter']} aria-hidden="true">
          {mark}
        </b>
        <h3 id={`name-${mark}`}>{plan === '' ? tool : `${tool}, ${plan}`}</h3>
        <p>
          {[maker, `frozen on ${dayText(frozenOn)}`].filter(Boolean).join(' · ')}
          {state !== '' && ` · ${state}`}
        </p>
        <VerdictWord verdict={verdict} standing={standing} hangs={verdict === 'passes' && !isFree} />
      </header>
      <div>
        {open.length > 0 && <p className={styles['open']}>{open.join('. ')}.</p>}
        <SheetFacts terms={terms} />
      </div>
    </section>
  );
}

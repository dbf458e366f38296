import { UNCONFIRMED_MARK, UNCONFIRMED_NOTE } from '#domain/tool/plan/price.ts';
import { type RightsCell, type RightsRow, rightsColumns } from '#domain/tool/plan/rights-matrix.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import { VerdictPlace } from './verdict-place.tsx';
import styles from './rights-table.module.css';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'yak-rights': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { class: string | undefined };
    }
  }
}

/** What is said in words to those who hear the table, and drawn as a dot, so that answers stand out. */
const UNREAD = 'Unread';
/** More tools than one sees at a glance: a name is looked for by typing it. */
const FILTERED_FROM = 20;

/**
 * Tools by their rights, each on one plan. The head sorts and the field filters once `elements/rights-table.ts` is on the
 * page; before that it is a table in the order it came.
 */
export function RightsTable({ rows, label }: { rows: readonly RightsRow[]; label: string }) {
  const isMarked = rows.some(({ price }) => price.text.includes(UNCONFIRMED_MARK));
  return (
    <yak-rights class={styles['matrix']} key={rows.map(({ id }) => id).join()}>
      {rows.length >= FILTERED_FROM && (
        <label className={styles['filter']}>
          Find by name
          <input className="field" type="search" autoComplete="off" />
        </label>
      )}
      <p className="visually-hidden" role="status" />
      <div className={styles['scroll']} tabIndex={0} role="region" aria-label={label}>
        <table>
          <thead>
            <tr>
              <Head title="Tool" />
              <Head title="Under your rules" className={styles['verdict']} />
              {rightsColumns.map(({ name, title }) => (
                <Head key={name} title={title} />
              ))}
              <Head title="Price of a yes" />
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, plan, cells, price }) => (
              <tr key={id}>
                <th scope="row">
                  <a href={`${toolPath({ id })}#plans`}>{name}</a>
                  <small>{plan}</small>
                </th>
                <td className={styles['verdict']}>
                  <VerdictPlace id={id} />
                </td>
                {[...cells, price].map((cell, place) => (
                  <Cell key={rightsColumns[place]?.name ?? 'price'} cell={cell} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {isMarked && <p className={styles['foot']}>{UNCONFIRMED_NOTE}</p>}
    </yak-rights>
  );
}

function Head({ title, className }: { title: string; className?: string | undefined }) {
  return (
    <th scope="col" className={className}>
      <button type="button">{title}</button>
    </th>
  );
}

function Cell({ cell: { text, rank, bearing } }: { cell: RightsCell }) {
  return (
    <td data-rank={rank} data-is={text === UNREAD ? 'unread' : bearing}>
      {text === UNREAD ? <span className="visually-hidden">{text}</span> : text}
    </td>
  );
}

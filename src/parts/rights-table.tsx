import { UNCONFIRMED_MARK, UNCONFIRMED_NOTE } from '#domain/tool/plan/price.ts';
import { type RightsCell, type RightsRow, rightsColumns } from '#domain/tool/plan/rights-matrix.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import { VerdictPlace } from './verdict-place.tsx';
import sideways from './sideways.module.css';
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
/** The rights and the price of a yes. */
const COLUMNS = rightsColumns.length + 1;

/**
 * Tools by their rights, each on one plan. The head sorts and the field filters once `elements/rights-table.ts` is on the
 * page; before that it is a table in the order it came.
 */
export function RightsTable({ rows, label }: { rows: readonly RightsRow[]; label: string }) {
  const isMarked = rows.some(({ price }) => price.text.includes(UNCONFIRMED_MARK));
  const isLong = rows.length >= FILTERED_FROM;
  const [bare, told] = isLong ? [rows.filter(isBare), rows.filter((row) => !isBare(row))] : [[], rows];
  return (
    <yak-rights class={styles['matrix']} key={rows.map(({ id }) => id).join()}>
      {isLong && (
        <label className={styles['filter']}>
          Find by name
          <input className="field" type="search" autoComplete="off" />
        </label>
      )}
      <p className="visually-hidden" role="status" />
      <div className={`${sideways['sideways']} ${styles['scroll']}`} tabIndex={0} role="region" aria-label={label}>
        <table>
          <thead>
            <tr>
              <Head title="Tool" />
              <Head title="Under your rules" className={styles['verdict']} />
              {rightsColumns.map(({ name, title }, place) => (
                <Head key={name} title={title} place={place + 1} />
              ))}
              <Head title="Price of a yes" place={COLUMNS} />
            </tr>
          </thead>
          <tbody>
            {[...told, ...bare].map(({ id, name, plan, cells, price }, place) => (
              <tr key={id} data-bare={place >= told.length ? '' : undefined}>
                <th scope="row">
                  <a href={`${toolPath({ id })}#plans`}>{name}</a>
                  <small>{plan}</small>
                </th>
                <td className={styles['verdict']}>
                  <VerdictPlace id={id} />
                </td>
                {[...cells, price].map((cell, column) => (
                  <Cell key={rightsColumns[column]?.name ?? 'price'} cell={cell} rule={rightsColumns[column]?.rule} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {bare.length > 0 && (
        <details>
          <summary>{bare.length === 1 ? '1 more: nothing read yet' : `${bare.length} more: nothing read yet`}</summary>
        </details>
      )}
      {isMarked && <p className={styles['foot']}>{UNCONFIRMED_NOTE}</p>}
    </yak-rights>
  );
}

function isBare({ cells, price }: RightsRow): boolean {
  return cells.every(({ text }) => text === UNREAD) && price.bearing === 'open';
}

interface HeadProps {
  title: string;
  className?: string | undefined;
  /** Which of the columns it is, for who sees two of them at a time. */
  place?: number;
}

function Head({ title, className, place }: HeadProps) {
  return (
    <th scope="col" className={className}>
      {place !== undefined && <small aria-hidden="true">{`${place} of ${COLUMNS}`}</small>}
      <button type="button">{title}</button>
    </th>
  );
}

function Cell({ cell: { text, rank, bearing }, rule }: { cell: RightsCell; rule: string | undefined }) {
  return (
    <td data-rank={rank} data-is={text === UNREAD ? 'unread' : bearing} data-rule={rule}>
      {text === UNREAD ? <span className="visually-hidden">{text}</span> : text}
    </td>
  );
}

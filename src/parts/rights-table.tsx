import { UNCONFIRMED_MARK, UNCONFIRMED_NOTE } from '#domain/tool/plan/price.ts';
import { NOT_READ, type RightsCell, type RightsRow, rightsColumns } from '#domain/tool/plan/rights-matrix.ts';
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

/** More tools than one sees at a glance: a name is looked for by typing it. */
const FILTERED_FROM = 20;
const PRICE = 'Paid work from';
const VERDICT = 'Under your rules';
/** What its plan may be asked for: the column in which the best answer stands. */
const choices = [
  { rule: 'price', label: 'Paid work on a free plan' },
  { rule: 'noTraining', label: 'No training' },
  { rule: 'indemnity', label: 'Indemnity' },
];

/**
 * Tools by their rights, each on one plan. The heads sort and the fields filter once `elements/rights-table.ts` is on the
 * page; before that it is a table in the order it came. Where it is narrow each row is a card: the price beside the name,
 * the heads as labels, one line for what is unread; a list takes the place of the heads, and the roles keep it a table for
 * those who hear it.
 */
export function RightsTable({ rows, label }: { rows: readonly RightsRow[]; label: string }) {
  const isMarked = rows.some(({ price }) => price.text.includes(UNCONFIRMED_MARK));
  const isLong = rows.length >= FILTERED_FROM;
  const [bare, told] = isLong ? [rows.filter(isBare), rows.filter((row) => !isBare(row))] : [[], rows];
  return (
    <yak-rights class={styles['matrix']} key={rows.map(({ id }) => id).join()}>
      {isLong && (
        <div className={styles['filter']}>
          <label>
            Find by name
            <input className="field" type="search" autoComplete="off" />
          </label>
          <fieldset>
            <legend>Only rows with</legend>
            {choices.map(({ rule, label: words }) => (
              <label key={rule}>
                <input type="checkbox" value={rule} />
                {words}
              </label>
            ))}
          </fieldset>
        </div>
      )}
      <label className={styles['order']}>
        Order by
        <select className="field" autoComplete="off">
          {!isLong && <option value="">As listed</option>}
          {['Tool', VERDICT, ...rightsColumns.map(({ title }) => title), PRICE].map((title, place) => (
            <option key={title} value={place} className={title === VERDICT ? styles['verdict'] : undefined}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <p className="visually-hidden" role="status" />
      <div className={`${sideways['sideways']} ${styles['scroll']}`} tabIndex={0} role="region" aria-label={label}>
        <table role="table">
          <thead role="rowgroup">
            <tr role="row">
              <Head title="Tool" />
              <Head title={VERDICT} className={styles['verdict']} />
              {rightsColumns.map(({ name, title }) => (
                <Head key={name} title={title} />
              ))}
              <Head title={PRICE} />
            </tr>
          </thead>
          <tbody role="rowgroup">
            {[...told, ...bare].map(({ id, name, plan, cells, price }, place) => (
              <tr
                key={id}
                role="row"
                data-bare={place >= told.length ? '' : undefined}
                data-unread={unreadOf(cells, price)}
              >
                <th role="rowheader" scope="row">
                  <a href={`${toolPath({ id })}#plans`}>{name}</a>
                  <small>{plan}</small>
                </th>
                <td role="cell" className={styles['verdict']}>
                  <VerdictPlace id={id} />
                </td>
                {cells.map((cell, column) => (
                  <Cell key={rightsColumns[column]?.rule} cell={cell} {...rightsColumns[column]} />
                ))}
                <Cell cell={price} rule="price" title={PRICE} isTold={price.text === plan} />
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

/** 'Not read: privacy, credit', as a card says it instead of fields that hold nothing. */
function unreadOf(cells: readonly RightsCell[], price: RightsCell): string | undefined {
  const titles = rightsColumns.filter((_, column) => cells[column]?.text === NOT_READ).map(({ title }) => title);
  if (price.text === NOT_READ) titles.push('Price');
  return titles.length === 0 ? undefined : `${NOT_READ}: ${titles.join(', ').toLowerCase()}`;
}

function isBare({ cells, price }: RightsRow): boolean {
  return cells.every(({ text }) => text === NOT_READ) && price.bearing === 'open';
}

function Head({ title, className }: { title: string; className?: string | undefined }) {
  return (
    <th role="columnheader" scope="col" className={className}>
      <button type="button">{title}</button>
    </th>
  );
}

interface CellProps {
  cell: RightsCell;
  rule?: string;
  /** Head of its column. */
  title?: string;
  /** The plan is called the same: where there is room for one, the name of the plan gives way. */
  isTold?: boolean;
}

function Cell({ cell: { text, note, rank, bearing }, rule, title, isTold }: CellProps) {
  return (
    <td
      role="cell"
      data-rank={rank}
      data-is={text === NOT_READ ? 'unread' : bearing}
      data-rule={rule}
      data-head={title}
      data-told={isTold ? '' : undefined}
    >
      <span>{text}</span>
      {note !== undefined && <small>{note}</small>}
    </td>
  );
}

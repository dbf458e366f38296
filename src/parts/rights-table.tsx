import { andList } from '#domain/text/list-text.ts';
import { numberWord } from '#domain/text/number-word.ts';
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

/** As many tools as one wants in another order. */
const SORTED_FROM = 5;
/** More tools than one sees at a glance: a name is looked for by typing it. */
const FILTERED_FROM = 20;
const PRICE = 'Price for paid work';
/** Characters of a price that stands beside a name on a phone: '$34.49 a month'. */
const SHORT_PRICE = 15;
/** What the dash means. */
const DASH = 'A dash means not read yet.';
const VERDICT = 'Under your rules';
/** What its plan may be asked for: the column in which the best answer stands. */
const choices = [
  { rule: 'price', label: 'Paid work on a free plan' },
  { rule: 'noTraining', label: 'No training' },
  { rule: 'indemnity', label: 'Indemnity' },
];

/**
 * Tools by their rights, each on one plan; of a short list one line names the rights of which nothing is read. The heads sort and the fields filter once `elements/rights-table.ts` is on the
 * page; before that it is a table in the order it came. What is unread is a dash, and is read out. Where it is narrow each row is a card: the price beside the name,
 * the heads as labels, one line for what is unread; a list takes the place of the heads and waits with the fields behind
 * a button, and the roles keep it a table for those who hear it.
 */
export function RightsTable({ rows, label }: { rows: readonly RightsRow[]; label: string }) {
  const isMarked = rows.some(({ price }) => price.text.includes(UNCONFIRMED_MARK));
  const isLong = rows.length >= FILTERED_FROM;
  const isSorted = rows.length >= SORTED_FROM;
  const columns = rightsColumns.map((column, at) => ({ ...column, at }));
  const isRead = ({ at }: { at: number }) => rows.some(({ cells }) => cells[at]?.text !== NOT_READ);
  const shown = isLong ? columns : columns.filter(isRead);
  const unread = columns.filter((column) => !shown.includes(column));
  const hasUnread = rows.some(({ cells }) => shown.some(({ at }) => cells[at]?.text === NOT_READ));
  const [bare, told] = isLong ? [rows.filter(isBare), rows.filter((row) => !isBare(row))] : [[], rows];
  return (
    <yak-rights class={styles['matrix']} key={rows.map(({ id }) => id).join()}>
      {isSorted && (
        <div className={styles['tools']}>
          {isLong && (
            <>
              <input
                className="field"
                type="search"
                autoComplete="off"
                aria-label="Find by name"
                placeholder="Find by name"
              />
              <button className="button" type="button" aria-expanded="false">
                Filters
              </button>
            </>
          )}
          <div className={styles['panel']}>
            {isLong && (
              <fieldset>
                <legend className="visually-hidden">Only rows with</legend>
                {choices.map(({ rule, label: words }) => (
                  <label key={rule}>
                    <input type="checkbox" value={rule} />
                    {words}
                  </label>
                ))}
              </fieldset>
            )}
            <label className={styles['order']}>
              Order by
              <select className="field" autoComplete="off">
                {!isLong && <option value="">As listed</option>}
                {['Tool', VERDICT, PRICE, ...shown.map(({ title }) => title)].map((title, place) => (
                  <option key={title} value={place} className={title === VERDICT ? styles['verdict'] : undefined}>
                    {title}
                  </option>
                ))}
              </select>
            </label>
          </div>
        </div>
      )}
      {hasUnread && (isSorted || unread.length === 0) && (
        <p className={styles['legend']} aria-hidden="true">
          {DASH}
        </p>
      )}
      <p className="visually-hidden" role="status" />
      <div className={`${sideways['sideways']} ${styles['scroll']}`} tabIndex={0} role="region" aria-label={label}>
        <table role="table">
          <thead role="rowgroup">
            <tr role="row">
              <Head title="Tool" isSorted={isSorted} />
              <Head title={VERDICT} isSorted={isSorted} className={styles['verdict']} />
              <Head title={PRICE} isSorted={isSorted} rule="price" />
              {shown.map(({ name, title, rule }) => (
                <Head key={name} title={title} isSorted={isSorted} rule={rule} />
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {[...told, ...bare].map(({ id, name, plan, cells, price }, place) => (
              <tr
                key={id}
                role="row"
                data-bare={place >= told.length ? '' : undefined}
                data-unread={unreadOf(
                  shown.filter(({ at }) => cells[at]?.text === NOT_READ),
                  price,
                )}
              >
                <th role="rowheader" scope="row">
                  <a href={`${toolPath({ id })}#plans`}>{name}</a>
                  <small>{plan}</small>
                </th>
                <td role="cell" className={styles['verdict']}>
                  <VerdictPlace id={id} />
                </td>
                <Cell cell={price} rule="price" title={PRICE} isTold={price.text === plan} />
                {shown.map(({ at, rule, title }) => {
                  const cell = cells[at];
                  return cell && <Cell key={rule} cell={cell} rule={rule} title={title} />;
                })}
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
      {unread.length > 0 && (
        <p className={styles['foot']}>
          {hasUnread && !isSorted && <span aria-hidden="true">{DASH} </span>}
          {unreadText(unread, rows.length)}
        </p>
      )}
      {isMarked && <p className={styles['foot']}>{UNCONFIRMED_NOTE}</p>}
    </yak-rights>
  );
}

/** 'Credit was read for none of the three.' */
function unreadText(unread: readonly { title: string }[], count: number): string {
  const titles = andList(unread.map(({ title }, place) => (place === 0 ? title : title.toLowerCase())));
  if (count === 1) return `Not read yet: ${titles}.`;
  const them = count === 2 ? 'neither of the two' : `none of the ${numberWord(count)}`;
  return `${titles} ${unread.length === 1 ? 'was' : 'were'} read for ${them}.`;
}

/** 'Not read: privacy, credit', as a card says it instead of fields that hold nothing. */
function unreadOf(unread: readonly { title: string }[], price: RightsCell): string | undefined {
  const all = price.text === NOT_READ ? [...unread, { title: 'Price' }] : unread;
  return all.length === 0 ? undefined : `${NOT_READ}: ${titlesOf(all)}`;
}

function titlesOf(columns: readonly { title: string }[]): string {
  return columns
    .map(({ title }) => title)
    .join(', ')
    .toLowerCase();
}

function isBare({ cells, price }: RightsRow): boolean {
  return cells.every(({ text }) => text === NOT_READ) && price.bearing === 'open';
}

interface HeadProps {
  title: string;
  isSorted: boolean;
  rule?: string;
  className?: string | undefined;
}

function Head({ title, isSorted, rule, className }: HeadProps) {
  return (
    <th role="columnheader" scope="col" className={className} data-rule={rule}>
      {isSorted ? <button type="button">{title}</button> : <span>{title}</span>}
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
      data-long={rule === 'price' && text.length > SHORT_PRICE ? '' : undefined}
    >
      <span>{text}</span>
      {note !== undefined && <small>{note}</small>}
    </td>
  );
}

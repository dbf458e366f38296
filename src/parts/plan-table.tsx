import { planSheet } from '#domain/page/plot/plan-sheet.ts';
import type { PlanStep } from '#domain/page/plot/plan-steps.ts';
import type { ReadTool } from '#domain/tool/plan/plan-rights.ts';
import { drawnCells } from '#domain/tool/plan/drawn-cells.ts';
import { rightVerdict } from '#domain/tool/plan/plan-verdict.ts';
import type { PlanCell, PlanRow } from '#domain/tool/plan/plan-table.ts';
import { NOTHING } from '#domain/tool/plan/plan-words.ts';
import { Quoted } from './quoted.tsx';
import styles from './plan-table.module.css';

/**
 * What each plan costs and permits: one table below a picture of its prices, whose steps stand over the columns; on a narrow
 * screen a block for each plan, and on a phone a bar for each price.
 */
export function PlanTable({ tool }: { tool: ReadTool }) {
  const sheet = planSheet(tool);
  if (sheet === null)
    return tool.status.state === 'shut down' ? (
      <p>{tool.name} is no longer sold, and nobody here has read what its terms allowed.</p>
    ) : (
      <p>Nobody here has read what {tool.name} costs or permits. Ask its maker before you use it for a client.</p>
    );
  const { table, openCount, drawn, drawnAs, foot } = sheet;
  const { columns, rows } = table;
  const told = ['commercialUse', 'trainsOnUploads'] as const;
  const toldOf = (row: PlanRow) =>
    told
      .flatMap((name) => (name === row.name ? rightVerdict(tool, name).lines : []))
      .join(' ')
      .toLowerCase();
  return (
    <>
      <div className={styles['scroll']} tabIndex={0} role="region" aria-label={`Plans of ${tool.name}`}>
        {drawn && (
          <div className={styles['steps']} data-steps="" aria-hidden="true">
            {columns.map((name, index) => (
              <Step key={name} name={name} step={drawn[index]} />
            ))}
          </div>
        )}
        {drawnAs && (
          <p className={styles['foot']} aria-hidden="true">
            {drawnAs}
          </p>
        )}
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">What</span>
              </th>
              {columns.map((name, index) => (
                <th key={name} scope="col">
                  {name}
                  {index >= openCount && <span className={styles['closed']}> closed to new</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <Row key={row.name} row={row} before={rows[index - 1]} after={rows[index + 1]} told={toldOf(row)} />
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles['foot']}>
        {foot.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </>
  );
}

/** Where a height of the steps is drawn, in per cent from above: nothing is the floor, and the top leaves room for its price. */
function at(height: number): number {
  return Math.round(100 - height * 80);
}

/** How long a bar is, in per cent of its row: the longest leaves room for its price. */
function barOf({ isOnScale, height }: PlanStep): number {
  return isOnScale ? Math.round(height * 70) : 0;
}

/** One step of the staircase, and the same as a bar: what costs nothing has a foot to be filled. A closed plan has none. */
function Step({ name, step }: { name: string; step: PlanStep | undefined }) {
  if (step === undefined) return <span className={styles['step']} />;
  const { height, isOnScale, isYes, price, flag } = step;
  return (
    <span className={styles['step']} data-step="" data-yes={isYes ? '' : undefined}>
      {flag && <small>{flag}</small>}
      <b>{name}</b>
      <svg>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <path className={isOnScale ? undefined : styles['broken']} d={`M0 ${at(height)}H100V108H0z`} />
        </svg>
        <text y={`${at(height)}%`} dx="6" dy="-5">
          {price}
        </text>
        <rect width={`${barOf(step)}%`} height="100%" />
        <text x={`${barOf(step)}%`} y="50%" dx="6">
          {price}
        </text>
      </svg>
    </span>
  );
}

interface RowProps {
  row: PlanRow;
  before: PlanRow | undefined;
  after: PlanRow | undefined;
  /** What the verdict says of it below its answer, in small letters. */
  told: string;
}

/** What both rows of prices share is shown with the first alone: 'again' stays unseen, and is there for src/elements/live-plans.ts to compare. */
function Row({ row: { name, title, question, shared, cells }, before, after, told }: RowProps) {
  const isPrice = name === 'price' || name === 'priceYearly';
  const isAgain = name === 'priceYearly' && before?.shared === shared;
  const isOnly = name === 'price' && (after?.name !== 'priceYearly' || after.shared === shared);
  return (
    <tr data-row={name} className={isPrice ? styles['price'] : undefined}>
      <th scope="row">
        {title}
        {question && <small>{question}</small>}
        {shared && <small data-shared={isAgain ? 'again' : isOnly ? 'once' : ''}>{shared}</small>}
      </th>
      {drawnCells(cells).map(({ plan, said, span, as }) => (
        <td key={plan} colSpan={span > 1 ? span : undefined} data-covered={span === 0 ? '' : undefined}>
          <Cell title={title} cell={said} as={as} told={told} />
        </td>
      ))}
    </tr>
  );
}

/** As src/elements/live-plans.ts draws what changed since the page was built. A value opens its words itself where its row says who vouches. */
function Cell({ title, cell, as, told }: { title: string; cell: PlanCell; as: string; told: string }) {
  const { text, bearing, condition, standing, isDisputed, words } = cell;
  const isUnread = standing === '' && words.length === 0;
  const isToldBefore = as !== '' && (condition !== '' || !isUnread);
  const value = (
    <b
      data-good={bearing === 'good' ? '' : undefined}
      data-unread={text === NOTHING ? 'none' : isUnread ? '' : undefined}
    >
      {text}
      {isToldBefore && <i>{`, as on ${as}`}</i>}
    </b>
  );
  const quotes = isToldBefore ? [] : words.map((witness) => <Quoted key={witness.note + witness.quote} {...witness} />);
  const isOpener = standing === '' && quotes.length > 0 && !isDisputed;
  const isFolded = quotes.length > 0 && !isDisputed && told.includes(condition.toLowerCase());
  const more = condition && !isToldBefore && <p data-told={isFolded ? '' : undefined}>{condition}</p>;
  return (
    <div className={styles['cell']}>
      <small>{title}</small>
      {!isOpener && value}
      {!isOpener && more}
      {isDisputed || quotes.length === 0 ? (
        quotes
      ) : (
        <details>
          <summary>{isOpener ? value : standing}</summary>
          {quotes}
        </details>
      )}
      {isOpener && more}
    </div>
  );
}

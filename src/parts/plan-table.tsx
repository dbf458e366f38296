import { type PlanStep, planSteps, type StepMark } from '#domain/page/plot/plan-steps.ts';
import { type ReadTool, rightOn } from '#domain/tool/plan/plan-rights.ts';
import { type PlanCell, type PlanRow, planTable } from '#domain/tool/plan/plan-table.ts';
import { UNCONFIRMED_NOTE } from '#domain/tool/plan/price.ts';
import { Quoted } from './quoted.tsx';
import styles from './plan-table.module.css';

/** What each plan costs and permits: one table, over which the prices are drawn as steps. */
export function PlanTable({ tool }: { tool: ReadTool }) {
  const table = planTable(tool);
  if (table === null)
    return tool.status.state === 'shut down' ? (
      <p>{tool.name} is no longer sold, and nobody here has read what its terms allowed.</p>
    ) : (
      <p>Nobody here has read what {tool.name} costs or permits. Ask its maker before you use it for a client.</p>
    );
  const drawn = planSteps(
    tool.plans,
    (plan) => rightOn(tool, plan, 'commercialUse').answer === 'yes',
    tool.priceOfYes?.plan,
  );
  const { columns, rows, unread, withoutMeaning, isMarked } = table;
  return (
    <>
      <div className={styles['scroll']} tabIndex={0} role="region" aria-label={`Plans of ${tool.name}`}>
        <table className={styles['table']}>
          <thead>
            {drawn && (
              <tr className={styles['steps']} aria-hidden="true">
                <Axis marks={drawn.marks} />
                {drawn.steps.map((step, index) => (
                  <Step key={columns[index]} step={step} />
                ))}
              </tr>
            )}
            <tr>
              <th scope="col">
                <span className="visually-hidden">What</span>
              </th>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.name} row={row} count={columns.length} />
            ))}
          </tbody>
        </table>
      </div>
      {drawn && (
        <p className={styles['foot']}>
          A step: the price; low ones stand further apart. Filled: paid work allowed. Open: not, or unread.
        </p>
      )}
      {isMarked && <p className={styles['foot']}>{UNCONFIRMED_NOTE}</p>}
      {unread.length > 0 && <p className={styles['foot']}>Not read yet: {unread.join(', ').toLowerCase()}.</p>}
      {withoutMeaning.length > 0 && (
        <p className={styles['foot']}>
          Does not apply to {tool.name}: {withoutMeaning.join(', ').toLowerCase()}.
        </p>
      )}
    </>
  );
}

/** Where a height of the steps is drawn, in per cent from above: the top leaves room for half a line of words. */
function at(height: number): number {
  return Math.round(97 - height * 86);
}

/** Amounts beside the steps. */
function Axis({ marks }: { marks: readonly StepMark[] }) {
  return (
    <td>
      <svg>
        {marks.map(({ height, text }) => (
          <text key={text} x="96%" y={`${at(height)}%`}>
            {text}
          </text>
        ))}
      </svg>
    </td>
  );
}

/** One step of the staircase: its head joins the one before. */
function Step({ step: { height, from, isOnScale, isYes, isPriceOfYes } }: { step: PlanStep }) {
  return (
    <td>
      {isPriceOfYes && <small>Paid work from here</small>}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path className={styles[isYes ? 'yes' : 'open']} d={`M0 ${at(height)}H100V100H0z`} />
        <path className={styles[isOnScale ? 'line' : 'broken']} d={`M0 ${at(from)}V${at(height)}H100`} />
      </svg>
    </td>
  );
}

function Row({ row: { name, title, question, cells }, count }: { row: PlanRow; count: number }) {
  const isPrice = name === 'price' || name === 'priceYearly';
  return (
    <tr data-row={name} className={isPrice ? styles['price'] : undefined}>
      <th scope="row">
        {title}
        {question && <small>{question}</small>}
        <em data-now hidden />
      </th>
      {cells.map((cell) => (
        <td key={cell.plans[0]} colSpan={cell.span} className={cell.span > 1 ? styles['wide'] : undefined}>
          <Cell cell={cell} count={count} />
        </td>
      ))}
    </tr>
  );
}

function Cell({ cell, count }: { cell: PlanCell; count: number }) {
  const { text, bearing, condition, standing, isDisputed, words, span, plans } = cell;
  const isUnread = standing === '' && words.length === 0;
  return (
    <div className={styles['cell']}>
      <b data-bearing={bearing} data-unread={isUnread || undefined}>
        {text}
      </b>
      {span > 1 && <small>{span === count ? `All ${count} plans` : plans.join(', ')}</small>}
      {condition && <p>{condition}</p>}
      {words.length > 0 &&
        (isDisputed ? (
          words.map((witness) => <Quoted key={witness.note + witness.quote} {...witness} />)
        ) : (
          <details>
            <summary>{standing || 'What was read'}</summary>
            {words.map((witness) => (
              <Quoted key={witness.note + witness.quote} {...witness} />
            ))}
          </details>
        ))}
    </div>
  );
}

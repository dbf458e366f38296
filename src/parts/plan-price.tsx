import { PRICE_UNREAD } from '#domain/tool/plan/price-phrases.ts';
import { paidWorkPlan, priceParts } from '#domain/tool/plan/two-prices.ts';
import { uploadsKind } from '#domain/tool/ear-tag-words.ts';
import styles from './plan-price.module.css';

interface Props {
  /** Both prices of a tool, as its rows say them. */
  line: string;
  /** The tool, where the plan on which paid work begins is to be named. */
  tool?: Parameters<typeof paidWorkPlan>[0];
}

/** What a tool costs, the amount first, and beneath it whether that permits paid work: '$10 a month on Basic, free plan to try' over 'Paid work included'. */
export function PriceLines({ line, tool, isLed = false }: Props & { isLed?: boolean }) {
  const { amount, isMonthly, beside, paidWork } = priceParts(line);
  const plan = tool && paidWorkPlan(tool);
  return (
    <>
      <p className={styles['price']}>
        {isLed && <Lead text="Price:" />}
        <span>
          {amount === PRICE_UNREAD ? (
            amount
          ) : (
            <b>
              {amount}
              {isMonthly && <span className={styles['month']}> a month</span>}
            </b>
          )}
          {plan && ` on ${plan}`}
          {beside}
        </span>
      </p>
      {paidWork && (
        <p className={styles['paid']} data-answer={paidWork.kind}>
          <Lead text={paidWork.lead} />
          <span>{isLed ? paidWork.answer : paidWork.words}</span>
        </p>
      )}
    </>
  );
}

/** What an answer is about: a label without a colon where it has an edge of its own, else how its line begins. */
function Lead({ text }: { text: string }) {
  const [label, colon] = text.split(/(?=:)/);
  return (
    <span className={styles['lead']}>
      {label}
      {colon && <span className={styles['colon']}>{colon}</span>}{' '}
    </span>
  );
}

interface TermsProps extends Props {
  /** What becomes of uploads: 'not trained on'. */
  uploads: string;
  /** Who stands behind the result, where that is a yes. */
  indemnity?: string;
  className?: string | undefined;
}

/** Price, paid work and uploads of a row: three columns of its grid where there is room, else a line each behind its label. */
export function Terms({ uploads, indemnity = '', className = '', ...price }: TermsProps) {
  return (
    <div className={`${styles['terms']} ${className}`}>
      <PriceLines {...price} isLed />
      <p className={styles['uploads']} data-answer={uploadsKind(uploads)}>
        <Lead text="Uploads:" />
        <span>{uploads}</span>
        {indemnity && <span className={styles['also']}>Indemnity: {indemnity}</span>}
      </p>
    </div>
  );
}

/** The heads of such columns, for the eye alone: each cell says the same to who listens. */
export function TermHeads({ className = '' }: { className?: string | undefined }) {
  return (
    <p className={`${styles['heads']} ${className}`} aria-hidden="true">
      <span>Tool</span>
      <span>Price</span>
      <span>Paid work</span>
      <span>Uploads</span>
    </p>
  );
}

import { memo } from 'react';
import type { ToolIndexEntry } from '#domain/search/tool-index.ts';
import { readEarTag } from '#domain/tool/ear-tag.ts';
import { openPhrases, PRICE_UNREAD } from '#domain/tool/plan/price-phrases.ts';
import { priceParts } from '#domain/tool/plan/two-prices.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import { RowMark } from '#parts/row-mark.tsx';
import { ReadChips } from '#parts/tag-chips.tsx';
import { VerdictPlace } from '#parts/verdict-place.tsx';
import styles from './catalogue.module.css';

/** A tool as a list has it, with the plan that its price is for where the list names it. */
export type ListedTool = ToolIndexEntry & { plan?: string | null };

interface Props {
  tool: ListedTool;
  anchor?: string | undefined;
  paidWork?: PaidWorkTold | undefined;
}

/** What a row says of paid work: on a phone few words, or all of them; nothing where the heading of its list says it. Where it is not in few words, a row says of rights too what nobody has read. */
export type PaidWorkTold = 'short' | 'whole' | 'by heading';

function inFewWords({ lead, words, kind }: NonNullable<ReturnType<typeof priceParts>['paidWork']>): string {
  const whole = `${lead} ${words}`;
  return { good: 'Paid work', bounded: 'Paid work on conditions', bad: 'No paid work', open: whole }[kind];
}

/** One row of the catalogue: spine, mark, name, line, category, price, paid work, rights, and the verdict under the rules in force; nothing of what nobody has read. The whole row is the link. */
export const ToolRow = memo(function ToolRow({ tool, anchor, paidWork: told = 'short' }: Props) {
  const { amount, isMonthly, beside, paidWork } = priceParts(tool.price);
  const price = `${amount}${isMonthly ? ' a month' : ''}`;
  const [how, first] = beside.split(/, (.*)/);
  const isTold = paidWork && told !== 'by heading' && !tool.price.endsWith(openPhrases['not read']);
  return (
    <li id={anchor} className={`${styles['row']} spine-${tool.ink}`}>
      <a href={toolPath(tool)}>
        <RowMark icon={tool.icon} name={tool.name} />
        <b>{tool.name}</b>
        <span className={styles['line']}>{tool.line}</span>
        <span className={styles['category']}>{tool.category}</span>
        <span className={styles['price']}>
          <span>
            {price === PRICE_UNREAD ? price : <strong>{price}</strong>}
            {how}
            {tool.plan && (
              <span className={styles['plan']}>
                {' '}
                on {tool.plan}
                {first && `, ${first}`}
              </span>
            )}
          </span>
          {first && !tool.plan && (
            <span className={styles['first']}>
              <i>, </i>
              {first}
            </span>
          )}
        </span>
        {isTold && (
          <small data-answer={paidWork.kind} data-short={told === 'short' ? inFewWords(paidWork) : undefined}>
            <span>{`${paidWork.lead} ${paidWork.words}`}</span>
          </small>
        )}
        <ReadChips tag={readEarTag(tool.tag)} isWhole={told !== 'short'} />
        <VerdictPlace id={tool.id} />
      </a>
    </li>
  );
});

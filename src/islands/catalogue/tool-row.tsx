import { memo } from 'react';
import type { ToolIndexEntry } from '#domain/search/tool-index.ts';
import { readEarTag } from '#domain/tool/ear-tag.ts';
import { openPhrases, PRICE_UNREAD } from '#domain/tool/plan/price-phrases.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import { RowMark } from '#parts/row-mark.tsx';
import { TagChips } from '#parts/tag-chips.tsx';
import { VerdictPlace } from '#parts/verdict-place.tsx';
import styles from './catalogue.module.css';

/** One row of the catalogue: spine, mark, name, line with its chips, category, price, and the verdict under the rules in force; nothing of what nobody has read. The whole row is the link. */
export const ToolRow = memo(function ToolRow({ tool, anchor }: { tool: ToolIndexEntry; anchor?: string | undefined }) {
  const [price = '', said = ''] = tool.price.split(/, (.*)/);
  const paidWork = said === openPhrases['not read'] ? '' : said;
  return (
    <li id={anchor} className={`${styles['row']} spine-${tool.ink}`}>
      <a href={toolPath(tool)}>
        <RowMark icon={tool.icon} name={tool.name} />
        <b>{tool.name}</b>
        <span className={styles['line']}>
          {tool.line}
          <TagChips tag={readEarTag(tool.tag)} isRead />
        </span>
        <span className={styles['category']}>{tool.category}</span>
        <span className={styles['price']}>
          {price === PRICE_UNREAD ? price : <strong>{price}</strong>}
          {paidWork !== '' && ', '}
          {paidWork !== '' && <span>{/\d/.test(paidWork) ? <strong>{paidWork}</strong> : paidWork}</span>}
        </span>
        <VerdictPlace id={tool.id} />
      </a>
    </li>
  );
});

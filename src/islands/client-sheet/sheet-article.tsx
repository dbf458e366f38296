import { dayText } from '#domain/value/day-text.ts';
import { sheetLines, sheetSums, unreadAlone } from '#domain/collection/client-sheet.ts';
import { readyMadeOf } from '#domain/rules/rules-address.ts';
import { rulesText } from '#domain/rules/rule-words.ts';
import { UNCONFIRMED_NOTE } from '#domain/tool/plan/price.ts';
import type { SheetView } from '#state/client-sheet.ts';
import printed from '#parts/printed-sheet.module.css';
import type { SheetHeading } from '#parts/sheet-heading.ts';
import styles from './client-sheet.module.css';
import { SheetRow } from './sheet-row.tsx';
import { UnreadRow } from './unread-row.tsx';

type Props = Pick<Extract<SheetView, { is: 'sheet' }>, 'sheet'> & SheetHeading;

/** Tools under a client's rules: what passes first, each with the words that carry its verdict. */
export function SheetArticle({ sheet, heading: Heading = 'h1' }: Props) {
  const { title, byName, day, rules, words, rows, groups, gone } = sheet;
  const isUnconfirmed = rows.some(({ price }) => price?.isUnconfirmed);
  return (
    <article className={`${printed['sheet']} ${styles['sheet']}`}>
      <header>
        <p className="label">
          {words?.name ?? readyMadeOf(rules)?.name ?? 'Rules of a client'} · {dayText(day)}
          {byName !== '' && ` · by ${byName}`}
        </p>
        <Heading>{title || 'What passes for this client'}</Heading>
        <p className={styles['rules']}>
          <b>The rules:</b> {rulesText(rules)}.
        </p>
        {words !== null && words.note !== '' && <p className={styles['note']}>{words.note}</p>}
        <p className={printed['sums']}>{sheetSums(groups)}</p>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">Tool</th>
            <th scope="col">Plan and price</th>
            <th scope="col">What its maker says, where and when it was read</th>
          </tr>
        </thead>
        <tbody>
          {sheetLines(rows).map((line) => {
            const [row] = line;
            const unread = row && line.length > 1 ? unreadAlone(row) : null;
            if (row && unread) return <UnreadRow key={row.toolId} verdicts={line} rules={unread} />;
            return line.map((one) => <SheetRow key={one.toolId} verdict={one} />);
          })}
        </tbody>
      </table>
      <footer>
        {gone > 0 && <p>{gone === 1 ? 'One tool is' : `${gone} tools are`} not in the guide any more.</p>}
        {isUnconfirmed && <p>{UNCONFIRMED_NOTE}</p>}
        <p>
          <b>This is no legal advice.</b> Judged on {dayText(day)} by what Yak had read until then. A page said these
          words on the day beside them; your contract and the terms on the day you work decide. Unknown means that
          nobody at Yak has read enough: it does not count as a yes. A tool that passes is shown with every rule and the
          words that meet it; any other with what is missing, or with the rule that it breaks.{' '}
          <a href="/rules">What each rule means</a>
        </p>
      </footer>
    </article>
  );
}

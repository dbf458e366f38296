import type { NamedVerdict } from '#domain/rules/group-verdicts.ts';
import type { RuleName } from '#domain/rules/judge-plan.ts';
import { mailLink, makerQuestions } from '#domain/rules/maker-questions.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import { VerdictWord } from '#parts/verdict-word.tsx';
import styles from './client-sheet.module.css';
import { UnreadRules } from './unread-rules.tsx';

/** Tools of which nobody has read the same answers, told once for all of them. */
export function UnreadRow({ verdicts, rules }: { verdicts: readonly NamedVerdict[]; rules: readonly RuleName[] }) {
  return (
    <tr data-verdict="unknown">
      <th scope="row">
        <ul role="list">
          {verdicts.map(({ toolId, name, reasonsOn }) => (
            <li key={toolId}>
              <a href={`${toolPath({ id: toolId })}#plans`}>{name}</a>
              <small>{reasonsOn}</small>
            </li>
          ))}
        </ul>
        <VerdictWord verdict="unknown" standing="unknown" hangs={false} />
      </th>
      <td>{verdicts.length} tools; looked at: the plan under each name</td>
      <td>
        <ul role="list">
          <li>
            <UnreadRules rules={rules} />
          </li>
        </ul>
        <div className={styles['questions']}>
          <span>Questions for the makers, as a mail:</span>
          {verdicts.map((verdict) => (
            <a key={verdict.toolId} className="button" href={mailLink(makerQuestions(verdict.name, verdict))}>
              <span className="visually-hidden">Questions for the maker of </span>
              {verdict.name}
            </a>
          ))}
        </div>
      </td>
    </tr>
  );
}

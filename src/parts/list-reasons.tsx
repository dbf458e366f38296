import type { RecommendationsAnswer } from '#api/recommendations.ts';
import { decisionsOf, verdictOf } from '#domain/recommendation/tell-apart.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import styles from './pick-card.module.css';

interface Props {
  answer: RecommendationsAnswer;
  /** What the reader typed; empty when nothing was. */
  words: string;
}

/** What is said above a list: how well it fits, and which of the first three to take when. */
export function ListReasons({ answer: { recommendations: picks, fit }, words }: Props) {
  const decisions = decisionsOf(picks);
  return (
    <div className={styles['told']}>
      {words !== '' && <p className="label">You typed “{words}”</p>}
      <p className="lede">{verdictOf(fit, picks)}</p>
      {decisions.length > 0 && (
        <ul className={styles['decision']} role="list" aria-label="Which to take">
          {decisions.map(({ tool, when }) => (
            <li key={tool.id}>
              <a href={toolPath(tool)}>{tool.name}</a> {when}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

import type { RecommendationsAnswer } from '#api/recommendations.ts';
import { decisionsOf, editorsNote, type Shared, verdictOf } from '#domain/recommendation/tell-apart.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import styles from './pick-card.module.css';

interface Props {
  answer: RecommendationsAnswer;
  shared: Shared;
  /** What the reader typed; empty when nothing was. */
  words: string;
}

/** What is said above a list: how well it fits, which of the first three to take when, and what all of them share. */
export function ListReasons({ answer: { recommendations: picks, fit }, shared, words }: Props) {
  const [decisions, editors] = [decisionsOf(picks), editorsNote(picks)];
  return (
    <div className={styles['told']}>
      {words !== '' && <p className="label">You typed “{words}”</p>}
      <p className="lede">{verdictOf(fit, picks[0])}</p>
      {decisions.length > 0 && (
        <ul className={styles['decision']} role="list" aria-label="Which to take">
          {decisions.map(({ tool, when }) => (
            <li key={tool.id}>
              <a href={toolPath(tool)}>{tool.name}</a> {when}
            </li>
          ))}
        </ul>
      )}
      {(shared.all.length > 0 || shared.most.length > 0 || editors) && (
        <details className={styles['common']}>
          <summary>What they share</summary>
          {shared.all.length > 0 && (
            <p className={styles['shared']}>
              <b>All:</b>
              {shared.all.join(' · ')}
            </p>
          )}
          {shared.most.length > 0 && (
            <p className={styles['shared']}>
              <b>Most:</b>
              {shared.most.join(' · ')}
            </p>
          )}
          {editors && <p className={styles['shared']}>{editors}</p>}
        </details>
      )}
    </div>
  );
}

export const pickListClass = styles['picks'];

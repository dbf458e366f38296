import type { RecommendationsAnswer } from '#api/recommendations.ts';
import { verdictOf } from '#domain/recommendation/tell-apart.ts';
import { upperFirst } from '#domain/text/first-letter.ts';
import styles from './pick-card.module.css';

interface Props {
  answer: RecommendationsAnswer;
  /** What the reader typed; empty when nothing was. */
  words: string;
}

/** What is said above a list: the words it is for, and how well it fits. */
export function ListReasons({ answer: { recommendations: picks, fit }, words }: Props) {
  const said = verdictOf(fit, picks);
  const start = picks[0] ? `Start with ${picks[0].name}` : '';
  const isAnswer = start !== '' && said.startsWith(start);
  return (
    <div className={styles['above']}>
      {words !== '' && <p className={styles['typed']}>You typed “{words}”</p>}
      <p className="lede">
        {isAnswer && <strong className={styles['first']}>{start}</strong>}
        {isAnswer ? upperFirst(said.slice(start.length).replace(/^[.,] /, '')) : said}
      </p>
    </div>
  );
}

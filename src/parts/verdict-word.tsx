import { upperFirst } from '#domain/text/first-letter.ts';
import { HANGING_SIGN, signs } from '#domain/rules/verdict-line.ts';
import type { VerdictStatement } from '#domain/rules/verdict-statement.ts';
import printed from './printed-sheet.module.css';

interface Props {
  verdict: VerdictStatement['verdict'];
  /** The verdict in words, with what it hangs on: 'passes, on a condition'. */
  standing: string;
  /** Whether it hangs on something that somebody has to mind. */
  hangs: boolean;
}

/** A verdict on a sheet for a client: its sign, drawn by the style, and its words. */
export function VerdictWord({ verdict, standing, hangs }: Props) {
  const sign = hangs && verdict === 'passes' ? HANGING_SIGN : signs[verdict];
  return (
    <em className={printed['verdict']} data-verdict={verdict} data-hangs={hangs} data-sign={sign}>
      {upperFirst(standing)}
    </em>
  );
}

import { foldText } from '#domain/search/fold-text.ts';

/** Words that stand in any wish and say nothing about it. */
const FILLER = new Set(
  (
    'a ai all also am an and any anybody anyone are artificial as at be best but by can cannot could do does easily easy every everybody everyone ' +
    'fast find for from get give good great have help hey how i if in intelligence into is it its just let like looking make me more most must my near ' +
    'need needs new nice now of off on one only or our people please quick quickly recommend recommended s service services should show so some ' +
    'somebody someone something software stuff t than that the their them then there these they thing things this to   tool tools top ' +
    'us use used using very want was way we what when where which who whom why will with without would you your'
  ).split(' '),
);

/** Endings that leave the meaning where it was, longest first. */
const ENDINGS = ['ings', 'ions', 'ing', 'ion', 'ers', 'ors', 'als', 'er', 'or', 'al', 'ed', 'es', 'e', 's'];
/** Words that only look as if they had one of these endings. */
const WHOLE = new Set('poster paper news series string later letter corner banner'.split(' '));
/** A stem has at least this many letters. */
const SHORTEST_STEM = 3;

/** The stem of a folded word: 'remove', 'remover' and 'removal' have one, and so have 'generate' and 'generation'. */
export function stemOf(word: string): string {
  if (word.length <= SHORTEST_STEM) return word;
  const single = word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
  if (WHOLE.has(word) || WHOLE.has(single)) return single;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  const ending = ENDINGS.find((end) => word.endsWith(end) && word.length - end.length >= SHORTEST_STEM);
  if (ending === undefined || word.endsWith('ss')) return word;
  const stem = word.slice(0, -ending.length);
  return (/([bdgmnpt])\1$/.test(stem) ? stem.slice(0, -1) : stem).replace(/scrib$/, 'script');
}

/** The words of a text, folded. */
export function wordsOf(text: string): string[] {
  const folded = foldText(text);
  return folded === '' ? [] : folded.split(' ');
}

/** Whether a word stands in any wish and says nothing about it. */
export function isFiller(word: string): boolean {
  return FILLER.has(word);
}

/** The words that say something; all of them when none does. */
export function tellingWords(words: readonly string[]): string[] {
  const telling = words.filter((word) => !FILLER.has(word) && !/^\d{1,3}$/.test(word));
  return telling.length > 0 ? telling : [...words];
}

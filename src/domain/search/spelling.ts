import { lettersLacking, lettersOf } from './letters.ts';
import { wholeDistance } from './typing-distance.ts';

/** Words known to the search, and how often; a slip is put right to the most frequent of the nearest. */
export class Spelling {
  readonly #counts = new Map<string, number>();
  readonly #byLength = new Map<number, { word: string; letters: number }[]>();

  /** Takes words in; one that comes again counts again. */
  add(words: Iterable<string>): void {
    for (const word of words) {
      const count = this.#counts.get(word);
      this.#counts.set(word, (count ?? 0) + 1);
      if (count !== undefined) continue;
      const same = this.#byLength.get(word.length) ?? [];
      same.push({ word, letters: lettersOf(word) });
      this.#byLength.set(word.length, same);
    }
  }

  knows(word: string): boolean {
    return this.#counts.has(word);
  }

  /** The known word that was probably meant; null when none is near enough. */
  nearest(typed: string): string | null {
    const atMost = slipsAllowed(typed);
    if (atMost === 0) return null;
    const letters = lettersOf(typed);
    let best: { word: string; slips: number; count: number } | null = null;
    for (let length = typed.length - atMost; length <= typed.length + atMost; length += 1) {
      for (const { word, letters: own } of this.#byLength.get(length) ?? []) {
        if (lettersLacking(letters, own) > atMost || !beginsAlike(typed, word)) continue;
        const slips = wholeDistance(typed, word, atMost);
        if (slips > atMost || (slips === 1 && isUnlikely(typed, word))) continue;
        const count = this.#counts.get(word) ?? 0;
        if (best === null || slips < best.slips || (slips === best.slips && count > best.count))
          best = { word, slips, count };
      }
    }
    return best?.word ?? null;
  }
}

/** Short words mean what they say; from four letters on one slip is forgiven, from eight on two. */
export function slipsAllowed(word: string): number {
  if (word.length < 4 || /^\d+$/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** The first letter is right (doubled or not), or it was swapped or left out: nobody begins with a wrong one. */
function beginsAlike(typed: string, word: string): boolean {
  return typed[0] === word[0] || typed[0] === word[1];
}

/** Letters that are taken for one another: neighbours on the keyboard, and what sounds alike. */
const ALIKE =
  'qw we er rt ty yu ui io op as sd df fg gh hj jk kl zx xc cv vb bn nm qa wa ws es ed rd rf tf tg yg yh uh uj ij ik ok ol pl az sz sx dx dc fc fv gv gb hb hn jn jm km ae ai ao au ea ei eo eu ia ie io iu oa oe oi ou ua ue ui uo iy ey ck cs sz kq fv dt bp gj tz yz'.split(
    ' ',
  );
const alike = new Set(ALIKE.flatMap(([one = '', other = '']) => [one + other, other + one]));

/** Whether one letter stands for another that no finger and no ear takes for it: 'spoke' is no slip of 'smoke'. */
function isUnlikely(typed: string, word: string): boolean {
  if (typed.length !== word.length) return false;
  const wrong = [...typed].flatMap((letter, index) => (letter === word[index] ? [] : [letter + (word[index] ?? '')]));
  return wrong.length === 1 && !wrong.every((pair) => alike.has(pair));
}

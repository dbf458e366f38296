import type { formTime } from '#api/form-time.contract.ts';
import { requester } from '#api/request.ts';
import type { ErrorCode } from '#api/error-answer.ts';
import { MIN_MS } from '#domain/person/is-automatic.ts';
import { refusalCode, refusalWords } from './call.ts';

/** How a form learns from the server when it was opened. */
interface FormOpening {
  /** To be called when the form is touched: asks for the time, unless it is known. Never throws. */
  begin(): void;
  /** The signed time, as soon as it is old enough to be taken for a person's. @throws Error as `request` does */
  signed(): Promise<string>;
}

/** What says of a form that trying again at once is no use. */
const FORM_REFUSALS: readonly (ErrorCode | null)[] = ['form_outdated', 'forms_full', 'too_many_requests'];

/** The server's words when it does not take a form now, however it is filled in; the form's own words for the rest. */
export function formRefusalWords(error: unknown, otherwise: string): string {
  return FORM_REFUSALS.includes(refusalCode(error)) ? refusalWords(error, otherwise) : otherwise;
}

/** A signed time is good for a day; one older than this is asked for again, in ms. */
const FRESH_MS = 20 * 3_600_000;
/** Clocks tick in steps, in ms. */
const MARGIN_MS = 50;

const askFormTime = requester<typeof formTime>('/api/form-time');

/** The opening of one form or dialog. Its time is asked for at the first touch: pages are the same for everybody and hold none. */
export function makeFormOpening(what: keyof typeof MIN_MS = 'form'): FormOpening {
  let asked: Promise<{ opened: string; at: number }> | null = null;
  let askedAt = 0;

  function ask(): Promise<{ opened: string; at: number }> {
    if (asked && performance.now() - askedAt < FRESH_MS) return asked;
    askedAt = performance.now();
    const answer = askFormTime('GET').then(({ opened }) => ({ opened, at: performance.now() }));
    asked = answer;
    answer.catch(() => {
      if (asked === answer) asked = null; // the next one who asks tries again
    });
    return answer;
  }

  return {
    begin: () => void ask().catch(() => undefined),
    async signed() {
      const { opened, at } = await ask();
      const left = at + MIN_MS[what] + MARGIN_MS - performance.now();
      if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
      return opened;
    },
  };
}

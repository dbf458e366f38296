import { type WritableAtom, atom } from 'nanostores';
import type { ErrorCode } from '#api/error-answer.ts';
import { refusalCode, settleRefusal } from './call.ts';

/** Something that a page reads when it is opened, and again when it is asked to. */
export type Reading<Read> =
  | { status: 'loading' }
  /** `code`: why our server refused; null when it could not be asked. */
  | { status: 'failed'; code: ErrorCode | null }
  | { status: 'read'; read: Read };

/** A reading and the ways to begin it. */
interface Readable<Read, Asked extends readonly unknown[]> {
  store: WritableAtom<Reading<Read>>;
  /** Reads now; of several readings under way the last one counts. Never throws. */
  load(...asked: Asked): Promise<void>;
  /** Reads unless that was done; waits for what is under way; after a failure it tries again. Never throws. */
  loadOnce(...asked: Asked): Promise<void>;
}

/**
 * One way to read: loading, then what came or that it failed. A reader whose session has ended goes to sign-in and back.
 * @param meanwhile what is shown while it is read again: the old reading, or that something is loading
 */
export function reading<Read, Asked extends readonly unknown[] = []>(
  fetchIt: (...asked: Asked) => Promise<Read>,
  meanwhile: 'loading' | 'old' = 'loading',
): Readable<Read, Asked> {
  const store = atom<Reading<Read>>({ status: 'loading' });
  let begun = 0;
  let underWay: Promise<void> | null = null;

  const readNow = async (...asked: Asked): Promise<void> => {
    begun += 1;
    const mine = begun;
    if (meanwhile === 'loading' || store.get().status !== 'read') store.set({ status: 'loading' });
    try {
      const read = await fetchIt(...asked);
      if (mine === begun) store.set({ status: 'read', read });
    } catch (error) {
      if (mine === begun && !settleRefusal(error)) store.set({ status: 'failed', code: refusalCode(error) });
    }
  };
  const load = async (...asked: Asked): Promise<void> => {
    const mine = readNow(...asked);
    underWay = mine;
    await mine;
    if (underWay === mine) underWay = null;
  };
  const loadOnce = async (...asked: Asked): Promise<void> => {
    if (underWay) await underWay;
    else if (store.get().status !== 'read') await load(...asked);
  };
  return { store, load, loadOnce };
}

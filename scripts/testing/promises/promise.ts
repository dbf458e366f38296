/** `full` keeps to the figures of the promise; `quick` is the same with fewer repetitions, for every `npm run test:long`. */
export type Effort = 'full' | 'quick';

export interface Verdict {
  ok: boolean;
  /** What was measured, in one line. */
  figure: string;
}

/** Something this product promises, with the proof that can be run at any time. */
export interface ProductPromise {
  /** Number in the list of promises. */
  id: number;
  title: string;
  run(effort: Effort): Promise<Verdict>;
}

/** Runs one promise from the command line: prints its figure and leaves with 0 or 1. `--quick` for fewer repetitions. */
export async function runAlone(promise: ProductPromise): Promise<void> {
  const { ok, figure } = await promise.run(process.argv.includes('--quick') ? 'quick' : 'full');
  console.log(`${ok ? 'kept  ' : 'BROKEN'} ${promise.id}. ${promise.title}\n       ${figure}`);
  process.exitCode = ok ? 0 : 1;
}

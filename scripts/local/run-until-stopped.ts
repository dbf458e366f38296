/** Something that was started and must be stopped. */
type Stop = () => Promise<unknown>;

/** How often to look whether the process that started this one still lives, in ms. */
const LOOK_AFTER = 250;

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a command that lives until SIGINT, SIGTERM or SIGHUP, until the process that started it is gone (a shell
 * passes no signal on), or until a part of it ends by itself. Whatever way it ends, all that was handed over is
 * stopped, the last started first. Ends the process: 0 when it was asked to stop, 1 when something failed.
 * @param start gets `own`, to be called with each thing's stop as soon as the thing is started; settles when a part has ended
 */
export async function runUntilStopped(start: (own: (stop: Stop) => void) => Promise<void>): Promise<never> {
  const owned: Stop[] = [];
  const asked = new Promise<'asked'>((resolve) => {
    for (const signal of SIGNALS) process.on(signal, () => resolve('asked'));
    const parent = process.ppid;
    setInterval(() => {
      if (process.ppid !== parent) resolve('asked');
    }, LOOK_AFTER).unref();
  });
  let code = 0;
  try {
    const end = await Promise.race([asked, start((stop) => owned.push(stop))]);
    if (end !== 'asked') code = 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    code = 1;
  }
  for (const stop of owned.reverse()) await stop().catch((error: unknown) => console.error(error));
  process.exit(code);
}

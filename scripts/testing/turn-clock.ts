/** Turns this process's clock ahead: what asks for the time gets a later one, what waits does not wait longer. */
export function turnClock(aheadMs: number): void {
  const realNow = Date.now;
  Date.now = () => realNow() + aheadMs;
  globalThis.Date = new Proxy(Date, {
    construct: (target, parts) => Reflect.construct(target, parts.length === 0 ? [target.now()] : parts) as object,
  });
}

// For a process that is started with `--import` of this file.
if (process.env['CLOCK_AHEAD_MS']) turnClock(Number(process.env['CLOCK_AHEAD_MS']));

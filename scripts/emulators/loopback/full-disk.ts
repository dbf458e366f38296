/** So often it is said that there is no room, in ms. */
const SAID_EVERY_MS = 60_000;
/** `SQLITE_FULL`, and `SQLITE_IOERR_WRITE`, which some disks give in its place (sqlite.org/rescode.html). */
const SQLITE_CODES: readonly unknown[] = [13, 778];

let saidAt = Number.NEGATIVE_INFINITY;

/** Whether something failed because there is no room on the disk. */
export function isFullDisk(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && SQLITE_CODES.includes(error.errcode)) return true;
  return 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}

/** Says it in words, once a minute: whoever fills a disk writes often. */
export function sayFullDisk(): void {
  if (performance.now() - saidAt < SAID_EVERY_MS) return;
  saidAt = performance.now();
  console.error(
    'There is no room left on the disk: nothing new is stored. Make room, and everything goes on by itself.',
  );
}

/**
 * Does what nobody waits for, and leaves it for a later time when there is no room for it.
 * @throws whatever else fails
 */
export function whenThereIsRoom(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!isFullDisk(error)) throw error;
    sayFullDisk();
  }
}

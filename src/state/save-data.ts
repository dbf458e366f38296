/** Whether the reader has asked for few bytes. */
export function isSparing(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

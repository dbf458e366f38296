/** What never changes while a program runs, read when it is first asked for; a reading that failed is tried again. */
export function readOnce<Read>(read: () => Promise<Read>): () => Promise<Read> {
  let reading: Promise<Read> | undefined;
  return () =>
    (reading ??= read().catch((error: unknown) => {
      reading = undefined;
      throw error;
    }));
}

/** What a file says; null when it is no UTF-8: taken all the same, its umlauts would be lost. */
export async function readTextFile(file: File): Promise<string | null> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}

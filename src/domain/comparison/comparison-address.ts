/** Where comparisons are shown. */
export const comparisonPath = '/compare';

/** The address that shows these tools, `/compare?t=12,7`; without tools `/compare`. */
export function comparisonAddress(ids: readonly number[]): string {
  return ids.length === 0 ? comparisonPath : `${comparisonPath}?t=${ids.join(',')}`;
}

/**
 * The ids in the query of such an address (with or without `?`), in its order. Whatever is not a tool's number is
 * passed over, doubles are dropped; null when the query says nothing about tools.
 */
export function comparisonFromAddress(query: string): number[] | null {
  const text = new URLSearchParams(query).get('t');
  if (text === null) return null;
  const ids = text.split(',').filter(isToolNumber).map(Number);
  return [...new Set(ids)];
}

function isToolNumber(text: string): boolean {
  return /^[1-9]\d*$/.test(text) && Number.isSafeInteger(Number(text));
}

/**
 * Shapes that the release of 2026-11-21 cannot read once this one has written them, because each right has its evidence
 * now: what alerts are made from, and what is uploaded. They are read, and written in today's shape.
 */
export function isOvertaken(store: string, key: string): boolean {
  return (store === 'mail-editions' && key === 'alerts') || (store === 'tools' && key !== 'head');
}

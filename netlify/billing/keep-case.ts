import { type ReportedCase, withNews } from '#domain/plan/payment-case.ts';
import { updateInLine } from '#netlify/stores/desk-lines.ts';
import { skipUnreadable } from '#netlify/stores/document-store.ts';
import { ownedCases, paymentCases } from '#netlify/stores/payment-case-store.ts';
import { indexRecord, removeOwned } from '#netlify/stores/person-index.ts';
import { readUser } from '#netlify/stores/user-store.ts';

/** Whether the desk knows of a case in this state. @throws StoreUnavailable */
export async function isKnownCase({ id, status }: Pick<ReportedCase, 'id' | 'status'>): Promise<boolean> {
  const known = await paymentCases.read(id).catch(skipUnreadable);
  return known === 'unreadable' || known?.status === status;
}

/**
 * Puts a case before the desk, or what became of it; the same again changes nothing. Whose it is stands there only while
 * the account does: an account that is erased at this moment leaves nothing behind.
 * @throws StoreUnavailable: doing it again is safe
 */
export async function keepCase(reported: ReportedCase): Promise<void> {
  const now = new Date();
  const userId = reported.userId !== null && (await isOpenAccount(reported.userId)) ? reported.userId : null;
  const { store, ownersOf } = ownedCases;
  await indexRecord({ store, ownersOf }, reported.id, withNews(null, { ...reported, userId }, now));
  const kept = await updateInLine(ownedCases, reported.id, (current) =>
    withNews(current, { ...reported, userId: current?.userId ?? userId }, now),
  );
  if (kept.userId !== null && !(await isOpenAccount(kept.userId))) await removeOwned(ownedCases, reported.id, kept);
}

async function isOpenAccount(userId: string): Promise<boolean> {
  const stored = await readUser(userId).catch(skipUnreadable);
  return stored === 'unreadable' || (stored !== null && stored.user.deletedAt === null);
}

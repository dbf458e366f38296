import { randomBytes } from 'node:crypto';
import { type Brief, makeBrief } from '#domain/brief/brief.ts';
import { shareKit } from '#domain/kit/change-kits.ts';
import type { Kit } from '#domain/kit/kit.ts';
import { taskFacts } from '#netlify/catalog/task-facts.ts';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { correctionReader } from '#netlify/corrections/correction-reader.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import type { Session } from '#netlify/session/session.ts';
import { kitLinks, linkKey, ownedKitLinks } from '#netlify/stores/kit-store.ts';
import { keepOwned, removeOwned } from '#netlify/stores/person-index.ts';
import { readUser } from '#netlify/stores/user-store.ts';
import { readOwnKits } from './own-kits.ts';
import { changeKitsOf, readKits } from './person-kits.ts';

/** Bytes of chance in a link: nobody guesses 128 bits. */
const KEY_BYTES = 16;
const KEY = /^[A-Za-z0-9_-]{22}$/;

/**
 * Gives a collection a link, or keeps the one it has. What leads there is written first: no link is given out that does
 * not work.
 * @throws ApiError `not_found`, `unauthorized`; StoreUnavailable
 */
export async function shareKitOf(session: Session, kitId: string, byName: string, now: Date): Promise<Kit> {
  const known = (await readKits(session)).find(({ id }) => id === kitId);
  if (!known) throw new ApiError('not_found', { message: 'This collection is not there any more.' });
  const key = known.share?.key ?? randomBytes(KEY_BYTES).toString('base64url');
  const link = { userId: session.stored.user.id, kit: kitId };
  await keepOwned(ownedKitLinks, linkKey(key), link);
  const after = await changeKitsOf(session, (current) => {
    const shared = shareKit(current, kitId, { key, byName }, now);
    return shared.ok ? { ok: true, kits: shared.kits, changed: true } : shared;
  }).catch(async (error: unknown) => {
    // It was refused: what would lead to it names an account that may be erased by now.
    if (error instanceof ApiError && known.share === null) await removeOwned(ownedKitLinks, linkKey(key), link);
    throw error;
  });
  const kit = after.find(({ id }) => id === kitId);
  if (!kit) throw new ApiError('not_found');
  return kit;
}

/** The collection under a link; null when nothing is shared under it, or not any more. @throws StoreUnavailable */
export async function findSharedKit(key: string): Promise<Kit | null> {
  if (!KEY.test(key)) return null;
  const link = await kitLinks.read(linkKey(key));
  if (!link) return null;
  const owner = (await readUser(link.userId))?.user;
  if (!owner || owner.deletedAt !== null) return null;
  return (await readOwnKits(owner)).kits.find(({ share }) => share?.key === key) ?? null;
}

/** What everybody reads of a shared collection: the catalogue of this moment. */
export async function briefOfKit({ name, intro, tools, share }: Kit, now: Date): Promise<Brief> {
  const [{ find }, tasks] = await Promise.all([currentCatalogue(), taskFacts()]);
  const correctionsOf = await correctionReader({ find });
  return makeBrief({
    title: name,
    intro,
    byName: share?.byName ?? '',
    tools: tools.flatMap(({ toolId, note }) => {
      const tool = find(toolId);
      return tool ? [{ tool, note }] : [];
    }),
    tasks,
    corrections: await correctionsOf(tools.map(({ toolId }) => toolId)),
    now,
  });
}

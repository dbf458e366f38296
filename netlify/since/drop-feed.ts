import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { dropFeed } from '#api/drop-feed.contract.ts';
import type { User } from '#domain/person/user.ts';
import { feedEntries, wholeDrops } from '#domain/drop/drop-feed.ts';
import { lockDrops } from '#domain/drop/lock-drops.ts';
import { filterDrops } from '#domain/drop/my-drops.ts';
import { planOf } from '#domain/person/subscription.ts';
import { openDrops } from '#domain/plan/may-use.ts';
import { plans } from '#netlify/catalog/plans.ts';
import { siteOrigin } from '#netlify/env.ts';
import { html } from '#netlify/http/html.ts';
import { changeOwnCollections, readOwnCollections } from '#netlify/collections/own-collections.ts';
import type { Session } from '#netlify/session/session.ts';
import { openToken, sealToken } from '#netlify/session/sealed-token.ts';
import { linkAddress } from '#netlify/session/signed-link.ts';
import { readUser } from '#netlify/stores/user-store.ts';
import { datedRecords, type Records } from './dated-records.ts';
import { entriesOf } from './person-since.ts';

/** An address that nobody takes back works this long, in seconds: ten years, as feed readers expect. */
const LIFETIME = 10 * 365 * 86_400;
const KEY_BYTES = 16;
const claimsSchema = z.object({ sub: z.hash('sha256'), feed: z.string() });

/** The address of the person's own drops, made when there is none yet. @throws ApiError `unauthorized`; StoreUnavailable */
export async function makeFeed({ stored: { user } }: Session): Promise<string> {
  const feed = await changeFeed(user, (current) => current ?? randomBytes(KEY_BYTES).toString('base64url'));
  return linkAddress(dropFeed.path, await sealToken('drop-feed', { sub: user.id, feed }, LIFETIME));
}

/** Takes the address back. @throws ApiError `unauthorized`; StoreUnavailable */
export async function revokeFeed({ stored: { user } }: Session): Promise<void> {
  await changeFeed(user, () => null);
}

function changeFeed(user: User, change: (current: string | null) => string | null): Promise<string | null> {
  return changeOwnCollections(user, (own) => {
    const feed = change(own.feed);
    return { write: feed === own.feed ? null : { ...own, feed }, outcome: feed };
  });
}

/**
 * The drops about a person's own tools, saved or collected, as RSS; what their plan leaves under the fringe stays out.
 * @param token of the address
 * @returns null when the address was taken back or never was one
 */
export async function readFeed(token: string, now: Date): Promise<string | null> {
  const claims = await openToken('drop-feed', token, claimsSchema);
  if (!claims) return null;
  const user = (await readUser(claims.sub))?.user;
  if (!user || user.deletedAt !== null) return null;
  const own = await readOwnCollections(user);
  if (own.feed !== claims.feed) return null;
  const ids = new Set([
    ...user.saves.map(({ toolId }) => toolId),
    ...own.kits.flatMap(({ tools }) => tools.map(({ toolId }) => toolId)),
  ]);
  const records = await datedRecords(now);
  const views = lockDrops(records.drops, openDrops({ plan: planOf(user.subscription, now) }, plans));
  const drops = filterDrops(wholeDrops(views), ids, null);
  const told = feedEntries({ drops }, siteOrigin()).map((one) => ({ ...one, guid: one.address }));
  const shown = new Set(told.map(({ guid }) => guid));
  const items = [...(await ownNews(user, records, now, shown)), ...told].map(
    ({ address, guid, title, text, releasedAt, source }) => html`<item>
<title>${title}</title>
<link>${address}</link>
<guid isPermaLink="${String(guid === address)}">${guid}</guid>
<pubDate>${new Date(releasedAt).toUTCString()}</pubDate>
<description>${source === null ? text : `${text} Source: ${source}`}</description>
</item>
`,
  );
  return html`<rss version="2.0">
<channel>
<title>Yak: what changed for me</title>
<link>${`${siteOrigin()}/all-updates`}</link>
<description>What changed in the tools I saved and collected, for my jobs and my projects. Private: whoever has this address can read it.</description>
<language>en</language>
${items}</channel>
</rss>
`.text;
}

/**
 * What the dashboard tells besides the drops of own tools, each under the id that it has there: a drop of another tool for
 * the same job is told by the log's own address.
 * @param shown addresses of the drops that are told already
 */
async function ownNews(user: User, records: Records, now: Date, shown: ReadonlySet<string>) {
  return (await entriesOf(user, records, now)).flatMap(({ entry: { id, kind, day, title, text, path } }) => {
    const address = siteOrigin() + path;
    if (kind === 'drop' && shown.has(address)) return [];
    const guid = kind === 'drop' ? address : `${siteOrigin()}/dashboard#${id}`;
    return [{ address, guid, title, text, releasedAt: `${day}T00:00:00Z`, source: null }];
  });
}

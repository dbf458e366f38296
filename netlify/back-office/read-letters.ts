import type { AlertsWaiting, DigestStanding, LetterLook, LettersDesk } from '#api/admin-letters.ts';
import site from '#data/site.json' with { type: 'json' };
import type { User } from '#domain/account/user.ts';
import { isoWeek, weekBefore, weekDays } from '#domain/calendar/iso-week.ts';
import { HOLD_BACK_MS } from '#domain/correction/hold-back.ts';
import { senderLine } from '#domain/site/sender-line.ts';
import { type LetterOrder, comingWeek, goesOutAt } from '#domain/mailing/letter-order.ts';
import { adminAddress } from '#netlify/audit/read-audit.ts';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { currentDrops } from '#netlify/catalog/current-drops.ts';
import { readHistory, recentlyEdited } from '#netlify/catalog/tool-history.ts';
import { mailSettings } from '#netlify/env.ts';
import { digestAs } from '#netlify/letters/letters-as.ts';
import { readOrders } from '#netlify/letters/letter-orders.ts';
import { digestName, dropsOfWeek } from '#netlify/letters/send-digest.ts';
import { outbox } from '#netlify/mail/mail-stores.ts';
import { passOver } from '#netlify/stores/document-store.ts';
import { ALERT_DESK, alertDesk, editions } from '#netlify/stores/edition-store.ts';
import { readToolHead } from '#netlify/stores/tool-store.ts';
import { countRecords } from './count-records.ts';

/** Tools changed lately that are looked at. */
const MOST_TOOLS = 50;

/** What goes out next, how it looks, and what waits. @throws StoreUnavailable */
export async function readLetters(admin: User, now: Date): Promise<LettersDesk> {
  const week = comingWeek(now, await readOrders(digestName(weekBefore(now))));
  const [coming, before, alerts] = await Promise.all([
    digestStanding(week, now),
    digestStanding(weekBefore(new Date(weekDays(week).first)), now),
    readAlerts(now),
  ]);
  return {
    at: now.toISOString(),
    sender: senderLine(site),
    isOn: mailSettings() !== null,
    testsTo: admin.email,
    coming,
    before,
    looks: await looksOf(coming, admin, now),
    alerts,
  };
}

async function digestStanding(week: string, now: Date): Promise<DigestStanding> {
  const name = digestName(week);
  const [stored, orders, dropIds] = await Promise.all([
    editions.read(name).catch(passOver),
    readOrders(name),
    currentDrops(now).then(({ drops }) => dropsOfWeek(week, drops)),
  ]);
  const edition = stored === 'unreadable' ? null : stored;
  const order = orders?.order ?? null;
  return {
    week,
    state: edition
      ? stateOfEdition(edition)
      : orders?.begunAt
        ? 'going out'
        : stateOfOrder(order, now.toISOString() > goesOutAt(week)),
    drops: (edition?.dropIds ?? dropIds).length,
    goesOutAt: goesOutAt(week),
    order: order && { kind: order.kind, at: order.at, by: order.who === null ? null : await adminAddress(order.who) },
  };
}

function stateOfEdition({ dropIds, progress }: { dropIds: readonly number[]; progress: { isDone: boolean } }) {
  if (dropIds.length === 0) return 'quiet';
  return progress.isDone ? 'sent' : 'going out';
}

/** A week that is long over, and of which nothing is known, had nobody to send it. */
function stateOfOrder(order: LetterOrder['order'], isPast: boolean): DigestStanding['state'] {
  if (order === null) return isPast ? 'quiet' : 'waiting';
  return ({ hold: 'held', skip: 'skipped', release: 'released' } as const)[order.kind];
}

/** The coming digest as both plans get it; while its week has no drops, that of the newest week that has. */
async function looksOf(coming: DigestStanding, admin: User, now: Date): Promise<LetterLook[]> {
  const newest = (await currentDrops(now)).drops
    .map(({ releaseDate }) => releaseDate)
    .sort()
    .at(-1);
  const week = coming.drops > 0 || newest === undefined ? coming.week : isoWeek(new Date(newest));
  const looks = await Promise.all(
    (['fringe', 'core'] as const).map(async (plan) => {
      const mail = await digestAs(plan, week, admin, now);
      return mail ? [{ week, plan, subject: mail.subject }] : [];
    }),
  );
  return looks.flat();
}

async function readAlerts(now: Date): Promise<AlertsWaiting> {
  const [stored, recent, head, { find }] = await Promise.all([
    alertDesk.read(ALERT_DESK).catch(passOver),
    recentlyEdited().catch(passOver),
    readToolHead().catch(passOver),
    currentCatalogue(),
  ]);
  const edition = stored === 'unreadable' ? null : (stored?.edition ?? null);
  const ids = recent === 'unreadable' ? [] : [...new Set(recent.values())].slice(0, MOST_TOOLS);
  const held = await Promise.all(
    ids.map(async (toolId) => {
      if (head === 'unreadable') return [];
      const edits = await readHistory(toolId, head).catch(passOver);
      const last = edits === 'unreadable' ? undefined : edits.find(({ kind }) => kind !== 'created');
      const until = last ? Date.parse(last.at) + HOLD_BACK_MS : 0;
      const name = find(toolId)?.name;
      return name !== undefined && until > now.getTime()
        ? [{ toolId, name, until: new Date(until).toISOString() }]
        : [];
    }),
  );
  return {
    held: held.flat(),
    round:
      edition && !edition.progress.isDone ? { drops: edition.dropIds.length, tools: edition.changes.length } : null,
    outbox: await countRecords(outbox),
  };
}

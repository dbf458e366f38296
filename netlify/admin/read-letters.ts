import type { AlertsWaiting, DigestStanding, LetterLook, LettersDesk } from '#api/admin-letters.contract.ts';
import site from '#data/site.json' with { type: 'json' };
import type { User } from '#domain/person/user.ts';
import { isoWeek, weekBefore, weekDays } from '#domain/value/iso-week.ts';
import { HOLD_BACK_MS } from '#domain/watch/correction/hold-back.ts';
import { senderLine } from '#domain/letters/sender-line.ts';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { currentDrops } from '#netlify/catalog/current-drops.ts';
import { readHistory, recentlyEdited } from '#netlify/catalog/tool-history.ts';
import { mailSettings } from '#netlify/env.ts';
import { digestAs } from '#netlify/letters/letters-as.ts';
import { outbox } from '#netlify/mail/mail-stores.ts';
import { ALERT_DESK, alertDesk } from '#netlify/stores/edition-store.ts';
import { readToolHead } from '#netlify/stores/tool-store.ts';
import { countRecords } from './count-records.ts';
import { comingDigest, digestStanding } from './digest-standing.ts';
import { readMailDesk } from './read-mail-desk.ts';
import { nullIfUnreadable } from '#netlify/stores/document-store.ts';

/** Tools changed lately that are looked at. */
const MAX_TOOLS = 50;

/** What goes out next, how it looks, and what waits. @throws StoreUnavailable */
export async function readLetters(admin: User, now: Date): Promise<LettersDesk> {
  const [coming, alerts, mail] = await Promise.all([comingDigest(now), readAlerts(now), readMailDesk()]);
  const before = await digestStanding(weekBefore(new Date(weekDays(coming.week).first)), now);
  return {
    at: now.toISOString(),
    sender: senderLine(site),
    isOn: mailSettings() !== null,
    testsTo: admin.email,
    coming,
    before,
    looks: await looksOf(coming, admin, now),
    alerts,
    mail,
  };
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
    alertDesk.tryRead(ALERT_DESK),
    recentlyEdited().catch(nullIfUnreadable),
    readToolHead().catch(nullIfUnreadable),
    currentCatalogue(),
  ]);
  const edition = stored?.edition ?? null;
  const ids = [...new Set(recent?.values())].slice(0, MAX_TOOLS);
  const held = await Promise.all(
    ids.map(async (toolId) => {
      if (head === null) return [];
      const edits = await readHistory(toolId, head).catch(nullIfUnreadable);
      const last = edits?.find(({ kind }) => kind !== 'created');
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

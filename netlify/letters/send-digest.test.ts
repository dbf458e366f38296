import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { weekBefore } from '#domain/value/iso-week.ts';
import type { Drop } from '#domain/drop/drop.schema.ts';
import { newEdition } from '#domain/letters/edition.ts';
import { birthOf } from '#domain/person/birth.ts';
import { makeTopic } from '#domain/person/subscriber.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { plans } from '#netlify/catalog/plans.ts';
import deliverMail from '#netlify/functions/deliver-mail/deliver-mail.ts';
import { addressKey } from '#netlify/stores/subscriber-store.ts';
import { termsNotified, notifiedKey } from '#netlify/stores/terms-store.ts';
import { changeUser } from '#netlify/stores/user-store.ts';
import {
  drops,
  mail,
  mailsTo,
  makeUser,
  monday,
  newAddress,
  site,
  subscribe,
  lockedDrops,
  useMailingSite,
} from '#testing/use-mailing-site.ts';
import { allTools } from '#testing/built-catalogue.ts';
import { datedRecords } from '#netlify/since/dated-records.ts';
import { digestLetter } from './digest-letter.ts';
import { leaveLists } from './leave-lists.ts';
import { sendDigest } from './send-digest.ts';
import { sendEdition } from './send-edition.ts';

useMailingSite();

/** Each test lives in another week, so that what was sent in one is not known in the next. */
let weeks = 0;
function nextWeek(): { now: Date; drops: Drop[] } {
  weeks += 1;
  const shift = (day: string) => new Date(Date.parse(day) + weeks * 7 * 86_400_000);
  return {
    now: shift(monday.toISOString()),
    drops: drops.map((one) => ({ ...one, releaseDate: shift(one.releaseDate).toISOString().slice(0, 10) })),
  };
}
const digest = (week: { now: Date; drops: Drop[] }) =>
  sendDigest({ ...week, plans, until: performance.now() + 20_000 });

/** Ids of a tool, of another that does one of its jobs well, and of one that does none of them. */
function nearAndFar(): [own: number, near: number, foreign: number] {
  const jobs = (tool: Tool) => tool.tasks.flatMap(({ task, fit }) => (fit === 'can' ? [] : [task]));
  for (const tool of allTools) {
    const isNear = (other: Tool) => jobs(other).some((job) => jobs(tool).includes(job));
    const others = allTools.filter((other) => other !== tool);
    const [near, foreign] = [others.find(isNear), others.find((other) => !isNear(other))];
    if (near && foreign) return [tool.id, near.id, foreign.id];
  }
  throw new Error('No two tools do the same job.');
}

describe('the weekly digest', () => {
  test('is whole for Core; for others the highlights, and no word of what lies under the fringe', async () => {
    const [core, fringe] = [await makeUser({ plan: 'core' }), await makeUser()];
    const reader = await subscribe(newAddress(), makeTopic('fresh-drops', null));
    await digest(nextWeek());
    const [whole] = await mailsTo(core.email);
    for (const { id } of drops) expect(whole?.text).toContain(`Words of drop ${id}`);
    for (const address of [fringe.email, reader]) {
      const [letter, ...more] = await mailsTo(address);
      expect(more).toEqual([]);
      expect(letter?.text).toContain('Words of drop 13');
      for (const words of lockedDrops) expect(letter?.raw).not.toContain(words);
    }
  });

  test('opens on Core with what the dashboard tells, also in a week without drops; Fringe gets none for it', async () => {
    const saves = [{ toolId: allTools[0]!.id, savedAt: '2026-01-01T00:00:00.000Z' }];
    const [core, fringe] = [await makeUser({ plan: 'core' }, { saves }), await makeUser({}, { saves })];
    const { now } = nextWeek();
    const at = new Date(now.getTime() - 2 * 86_400_000).toISOString();
    const one = { changeId: 'c', at, source: 'https://maker.example/terms', fact: 'trainsOnUploads' as const };
    const told = [
      { ...one, id: randomUUID(), meaning: 'Uploads train its models now', before: '', after: 'We train.' },
    ];
    await termsNotified.keep(notifiedKey(saves[0]!.toolId), { toolId: saves[0]!.toolId, told });
    await digest({ now, drops: [] });
    const letters = await mailsTo(core.email);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.subject).toMatch(/^What changed for you, /);
    expect(letters[0]?.text).toContain('\n\nOne thing, as on your dashboard.\n');
    expect(letters[0]?.text).toContain('Open your dashboard:');
    expect(letters[0]?.text).toContain('Uploads train its models now.');
    expect(letters[0]?.text).toContain(`/tool-fluid/${saves[0]!.toolId}#terms`);
    expect(await mailsTo(fringe.email)).toEqual([]);
    await termsNotified.remove(notifiedKey(saves[0]!.toolId));
  });

  test('goes to one address once, in the plan of its account, though it also subscribed', async () => {
    const core = await makeUser({ plan: 'core' });
    await subscribe(core.email.toUpperCase(), makeTopic('fresh-drops', null));
    const week = nextWeek();
    await digest(week);
    await digest(week);
    const letters = await mailsTo(core.email);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain('Words of drop 9');
  });

  test('goes to nobody who only signed in; to them who kept the switches, and to whom a mail has asked (B15)', async () => {
    const signedIn = await makeUser({ keepsMail: false });
    const kept = await makeUser({ keepsMail: true });
    const confirmed = await makeUser({ keepsMail: false });
    await subscribe(confirmed.email, makeTopic('fresh-drops', null));
    await digest(nextWeek());
    expect(await mailsTo(signedIn.email)).toEqual([]);
    expect(await mailsTo(kept.email)).toHaveLength(1);
    expect(await mailsTo(confirmed.email)).toHaveLength(1);
  });

  test('does not go to who did not want it, has not proven the address, or is leaving', async () => {
    const { preferences } = await (await site.signUp({ keepsMail: true })).stored();
    const silent = [
      await makeUser({}, { preferences: { ...preferences, weeklyDigest: false } }),
      await makeUser({ emailVerified: false }),
      await makeUser({}, { deletedAt: monday.toISOString() }),
    ].map(({ email }) => email);
    silent.push(await subscribe(newAddress(), makeTopic('tool-updates', 'Runway')));
    await digest(nextWeek());
    for (const address of silent) expect(await mailsTo(address)).toEqual([]);
  });

  test('narrowed to one’s own tools, it tells Core of those alone, and nothing in a week that was quiet for them', async () => {
    const [own, near, foreign] = nearAndFar();
    const narrowed = (digestOf: 'mine' | 'near', plan: 'core' | 'fringe' = 'core') =>
      site.signUp({ plan, keepsMail: true }).then(async (person) => {
        await changeUser(person.id, (user) => ({
          write: {
            ...user,
            saves: [{ toolId: own, savedAt: monday.toISOString() }],
            preferences: { ...user.preferences, digestOf },
            // Each test lives in a later week: the plan must not end before.
            subscription: user.subscription && { ...user.subscription, currentPeriodEnd: 4_000_000_000 },
          },
          outcome: null,
        }));
        return person.email;
      });
    const [mine, nearby, fringe] = [await narrowed('mine'), await narrowed('near'), await narrowed('mine', 'fringe')];
    const subscribed = await subscribe(await narrowed('mine'), makeTopic('fresh-drops', null));
    const week = nextWeek();
    const of = (toolIds: readonly number[]) => ({
      ...week,
      drops: week.drops.slice(0, toolIds.length).map((one, index) => ({ ...one, toolId: toolIds[index] ?? null })),
    });
    await digest(of([own, near, foreign]));
    const textTo = async (address: string) => (await mailsTo(address))[0]?.text ?? '';
    expect(await textTo(mine)).toContain('Words of drop 9');
    expect(await textTo(mine)).not.toMatch(/Words of drop 1[01]/);
    expect(await textTo(mine)).toContain('narrowed to your own tools');
    expect(await textTo(nearby)).toContain('Words of drop 9');
    expect(await textTo(nearby)).toContain('Words of drop 10');
    expect(await textTo(nearby)).not.toContain('Words of drop 11');
    for (const whole of [fringe, subscribed]) expect(await textTo(whole)).toContain('Words of drop 11');

    mail.clear();
    const quiet = nextWeek();
    await digest({ ...quiet, drops: quiet.drops.map((one) => ({ ...one, toolId: foreign })) });
    expect(await mailsTo(mine)).toEqual([]);
    expect(await mailsTo(fringe)).toHaveLength(1);
  });

  test('says nothing about a week without drops', async () => {
    const { now } = nextWeek();
    expect(await digest({ now, drops: [] })).toEqual({ sent: 0, isDone: true });
    expect(await mail.list()).toEqual([]);
  });

  test('carries the headers of one-click unsubscribing and a fixed Message-ID', async () => {
    const reader = await subscribe(newAddress(), makeTopic('general', null));
    await digest(nextWeek());
    const [letter] = await mailsTo(reader);
    expect(letter?.headers['list-unsubscribe']).toMatch(
      new RegExp(`^<${site.origin}/api/unsubscribe\\?key=[\\w.-]+>$`),
    );
    expect(letter?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(letter?.text).toContain('Unsubscribe from the weekly digest');
    expect(letter?.messageId).toMatch(/^<[0-9a-f]{40}@localhost>$/);
  });

  test('waits while the mail server is away, and is dropped when its reader leaves meanwhile', async () => {
    const [stays, leaves] = [await makeUser(), await makeUser()];
    mail.behave('busy');
    const week = nextWeek();
    expect(await digest(week)).toMatchObject({ sent: 0, waiting: expect.any(Number), isDone: false });
    await leaveLists(
      { address: leaves.email, userId: leaves.id, birth: birthOf(await leaves.stored()) },
      ['digest'],
      new Date(),
    );
    mail.behave('well');
    const later = new Date(Date.now() + 120_000);
    await atTime(later, deliverMail);
    expect(await mailsTo(stays.email)).toHaveLength(1);
    expect(await mailsTo(leaves.email)).toEqual([]);
    expect((await leaves.stored()).preferences).toMatchObject({ weeklyDigest: false, freshDrops: true });
  });

  test('is not sent to who leaves after it was written and before it goes out', async () => {
    const reader = await subscribe(newAddress(), makeTopic('fresh-drops', null));
    const { now, drops: ofTheWeek } = nextWeek();
    const digestOfTest = {
      name: 'digest-of-this-test',
      week: weekBefore(now),
      dropIds: [13],
      drops: ofTheWeek,
      plans,
      records: () => datedRecords(now),
      now,
    };
    await sendEdition({
      edition: newEdition('digest-of-this-test', { dropIds: [13], changes: [] }),
      write: async (one) => {
        if (one.address !== reader) return null;
        const letter = await digestLetter(digestOfTest, one);
        await leaveLists({ address: reader, userId: null }, ['digest'], new Date());
        return letter;
      },
      note: async (rule) => rule(newEdition('digest-of-this-test', { dropIds: [13], changes: [] }).progress),
      until: performance.now() + 20_000,
    });
    expect(await mailsTo(reader)).toEqual([]);
  });

  test('of an address that an account claims without proof is that of a subscriber', async () => {
    const claimed = await makeUser({ plan: 'core', emailVerified: false });
    await subscribe(claimed.email, makeTopic('fresh-drops', null));
    await digest(nextWeek());
    expect((await mailsTo(claimed.email)).map(({ text }) => text.includes('Words of drop 9'))).toEqual([false]);
  });

  test('goes on in the next run where time ran out', async () => {
    const readers = await Promise.all(
      Array.from({ length: 4 }, () => subscribe(newAddress(), makeTopic('fresh-drops', null))),
    );
    const week = nextWeek();
    expect(await sendDigest({ ...week, plans, until: performance.now() })).toEqual({
      sent: 0,
      isDone: false,
      ranOut: true,
    });
    const { sent, isDone } = await digest(week);
    expect([sent, isDone]).toEqual([(await mail.list()).length, true]);
    for (const address of readers) expect(await mailsTo(address)).toHaveLength(1);
  });

  test('a document that cannot be read keeps nobody else from their mail, and is tried again (B3)', async () => {
    const [fine, odd] = [
      await subscribe(newAddress(), makeTopic('fresh-drops', null)),
      await subscribe(newAddress(), makeTopic('fresh-drops', null)),
    ];
    site.blobs.setFault(({ key, method }) => (key === addressKey(odd) && method === 'GET' ? '503' : null));
    const week = nextWeek();
    expect((await digest(week)).isDone).toBe(false);
    expect([await mailsTo(fine), await mailsTo(odd)].map(({ length }) => length)).toEqual([1, 0]);
    site.blobs.setFault(() => null);
    expect((await digest(week)).isDone).toBe(true);
    expect([await mailsTo(fine), await mailsTo(odd)].map(({ length }) => length)).toEqual([1, 1]);
  });
});

/** Runs something while the clock says another time. */
async function atTime(time: Date, run: () => Promise<void>): Promise<void> {
  const { now } = Date;
  const RealDate = Date;
  const ahead = time.getTime() - now();
  globalThis.Date = class extends RealDate {
    constructor(...parts: [] | [string | number]) {
      super(parts.length === 0 ? now() + ahead : parts[0]);
    }
    static override now = () => now() + ahead;
  } as DateConstructor;
  await run().finally(() => {
    globalThis.Date = RealDate;
  });
}

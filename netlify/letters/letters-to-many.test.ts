import { describe, expect, test } from 'vitest';
import type { User } from '#domain/person/user.ts';
import type { Alerts } from '#domain/letters/alerts.ts';
import { changeCollections } from '#domain/collection/change-collections.ts';
import { newEdition } from '#domain/letters/edition.ts';
import { makeTopic, type Topic } from '#domain/person/subscriber.ts';
import { newNews } from '#domain/letters/news.ts';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import { plans } from '#netlify/catalog/plans.ts';
import type { Mail } from '#netlify/mail/mail.ts';
import { collections } from '#netlify/stores/collection-store.ts';
import { addressKey } from '#netlify/stores/subscriber-store.ts';
import type { PersonOptions } from '#testing/site-under-test.ts';
import { drops, makeDrop, makeUser, monday, newAddress, subscribe, useMailingSite } from '#testing/use-mailing-site.ts';
import { alertLetter } from './alert-letter.ts';
import { datedRecords } from '#netlify/since/dated-records.ts';
import { digestLetter } from './digest-letter.ts';
import { type MailReader, readerOfAccount, readerOfSubscriber } from './mail-reader.ts';
import { newsLetter } from './news-letter.ts';

useMailingSite();

/** What a reader sees of a letter, without the ways out of it, which are the same in all. */
const seen = (letter: Mail | null) =>
  letter &&
  `${letter.subject}\n${letter.text.replace(`${letter.subject.toUpperCase()}\n\n`, '')}`
    .replace(/\n\nUnsubscribe from [^]*/, '')
    .replaceAll('\n\n', '\n');

const switches = { freshDrops: false, toolUpdates: false, weeklyDigest: true, marketing: false };
const saves = [{ toolId: 1, savedAt: monday.toISOString() }];
async function account(
  plan: PersonOptions['plan'] & string,
  preferences: Partial<User['preferences']>,
  more: Partial<User> = {},
): Promise<MailReader> {
  const chosen = { ...switches, changedAt: monday.toISOString(), ...preferences };
  return (await readerOfAccount((await makeUser({ plan }, { preferences: chosen, saves, ...more })).id))!;
}
const subscriber = async (...topics: Topic[]) =>
  (await readerOfSubscriber(addressKey(await subscribe(newAddress(), ...topics))))!;

describe('an alert', () => {
  const tools = [makeTool({ id: 1, name: 'Runway' }), makeTool({ id: 2, name: 'Krea' })];
  const price = { fact: 'price' as const, text: 'Price: $10 → $12 a month' };
  const plan = { fact: 'plan' as const, text: 'Plan: Standard → Starter' };
  const runway = { toolId: 1, toolName: 'Runway', changes: [price, plan] };
  const krea = { toolId: 2, toolName: 'Krea', changes: [price] };
  const about = (alerts: Partial<Alerts>, reader: MailReader, all = drops) =>
    alertLetter(
      {
        edition: newEdition('alerts-7', { dropIds: [], changes: [], ...alerts }),
        tools,
        drops: all,
        terms: [],
        plans,
        now: monday,
      },
      reader,
    );

  test('tells Core from what to what its saved tools changed, and every drop whole', async () => {
    const reader = await account('core', { freshDrops: true, toolUpdates: true });
    const changes = [{ ...runway, isCorrection: true }, krea];
    expect(seen(await about({ dropIds: [9, 13], changes }, reader))).toMatchInlineSnapshot(`
      "3 things changed
      WHAT CHANGED IN TOOLS YOU SAVED
      The facts moved. Here is from what to what.
      * Runway
      Price: $10 → $12 a month
      Plan: Standard → Starter
      Corrected by our editors; the reason stands on its page.
      http://localhost:8888/tool-fluid/1
      * Runway: Title of drop 13
      13 November 2026. Verified at the source. Words of drop 13: what changed,
      and for whom it matters in the end.
      https://example.com/drop-13
      * Krea: Title of drop 9
      9 November 2026. Verified at the source. Words of drop 9: what changed, and
      for whom it matters in the end.
      https://example.com/drop-9
      Open your dashboard:
      http://localhost:8888/dashboard
      --
      You get this because tool updates are switched on in your Yak account, and
      you saved these tools."
    `);
  });

  test('tells Core new drops as they come, and who named a tool by mail its own', async () => {
    const reader = await account('core', { freshDrops: true, toolUpdates: true });
    expect(seen(await about({ dropIds: [12, 13], changes: [krea] }, reader))).toMatchInlineSnapshot(`
      "2 Fresh Drops
      FRESH DROPS, AS THEY COME
      New in the log.
      * Runway: Title of drop 13
      13 November 2026. Verified at the source. Words of drop 13: what changed,
      and for whom it matters in the end.
      https://example.com/drop-13
      * Runway: Title of drop 12
      12 November 2026. Verified at the source. Words of drop 12: what changed,
      and for whom it matters in the end.
      https://example.com/drop-12
      Open Fresh Drops:
      http://localhost:8888/all-updates
      --
      You get this because Fresh Drops are switched on in your Yak account."
    `);
    const named = await subscriber(makeTopic('tool-updates', 'Krea'), makeTopic('tool-updates', 'Runway'));
    expect(seen(await about({ dropIds: [9, 13] }, named))).toMatchInlineSnapshot(`
      "2 Fresh Drops of tools you asked about
      NEWS OF A TOOL YOU ASKED ABOUT
      You wanted to know, so here it is.
      * Runway: Title of drop 13
      13 November 2026. Verified at the source. Words of drop 13: what changed,
      and for whom it matters in the end.
      https://example.com/drop-13
      * Under the fringe: 1 more
      Krea (NOV 9). Yak Core reads it whole.
      http://localhost:8888/all-updates
      Open Fresh Drops:
      http://localhost:8888/all-updates
      --
      You get this because you asked to be notified about a tool with this address
      and confirmed it."
    `);
    const both = { ...reader, subscriber: named.subscriber };
    expect(seen(await about({ dropIds: [13] }, both))).toContain('Fresh Drops are switched on in your Yak account');
  });

  test.each<[string, Partial<Alerts>, 'core' | 'fringe', string | undefined]>([
    ['one change', { changes: [krea] }, 'core', 'Krea: Price: $10 → $12 a month'],
    ['an open drop', { dropIds: [13] }, 'core', 'Runway: Title of drop 13'],
    ['a drop under the fringe', { dropIds: [9] }, 'fringe', 'Krea has a fresh drop'],
    [
      'a correction, on any plan',
      { changes: [{ ...krea, isCorrection: true }] },
      'fringe',
      'Krea: Price: $10 → $12 a month',
    ],
    ['a change that is no correction, without Core', { changes: [krea] }, 'fringe', undefined],
    ['a change of a tool that is not saved', { changes: [runway] }, 'core', undefined],
    ['two drops, one of them of a saved tool, without Core', { dropIds: [9, 10] }, 'fringe', 'Krea has a fresh drop'],
  ])('about %s', async (_, alerts, plan, subject) => {
    const reader = await account(
      plan,
      { freshDrops: true, toolUpdates: true },
      { saves: [{ ...saves[0]!, toolId: 2 }] },
    );
    expect((await about(alerts, reader))?.subject).toBe(subject);
  });

  test('of a long change has a subject that mail programs take', async () => {
    const reader = await account('core', { toolUpdates: true });
    const changes = [{ ...runway, changes: [{ ...price, text: 'x'.repeat(300) }] }];
    expect((await about({ changes }, reader))?.subject).toBe(`Runway: ${'x'.repeat(112)}`);
  });

  test('follows the account’s own switches, and knows a saved tool by its number too', async () => {
    const renamed = [{ ...makeDrop(20, 'Runway AI', '2026-11-14'), toolId: 1 }];
    const told = async (reader: MailReader) =>
      (await about({ dropIds: [20], changes: [runway] }, reader, renamed))?.subject;
    expect(await told(await account('core', { freshDrops: true }))).toBe('Runway AI: Title of drop 20');
    expect(await told(await account('fringe', { freshDrops: true }))).toBe('Runway AI: Title of drop 20');
    expect(await told(await account('core', { toolUpdates: true }))).toBe('Runway: Price: $10 → $12 a month');
    expect(await told(await account('core', {}))).toBeUndefined();
    expect(await told(await subscriber(makeTopic('tool-updates', 'Runway')))).toBe('Runway AI: Title of drop 20');
    expect(await told(await subscriber(makeTopic('tool-updates', 'Krea')))).toBeUndefined();
  });
});

describe('the digest', () => {
  const week = '2026-W46';
  const superseded = drops.map((one) => (one.id === 12 ? { ...one, supersededBy: 13, isAuthentic: false } : one));
  const about = (dropIds: readonly number[], reader: MailReader, all = superseded) =>
    digestLetter(
      { name: 'digest-7', week, dropIds, drops: all, plans, records: () => datedRecords(monday), now: monday },
      reader,
    );

  test('is whole for Core', async () => {
    expect(seen(await about([13, 12], await account('core', {})))).toMatchInlineSnapshot(`
      "Fresh Drops, 9 to 15 November 2026
      2 things changed last week. Dated, sourced, no hype.
      * Runway: Title of drop 13
      13 November 2026. Verified at the source. Words of drop 13: what changed,
      and for whom it matters in the end.
      https://example.com/drop-13
      * Runway: Title of drop 12
      12 November 2026. Reported, not read at its source. Words of drop 12: what
      changed, and for whom it matters in the end. Superseded: Title of drop 13.
      https://example.com/drop-12
      Open Fresh Drops:
      http://localhost:8888/all-updates
      --
      You get this because the weekly digest is switched on in your Yak account."
    `);
  });

  test('tells others the highlights, and of the rest which tools it is about', async () => {
    expect(seen(await about([13, 10, 9], await account('fringe', {})))).toMatchInlineSnapshot(`
      "Fresh Drops, 9 to 15 November 2026
      3 things changed last week. The highlights are here in full; what lies under
      the fringe is for Core.
      * Runway: Title of drop 13
      13 November 2026. Verified at the source. Words of drop 13: what changed,
      and for whom it matters in the end.
      https://example.com/drop-13
      * Under the fringe: 2 more
      Runway (NOV 10), Krea (NOV 9). Yak Core reads them whole.
      http://localhost:8888/all-updates
      Open Fresh Drops:
      http://localhost:8888/all-updates
      --
      You get this because the weekly digest is switched on in your Yak account."
    `);
    const subscribed = seen(await about([9], await subscriber(makeTopic('fresh-drops', null))));
    expect(subscribed).toMatch(
      /One thing changed last week\. All of it lies under the\sfringe:\sfor\sCore\.\n\* Under the fringe: 1\nKrea \(NOV 9\)\. Yak Core reads it whole\./,
    );
    expect(subscribed).toMatch(/because you subscribed to Fresh Drops with this address and\nconfirmed it\.$/);
  });

  test('narrowed to saved and collected tools counts those alone', async () => {
    const own = drops.map((one) => ({ ...one, toolId: one.id }));
    const mine = await account('core', { digestOf: 'mine' }, { saves: [{ ...saves[0]!, toolId: 13 }] });
    expect(seen(await about([12, 13], mine, own))).toMatchInlineSnapshot(`
      "Drops of your tools, 9 to 15 November 2026
      One thing changed last week in tools that you saved or collected.
      * Runway: Title of drop 13
      13 November 2026. Verified at the source. Words of drop 13: what changed,
      and for whom it matters in the end.
      https://example.com/drop-13
      Open Fresh Drops:
      http://localhost:8888/all-updates
      --
      You get this because the weekly digest is switched on in your Yak account,
      narrowed to your own tools."
    `);
    const near = {
      ...mine,
      user: { ...mine.user!, preferences: { ...mine.user!.preferences, digestOf: 'near' as const } },
    };
    expect(seen(await about([12, 13], near, own))).toMatch(
      /2 things .* saved or collected, or that do\nthe same jobs\./,
    );
    const { id, createdAt } = mine.user!;
    const make = { do: 'make' as const, id: crypto.randomUUID(), name: 'Films', intro: '' };
    const made = changeCollections(
      [],
      { ...make, tools: [{ toolId: 12, note: '' }] },
      { kits: 1, isCore: true },
      monday,
    );
    const collect = (account: string) =>
      collections.change(id, () => ({ write: { account, feed: null, kits: made.ok ? made.kits : [] }, outcome: null }));
    await collect(new Date(0).toISOString()); // of an account that was deleted before
    expect(seen(await about([12, 13], mine, own))).toContain('One thing changed');
    await collect(createdAt);
    expect(seen(await about([12, 13], mine, own))).toContain(
      '2 things changed last week in tools that you saved or collected.',
    );
    expect(await about([9, 10], mine, own)).toBeNull();
  });

  test('goes to nobody who did not ask for it', async () => {
    expect(await about([13], await account('core', { weeklyDigest: false }))).toBeNull();
  });
});

test('news says by which yes it comes, has the ways out of it, and goes to nobody else', async () => {
  const piece = newNews('The yak\n has news', 'First paragraph.\n\nSecond one.', { at: monday, who: null });
  expect(seen(await newsLetter('7', piece, await account('fringe', { marketing: true })))).toMatchInlineSnapshot(`
    "The yak has news
    THE YAK
     HAS NEWS
    First paragraph.
    Second one.
    --
    You get this because news about Yak is switched on in your Yak account
    (Marketing)."
  `);
  const subscribed = await newsLetter('7', piece, await subscriber(makeTopic('general', null)));
  expect(subscribed?.text.replaceAll(/key=[\w.-]+/g, 'key=…')).toMatchInlineSnapshot(`
    "THE YAK
     HAS NEWS

    First paragraph.

    Second one.

    --

    You get this because you subscribed to updates and features of Yak with this
    address and confirmed it.

    Unsubscribe from news of Yak
    http://localhost:8888/api/unsubscribe?key=…

    Choose which mails you get
    http://localhost:8888/email-preferences?key=…
    "
  `);
  expect(await newsLetter('7', piece, await account('core', {}))).toBeNull();
});

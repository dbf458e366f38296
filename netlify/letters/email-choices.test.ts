import { describe, expect, test } from 'vitest';
import { birthOf } from '#domain/person/birth.ts';
import type { EmailChoices } from '#api/email-preferences.contract.ts';
import { askForTopic } from '#domain/letters/subscriber-rules.ts';
import { type Topic, makeTopic } from '#domain/person/subscriber.ts';
import { openStore } from '#netlify/stores/open-store.ts';
import { addressKey, subscriberOf, subscribers } from '#netlify/stores/subscriber-store.ts';
import { makeUser, monday, newAddress, subscribe, useMailingSite } from '#testing/use-mailing-site.ts';
import { readEmailChoices, saveEmailChoices } from './email-choices.ts';
import { forgetUnconfirmed } from './forget-unconfirmed.ts';
import { leaveLists } from './leave-lists.ts';

useMailingSite();

const now = new Date('2026-11-20T12:00:00.000Z');
const at = now.toISOString();
const topics = {
  general: makeTopic('general', null),
  drops: makeTopic('fresh-drops', null),
  runway: makeTopic('tool-updates', 'Runway'),
};
const nothing: EmailChoices = { general: false, freshDrops: false, tools: [], account: null };
const off = { freshDrops: false, toolUpdates: false, weeklyDigest: false, marketing: false };
const holderOf = (address: string) => ({ address, userId: null, list: null });
/** What is stored about an address: its topics, and what it refuses since when. */
async function storedOf(address: string) {
  const stored = await subscribers.read(addressKey(address));
  return stored && [stored.topics.map(({ context, toolName }) => toolName ?? context), stored.refusals];
}

describe('choices by a link', () => {
  test.each<[string, Topic[], Partial<EmailChoices>, unknown]>([
    ['nothing by who has nothing leaves no trace', [], {}, null],
    ['a tool makes a subscriber', [], { tools: ['Krea'] }, [['Krea'], { digest: null, alerts: null }]],
    ['everything off refuses all', [topics.drops], {}, [[], { digest: at, alerts: at, news: at }]],
    [
      'less refuses what is gone, each tool is named once',
      [topics.drops],
      { tools: ['Runway', 'Runway'] },
      [['Runway'], { digest: at, alerts: null }],
    ],
    [
      'Fresh Drops alone refuse tools and news',
      [topics.general, topics.drops, topics.runway],
      { freshDrops: true },
      [['fresh-drops'], { digest: null, alerts: at, news: at }],
    ],
    [
      'more refuses nothing',
      [topics.general],
      { general: true, freshDrops: true },
      [['general', 'fresh-drops'], { digest: null, alerts: null }],
    ],
  ])('%s', async (_, before, chosen, stored) => {
    const address = newAddress();
    if (before.length > 0) await subscribe(address, ...before);
    const kept = { ...nothing, ...chosen, tools: [...new Set(chosen.tools)] };
    expect(await saveEmailChoices(holderOf(address), { ...nothing, ...chosen }, now)).toEqual({ address, ...kept });
    expect(await storedOf(address)).toEqual(stored);
  });

  test('are shown as they are confirmed; news of no named tool counts as general', async () => {
    const [asked, early] = [newAddress(), newAddress()];
    await subscribers.keep(addressKey(asked), askForTopic(subscriberOf(asked, now), topics.general, now).subscriber);
    expect(await readEmailChoices(holderOf(asked))).toEqual({ ...nothing, address: asked });
    await subscribe(early, makeTopic('tool-updates', null));
    expect(await readEmailChoices(holderOf(early))).toEqual({ ...nothing, address: early, general: true });
  });

  test('of an account are its switches too, which stay where the link says nothing of them', async () => {
    const { id, email, stored } = await makeUser();
    const holder = { address: email, userId: id, birth: birthOf(await stored()), list: null };
    const account = { ...off, marketing: true };
    expect(await saveEmailChoices(holder, { ...nothing, account }, now)).toEqual({
      ...nothing,
      address: email,
      account,
    });
    expect((await stored()).preferences).toEqual({ ...account, changedAt: at });
    expect(await storedOf(email)).toEqual([[], { digest: at, alerts: at }]);
    await saveEmailChoices(holder, nothing, monday);
    expect((await stored()).preferences).toEqual({ ...account, changedAt: at });
    expect((await storedOf(email))?.[1]).toMatchObject({ news: monday.toISOString() });
  });
});

test('who leaves kinds of mail loses their topics and switches; of who is not known nothing is written', async () => {
  const [known, unknown] = [await subscribe(newAddress(), topics.drops, topics.runway), newAddress()];
  for (const address of [known, unknown]) await leaveLists({ address, userId: null }, ['digest'], now);
  expect([await storedOf(known), await storedOf(unknown)]).toEqual([[['Runway'], { digest: at, alerts: null }], null]);
  const [account, leaving] = [await makeUser(), await makeUser({}, { deletedAt: at })];
  for (const { id, email, stored } of [account, leaving])
    await leaveLists({ address: email, userId: id, birth: birthOf(await stored()) }, ['alerts'], now);
  expect(await storedOf(account.email)).toEqual([[], { digest: null, alerts: at }]);
  expect((await account.stored()).preferences).toMatchObject({ freshDrops: false, weeklyDigest: true });
  expect([await storedOf(leaving.email), (await leaving.stored()).preferences.freshDrops]).toEqual([null, true]);
});

test('requests that nobody confirmed in time are counted as they go, run by run', async () => {
  for (const key of await subscribers.keys()) await subscribers.remove(key);
  const [silent, mixed, young] = [newAddress(), await subscribe(newAddress(), topics.drops), newAddress()];
  for (const [address, asked] of [
    [silent, monday],
    [mixed, monday],
    [young, now],
  ] as const)
    await subscribers.change(addressKey(address), (current) => ({
      write: askForTopic(current ?? subscriberOf(address, asked), topics.general, asked).subscriber,
      outcome: null,
    }));
  const later = new Date(monday.getTime() + 8 * 86_400_000);
  expect(await forgetUnconfirmed(later, 0)).toEqual({ forgotten: 0, isDone: false, ranOut: true });
  expect(await forgetUnconfirmed(later)).toEqual({ forgotten: 2, isDone: true, ranOut: false });
  const left = await Promise.all([silent, mixed, young].map(storedOf));
  expect(left.map((stored) => stored?.[0])).toEqual([undefined, ['fresh-drops'], ['general']]);
  expect(await forgetUnconfirmed(later)).toEqual({ forgotten: 0, isDone: true, ranOut: false });
  expect(await Array.fromAsync(openStore('slices').list('forget-unconfirmed'))).toEqual([]);
});

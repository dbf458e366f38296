import { expect, test } from 'vitest';
import { type User, newUser } from './user.ts';
import type { PersonCollections } from '#domain/collection/collection.ts';
import type { PersonProjects } from '#domain/project/project.ts';
import { noRules } from '#domain/rules/ready-made-rules.ts';
import { makeTopic, newSubscriber } from './subscriber.ts';
import { chooseTopics } from '#domain/letters/subscriber-rules.ts';
import {
  endedByCollections,
  endedByProjects,
  endedBySubscriber,
  endedByUser,
  withEnded,
  withLeft,
  withoutOwnEndings,
} from './endings.ts';
import { collectionsAfter, projectsAfter, subscriberAfter, userAfter } from '#domain/admin/replay-endings.ts';

const hash = (text: string) => `#${text}`;
const at = (day: number) => new Date(Date.UTC(2026, 10, day, 12));
const replay = { madeAt: at(10).toISOString(), hash, isCautious: false };
const identity = { id: 'one', email: 'a@yak.test', emailVerified: true, firstName: '', lastName: '' };
const subscription = {
  id: 'sub_1',
  status: 'active',
  currentPeriodEnd: at(30).getTime() / 1000,
  cancelAtPeriodEnd: false,
  interval: 'month',
} as const;
const user: User = {
  ...newUser({ ...identity, profileImageUrl: null }, at(1), 'b1b1b1b1-0000-4000-8000-000000000001'),
  subscription,
};
const chosen = (day: number, weeklyDigest: boolean): User => ({
  ...user,
  preferences: { ...user.preferences, weeklyDigest, changedAt: at(day).toISOString() },
});
const note = (ended: Parameters<typeof withEnded>[1], day: number) =>
  withEnded(null, ended, { now: at(day), hash, address: null });

function shared(...keys: string[]): PersonCollections {
  const collections = keys.map((key) => ({
    id: key,
    name: '',
    intro: '',
    tools: [],
    createdAt: at(1).toISOString(),
    changedAt: at(1).toISOString(),
    isWholeInExports: false,
    share: { key, since: at(1).toISOString(), byName: '' },
  }));
  return { account: at(1).toISOString(), kits: collections, feed: 'feed' };
}

test('a change that ends nothing notes nothing', () => {
  expect(endedByUser(null, user)).toBeNull();
  expect(endedByUser(user, { ...user, saves: [{ toolId: 1, savedAt: at(2).toISOString() }] })).toBeNull();
  expect(endedByUser(user, { ...user, subscription: { ...subscription, status: 'past_due' } })).toBeNull();
  expect(endedByCollections(null, shared('a'))).toBeNull();
  expect(endedByCollections(shared('a'), shared('a', 'b'))).toBeNull();
  const reader = newSubscriber('id', 'a@yak.test', at(1));
  expect(endedBySubscriber(reader, chooseTopics(reader, [makeTopic('general', null)], at(2)))).toBeNull();
});

test.each([
  ['canceled', { ...subscription, status: 'canceled' }],
  ['gone with its customer', null],
  ['replaced by another one', { ...subscription, id: 'sub_2' }],
])('a subscription that is %s has ended', (_, after) => {
  const ended = endedByUser(user, { ...user, subscription: after });
  expect(ended).toEqual({ subscriptions: ['sub_1'] });
  expect(userAfter(user, note(ended ?? {}, 12), replay).subscription?.status).toBe('canceled');
});

test('a switch that was turned off is off, unless it was turned on again before the backup', () => {
  const endings = note(endedByUser(chosen(5, true), chosen(12, false)) ?? {}, 12);
  expect(endings.choices).toEqual({ weeklyDigest: at(12).toISOString() });
  expect(userAfter(chosen(5, true), endings, replay).preferences.weeklyDigest).toBe(false);
  expect(userAfter(chosen(13, true), endings, replay).preferences.weeklyDigest).toBe(true);
  expect(userAfter(user, endings, replay).preferences).toMatchObject({ weeklyDigest: false, changedAt: null });
});

test('links and feeds go one by one; the others stay', () => {
  const endings = note(endedByCollections(shared('a', 'b'), { ...shared('b'), feed: null }) ?? {}, 12);
  const after = collectionsAfter(shared('a', 'b'), endings, replay);
  expect([after.kits.map(({ share }) => share?.key), after.feed]).toEqual([[undefined, 'b'], null]);
});

test('links of sheets and names on them go one by one, as those of collections do', () => {
  const projects = (...shares: { key: string; byName: string }[]): PersonProjects => ({
    account: at(1).toISOString(),
    birth: 'b',
    projects: shares.map(({ key, byName }) => ({
      id: key,
      name: 'Film',
      client: '',
      rules: noRules,
      rulesName: '',
      note: '',
      createdAt: at(1).toISOString(),
      changedAt: at(1).toISOString(),
      share: { key, since: at(1).toISOString(), byName },
    })),
  });
  const [a, b, c] = [
    { key: 'a', byName: '' },
    { key: 'b', byName: 'Ada' },
    { key: 'c', byName: '' },
  ];
  expect(endedByProjects(null, projects(a))).toBeNull();
  expect(endedByProjects(projects(a), projects(a, c))).toBeNull();
  const endings = note(endedByProjects(projects(a, b, c), projects({ ...b, byName: '' }, c)) ?? {}, 12);
  const after = projectsAfter(projects(a, b, c), endings, replay);
  expect(after.projects.map(({ share }) => share && [share.key, share.byName])).toEqual([null, ['b', ''], ['c', '']]);
  expect(projectsAfter(projects(c), null, { ...replay, isCautious: true }).projects[0]?.share).toBeNull();
});

test('nobody makes the journal grow: beyond 200 things all that an older backup holds counts as ended', () => {
  const keys = Array.from({ length: 201 }, (_, index) => `key-${index}`);
  const endings = note({ links: keys }, 12);
  expect(endings.links).toEqual({ marks: [], before: at(12).toISOString() });
  expect(collectionsAfter(shared('other'), endings, replay).kits[0]?.share).toBeNull();
  const later = { ...replay, madeAt: at(13).toISOString() };
  expect(collectionsAfter(shared('other'), endings, later).kits[0]?.share?.key).toBe('other');

  const topics = keys.map((name) => makeTopic('tool-updates', name));
  const left = withLeft(null, { lists: [], topics }, { now: at(12), hash });
  const reader = chooseTopics(newSubscriber('id', 'a', at(1)), [makeTopic('tool-updates', 'Krea')], at(2));
  expect([left.topics, subscriberAfter(reader, left, replay).topics]).toEqual([{}, []]);
});

test('a topic that was left and asked for again before the backup stays', () => {
  const [krea, digest] = [makeTopic('tool-updates', 'Krea'), makeTopic('general', null)];
  const left = withLeft(null, { lists: ['digest'], topics: [krea] }, { now: at(12), hash });
  const subscribed = (day: number) => chooseTopics(newSubscriber('id', 'a', at(1)), [krea, digest], at(day));
  expect(subscriberAfter(subscribed(5), left, replay)).toMatchObject({
    topics: [],
    refusals: { digest: at(12).toISOString() },
  });
  expect(subscriberAfter(subscribed(13), left, replay).topics).toHaveLength(2);
});

test('with the account goes what it ended, but not that it was deleted', () => {
  const endings = note({ links: ['a'], choices: ['marketing'] }, 12);
  expect(withoutOwnEndings(endings)).toBeNull();
  const closed = { ...user, deletedAt: at(12).toISOString() };
  const both = withEnded(endings, endedByUser(user, closed) ?? {}, { now: at(12), hash, address: 'f'.repeat(64) });
  expect(withoutOwnEndings(both)).toMatchObject({
    accounts: [{ birth: user.birth, isErased: false }],
    links: { marks: [] },
    choices: {},
  });
});

test('where nobody knows what ended, everything that opens or mails counts as ended', () => {
  const cautious = { ...replay, isCautious: true };
  expect(collectionsAfter(shared('a'), null, cautious)).toMatchObject({ kits: [{ share: null }], feed: null });
  expect(userAfter(chosen(5, true), null, cautious).preferences.changedAt).toBeNull();
  const reader = chooseTopics(newSubscriber('id', 'a', at(1)), [makeTopic('general', null)], at(2));
  expect(subscriberAfter(reader, null, cautious).topics).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { defaultPreferences } from '#domain/person/mail-preferences.ts';
import {
  digestCircle,
  notifiedTools,
  type Reader,
  switchOff,
  wantsByAccount,
  wantsDigest,
  wantsNews,
} from './mail-consent.ts';
import { askForTopic, chooseTopics, leaveLists } from './subscriber-rules.ts';
import { makeTopic, newSubscriber, type Topic } from '#domain/person/subscriber.ts';
import type { Subscriber } from '#domain/person/subscriber.schema.ts';

const now = new Date('2026-11-21T12:00:00Z');
const later = new Date('2026-11-21T12:00:01Z');
const nobody = newSubscriber('key', 'ada@example.com', now);
const kept = { ...defaultPreferences, changedAt: '2026-11-20T12:00:00.000Z' };
const account = { email: 'ada@example.com', emailVerified: true, deletedAt: null, preferences: kept };
const unasked = { ...account, preferences: defaultPreferences };
const subscribed = (...topics: Topic[]): Subscriber => chooseTopics(nobody, topics, now);
const reader = (fields: Partial<Reader>): Reader => ({ user: null, subscriber: null, ...fields });

describe('the digest', () => {
  it.each([
    ['an account that nobody has asked (B15)', reader({ user: unasked }), false],
    [
      'an account that nobody has asked, whose address confirmed a subscription by mail (B15)',
      reader({ user: unasked, subscriber: subscribed(makeTopic('fresh-drops', null)) }),
      true,
    ],
    ['an account that kept the switches', reader({ user: account }), true],
    [
      'an account that switched it off',
      reader({ user: { ...account, preferences: { ...kept, weeklyDigest: false } } }),
      false,
    ],
    ['an address that nobody has proven', reader({ user: { ...account, emailVerified: false } }), false],
    ['an account that is being deleted', reader({ user: { ...account, deletedAt: now.toISOString() } }), false],
    ['a subscriber to Fresh Drops', reader({ subscriber: subscribed(makeTopic('fresh-drops', null)) }), true],
    ['a subscriber in general', reader({ subscriber: subscribed(makeTopic('general', null)) }), true],
    ['a subscriber to one tool', reader({ subscriber: subscribed(makeTopic('tool-updates', 'Runway')) }), false],
    [
      'a request that nobody confirmed',
      reader({ subscriber: askForTopic(nobody, makeTopic('general', null), now).subscriber }),
      false,
    ],
    [
      'an account whose address refused it',
      reader({ user: account, subscriber: leaveLists(nobody, ['digest'], now) }),
      false,
    ],
    [
      'an account whose address refused alerts',
      reader({ user: account, subscriber: leaveLists(nobody, ['alerts'], now) }),
      true,
    ],
    ['nobody', reader({}), false],
  ])('%s: %#', (_, one, wanted) => expect(wantsDigest(one)).toBe(wanted));

  it('comes again once the account chose it after the refusal, not before', () => {
    const refused = leaveLists(nobody, ['digest'], now);
    const chose = (time: Date) =>
      reader({
        user: { ...account, preferences: { ...defaultPreferences, changedAt: time.toISOString() } },
        subscriber: refused,
      });
    expect([wantsDigest(chose(now)), wantsDigest(chose(later))]).toEqual([false, true]);
  });
});

const mine = { ...account, preferences: { ...kept, digestOf: 'mine' as const } };
it.each([
  ['an account that said nothing', reader({ user: account }), 'all'],
  ['an account that narrowed it', reader({ user: mine }), 'mine'],
  [
    'one that also named a tool by mail',
    reader({ user: mine, subscriber: subscribed(makeTopic('tool-updates', 'Runway')) }),
    'mine',
  ],
  [
    'one that also subscribed to it by mail',
    reader({ user: mine, subscriber: subscribed(makeTopic('general', null)) }),
    'all',
  ],
  [
    'one that has it off',
    reader({ user: { ...mine, preferences: { ...mine.preferences, weeklyDigest: false } } }),
    'all',
  ],
  ['nobody', reader({}), 'all'],
])('whose drops the digest tells %s: %#', (_, one, circle) => expect(digestCircle(one)).toBe(circle));

const general = makeTopic('general', null);
it.each([
  ['a subscriber in general', reader({ subscriber: subscribed(general) }), true],
  ['one who also asked for more', reader({ subscriber: subscribed(makeTopic('fresh-drops', null), general) }), true],
  ['a subscriber to Fresh Drops', reader({ subscriber: subscribed(makeTopic('fresh-drops', null)) }), false],
  ['a request that nobody confirmed', reader({ subscriber: askForTopic(nobody, general, now).subscriber }), false],
  ['who refused it since', reader({ subscriber: leaveLists(subscribed(general), ['news'], later) }), false],
  ['who refused it in that moment', reader({ subscriber: leaveLists(subscribed(general), ['news'], now) }), false],
  [
    'who refused it before',
    reader({ subscriber: chooseTopics(leaveLists(nobody, ['news'], now), [general], later) }),
    true,
  ],
  ['an account that switched it on', reader({ user: { ...account, preferences: { ...kept, marketing: true } } }), true],
  ['an account that did not', reader({ user: account }), false],
  ['nobody', reader({}), false],
])('news goes to %s: %#', (_, one, wanted) => expect(wantsNews(one)).toBe(wanted));

it('alerts follow their own switches, and the tools named by mail', () => {
  const all = { ...account, preferences: { ...kept, toolUpdates: true } };
  expect(wantsByAccount(reader({ user: unasked }), 'freshDrops')).toBe(false);
  expect([
    wantsByAccount(reader({ user: account }), 'toolUpdates'),
    wantsByAccount(reader({ user: all }), 'toolUpdates'),
  ]).toEqual([false, true]);
  expect(wantsByAccount(reader({ user: all, subscriber: leaveLists(nobody, ['alerts'], now) }), 'freshDrops')).toBe(
    false,
  );
  expect(
    notifiedTools(reader({ subscriber: subscribed(makeTopic('tool-updates', 'Runway'), makeTopic('general', null)) })),
  ).toEqual(['Runway']);
  expect(notifiedTools(reader({}))).toEqual([]);
});

it('switchOff turns the switches of a kind of mail off, and says when there was nothing to do', () => {
  expect(switchOff(kept, ['digest'], now)).toEqual({ ...kept, weeklyDigest: false, changedAt: now.toISOString() });
  expect(switchOff({ ...kept, freshDrops: false }, ['alerts'], now)).toBeNull();
});

it('refusing one kind of mail is no yes to the others (B15)', () => {
  expect(switchOff(defaultPreferences, ['digest'], now)).toEqual({ ...defaultPreferences, weeklyDigest: false });
});

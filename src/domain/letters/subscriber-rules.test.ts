import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  askForTopic,
  ASKING_LETTERS_A_DAY,
  chooseTopics,
  confirmTopic,
  isForgettable,
  leaveLists,
} from './subscriber-rules.ts';
import { makeTopic, newSubscriber, subscriberState, type Topic } from '#domain/person/subscriber.ts';
import type { Subscriber } from '#domain/person/subscriber.schema.ts';

const start = new Date('2026-11-21T12:00:00Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const drops = makeTopic('fresh-drops', null);
const runway = makeTopic('tool-updates', 'Runway');
const nobody = newSubscriber('key', 'ada@example.com', start);

function asked(subscriber: Subscriber, topic: Topic, now = start): Subscriber {
  return askForTopic(subscriber, topic, now).subscriber;
}
function confirmed(topic: Topic, from = nobody, now = start): Subscriber {
  return confirmTopic(asked(from, topic, now), { ...topic, askedAt: now.toISOString() }, now)!.subscriber;
}

describe('asking', () => {
  it('waits for the confirmation, and a confirmed topic needs none', () => {
    const first = askForTopic(nobody, drops, start);
    expect([first.letter, subscriberState(first.subscriber)]).toEqual(['confirm', 'pending']);
    const again = askForTopic(confirmed(drops), drops, after(5));
    expect([again.letter, again.subscriber.topics]).toEqual(['known', confirmed(drops).topics]);
  });

  it('keeps a tool for tool updates only', () => {
    expect(makeTopic('general', 'Runway')).toEqual({ context: 'general', toolName: null });
    expect(runway.toolName).toBe('Runway');
  });

  it('writes at most three letters a day to one address, whatever is asked', () => {
    let subscriber = nobody;
    const letters = Array.from({ length: 6 }, (_, index) => {
      const result = askForTopic(subscriber, makeTopic('tool-updates', `Tool ${index}`), after(index));
      subscriber = result.subscriber;
      return result.letter;
    });
    expect(letters).toEqual([...Array<string>(ASKING_LETTERS_A_DAY).fill('confirm'), 'none', 'none', 'none']);
    expect(subscriber.topics).toHaveLength(ASKING_LETTERS_A_DAY);
    expect(askForTopic(subscriber, drops, after(24 * 60)).letter).toBe('confirm');
    expect(isForgettable({ ...subscriber, topics: [] }, after(24 * 60))).toBe(false);
  });

  it('holds topics apart, and fifty of them at most', () => {
    expect(asked(asked(nobody, drops), makeTopic('general', null)).topics).toHaveLength(2);
    const tools = Array.from({ length: 50 }, (_, index) => makeTopic('tool-updates', `Tool ${index}`));
    const full = chooseTopics(nobody, tools, start);
    expect(askForTopic(full, drops, start)).toEqual({ subscriber: full, letter: 'none' });
  });

  it('forgets what nobody confirmed within a week', () => {
    const subscriber = asked(nobody, drops);
    expect(isForgettable(subscriber, after(60 * 24 * 6))).toBe(false);
    expect(isForgettable(subscriber, after(60 * 24 * 7))).toBe(true);
    expect(asked(subscriber, runway, after(60 * 24 * 8)).topics.map(({ context }) => context)).toEqual([
      'tool-updates',
    ]);
  });
});

describe('confirming', () => {
  it('works once more for the same link, and never for one that was replaced', () => {
    const twice = asked(asked(nobody, drops), drops, after(1));
    expect(confirmTopic(twice, { ...drops, askedAt: start.toISOString() }, after(2))).toBeNull();
    const done = confirmTopic(twice, { ...drops, askedAt: after(1).toISOString() }, after(2))!;
    expect([done.changed, subscriberState(done.subscriber)]).toEqual([true, 'confirmed']);
    expect(confirmTopic(done.subscriber, { ...drops, askedAt: after(1).toISOString() }, after(3))).toEqual({
      subscriber: done.subscriber,
      changed: false,
    });
  });

  it('confirms only what its own letter asked', () => {
    const both = asked(asked(nobody, drops), runway);
    const done = confirmTopic(both, { ...runway, askedAt: start.toISOString() }, after(1))!.subscriber;
    expect(done.topics.filter(({ confirmedAt }) => confirmedAt).map(({ toolName }) => toolName)).toEqual(['Runway']);
  });

  it('an old link does not bring back who has left', () => {
    const left = leaveLists(confirmed(drops), ['digest'], after(1));
    expect(confirmTopic(left, { ...drops, askedAt: start.toISOString() }, after(2))).toBeNull();
  });
});

describe('leaving', () => {
  it('takes the topics of that kind of mail and notes the refusal until it is chosen again', () => {
    const left = leaveLists(confirmed(runway, confirmed(drops)), ['digest'], after(1));
    expect(left.topics.map(({ context }) => context)).toEqual(['tool-updates']);
    expect(left.refusals).toEqual({ digest: after(1).toISOString(), alerts: null });
    expect(isForgettable(leaveLists(nobody, ['digest'], start), after(999_999))).toBe(false);
    expect(confirmed(drops, left, after(2)).refusals.digest).toBeNull();
  });

  it('subscriberState ends with unsubscribed', () =>
    expect(subscriberState(leaveLists(confirmed(drops), ['digest', 'alerts'], start))).toBe('unsubscribed'));
});

describe('choosing', () => {
  it('keeps the times of what was held, refusals of other mail, and fifty topics at most', () => {
    const chosen = chooseTopics(
      leaveLists(confirmed(drops), ['alerts'], start),
      [drops, makeTopic('general', null)],
      after(1),
    );
    expect(chosen.topics.map(({ askedAt, confirmedAt }) => [askedAt, confirmedAt])).toEqual([
      [start.toISOString(), start.toISOString()],
      [after(1).toISOString(), after(1).toISOString()],
    ]);
    expect(chosen.refusals).toEqual({ digest: null, alerts: start.toISOString() });
    const many = Array.from({ length: 51 }, (_, index) => makeTopic('tool-updates', `Tool ${index}`));
    expect(chooseTopics(nobody, many, start).topics).toHaveLength(50);
  });

  it('leaves exactly what was chosen, confirmed, whatever stood there before', () => {
    const topic = fc.constantFrom(drops, runway, makeTopic('general', null), makeTopic('tool-updates', 'Midjourney'));
    fc.assert(
      fc.property(fc.uniqueArray(topic), fc.uniqueArray(topic), (before, chosen) => {
        const subscriber = chooseTopics(
          before.reduce((held, one) => asked(held, one), nobody),
          chosen,
          after(1),
        );
        expect(subscriber.topics.map(({ context, toolName }) => ({ context, toolName }))).toEqual(chosen);
        expect(subscriberState(subscriber)).toBe(chosen.length > 0 ? 'confirmed' : 'unsubscribed');
      }),
    );
  });
});

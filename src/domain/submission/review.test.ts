import { describe, expect, test } from 'vitest';
import categories from '#data/categories.json' with { type: 'json' };
import { makeMessage } from '#domain/message/make-message.ts';
import { messageList } from '#domain/message/message-list.ts';
import type { Vocabulary } from '#domain/tool/categories.schema.ts';
import { draftTool, readDraft } from './draft-tool.ts';
import { makeSubmission } from './make-submission.ts';
import { reviewList } from './review-list.ts';
import { submissionCategories } from './submission-words.ts';

const vocabulary = categories as Vocabulary;
const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z`;
const now = new Date(at(28));

describe('a draft of the entry', () => {
  test('takes over what the sender said and invents nothing', () => {
    const draft = draftTool(makeSubmission({ description: 'Two\nlines of text.' }));
    expect(draft).toMatchObject({
      name: 'Storyteller',
      link: 'https://storyteller.test/',
      category: 'video AI',
      badge: 'Video',
      description: 'Two lines of text.',
      standard_pricing: 'Free, then $12 a month',
    });
    expect([draft.pricing_amount, draft.pros, draft.expert_opinion]).toEqual(['', '', '']);
  });

  test.each(submissionCategories)('has words of ours for %s', (category) => {
    const draft = draftTool(makeSubmission({ category }));
    if (draft.category) expect(vocabulary.categories.map(({ name }) => name)).toContain(draft.category);
    if (draft.badge) expect(vocabulary.badges.map(({ name }) => name)).toContain(draft.badge);
  });

  test('names what an editor still has to say, and is read once it is said', () => {
    const draft = draftTool(makeSubmission());
    const read = readDraft(draft, vocabulary);
    if (read.ok) throw new Error('taken');
    expect(read.refusals.map(({ column }) => column)).toEqual([
      'pricing_amount',
      'pricing_period',
      'pros',
      'cons',
      'expert_opinion',
      'departments',
      'goals',
      'budget_range',
    ]);
    const filled = {
      ...draft,
      pricing_amount: '12',
      pricing_period: 'month',
      pros: 'Quick\nReads scripts\n',
      cons: 'No hands',
      expert_opinion: 'Good for a first look.',
      departments: 'creative',
      goals: 'design-visual\ncontent-creation',
      budget_range: 'low',
    };
    expect(readDraft(filled, vocabulary)).toMatchObject({
      ok: true,
      row: {
        fields: { name: 'Storyteller', pros: ['Quick', 'Reads scripts'], goals: ['design-visual', 'content-creation'] },
      },
    });
  });
});

test('the queue is oldest first and knows how long it is; decisions are newest first', () => {
  const decided = (day: number) => ({ state: 'declined', attempt: 'a', decidedAt: at(day), reason: 'No.' }) as const;
  const list = reviewList(
    [
      makeSubmission({ id: 'b', receivedAt: at(2) }),
      makeSubmission({ id: 'a', receivedAt: at(1) }),
      makeSubmission({ id: 'c', decision: decided(3) }),
      makeSubmission({ id: 'd', decision: decided(4) }),
    ],
    now,
  );
  expect([list.waiting, list.queue.map(({ id }) => id), list.decided.map(({ id }) => id)]).toEqual([
    2,
    ['a', 'b'],
    ['d', 'c'],
  ]);
  const many = reviewList(
    Array.from({ length: 130 }, () => makeSubmission()),
    now,
  );
  expect([many.waiting, many.queue.length]).toEqual([130, 100]);
});

test('messages that wait are oldest first, answered ones newest first', () => {
  const list = messageList([
    makeMessage({ id: 'b', receivedAt: at(2) }),
    makeMessage({ id: 'a', receivedAt: at(1) }),
    makeMessage({ id: 'c', answeredAt: at(3) }),
    makeMessage({ id: 'd', answeredAt: at(4) }),
  ]);
  expect([list.waiting, list.unanswered.map(({ id }) => id), list.answered.map(({ id }) => id)]).toEqual([
    2,
    ['a', 'b'],
    ['d', 'c'],
  ]);
});

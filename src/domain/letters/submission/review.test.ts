import { describe, expect, test } from 'vitest';
import categories from '#data/categories.json' with { type: 'json' };
import type { Vocabulary } from '#domain/tool/categories.schema.ts';
import { withJob } from './check-submission.ts';
import { draftTool } from './draft-tool.ts';
import { makeSubmission } from './make-submission.ts';
import { reviewList } from './review-list.ts';
import { submissionCategories } from './submission.ts';

const vocabulary = categories as Vocabulary;
const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z`;
const now = new Date(at(28));

describe('a draft of the entry', () => {
  const tasks = [{ slug: 'script-to-storyboard', title: 'Turn a script into a storyboard' }];

  test('takes over what the sender said and invents nothing', () => {
    const draft = draftTool(makeSubmission({ description: 'Two\n\nlines of text.' }), tasks);
    expect(draft).toEqual({
      name: 'Storyteller',
      link: 'https://storyteller.test/',
      category: 'video AI',
      badge: 'Video',
      description: 'Two lines of text.',
      tasks: [],
    });
  });

  test('names the job that the sender named when it is a task of ours', () => {
    const named = (job: string) => draftTool(makeSubmission(withJob(makeSubmission(), job)), tasks).tasks;
    expect(named('Turn a script into a Storyboard')).toEqual([
      { task: 'script-to-storyboard', fit: 'made for', note: '' },
    ]);
    expect(named('Cook a dinner')).toEqual([]);
  });

  test.each(submissionCategories)('has words of ours for %s', (category) => {
    const draft = draftTool(makeSubmission({ category }), tasks);
    if (draft.category) expect(vocabulary.categories.map(({ name }) => name)).toContain(draft.category);
    if (draft.badge) expect(vocabulary.badges.map(({ name }) => name)).toContain(draft.badge);
  });
});

test('the queue is oldest first and knows how long it is; decisions are newest first; what is of one time stays in order', () => {
  const days = [2, 1, 3, 3, 1];
  const declined = (day: number) => ({ state: 'declined', attempt: 'a', decidedAt: at(day), reason: 'No.' }) as const;
  const waiting = days.map((day, index) => makeSubmission({ id: `w${index}`, receivedAt: at(day) }));
  const decided = days.map((day, index) => makeSubmission({ id: `d${index}`, decision: declined(day) }));
  const list = reviewList([...waiting, ...decided], now);
  expect([list.waiting, ...[list.queue, list.decided].map((all) => all.map(({ id }) => id))]).toEqual([
    5,
    ['w1', 'w4', 'w0', 'w2', 'w3'],
    ['d2', 'd3', 'd0', 'd1', 'd4'],
  ]);
  const many = reviewList([...Array(30).fill([waiting, decided]).flat(2)], now);
  expect([many.waiting, many.queue.length, many.decided.length]).toEqual([150, 100, 20]);
});

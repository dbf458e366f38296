import { describe, expect, test } from 'vitest';
import { caseAmount, caseWords } from './payment-case-words.ts';
import { type PaymentCase, type ReportedCase, isChargedBack, withCaseAction, withNews } from './payment-case.ts';

const now = new Date('2026-11-23T12:00:00Z');
const later = new Date('2026-11-24T12:00:00Z');
const told: ReportedCase = {
  id: 'dp_1',
  kind: 'dispute',
  status: 'needs_response',
  amount: 500,
  currency: 'usd',
  payment: 'pi_1',
  userId: 'u',
  answerBy: '2026-11-30T12:00:00.000Z',
  since: '2026-11-23T11:00:00.000Z',
};
const waiting: PaymentCase = { ...told, doneAt: null, entries: [] };
const action = (id: string, what: 'done' | 'reopened') => ({ id, what, who: 'mark' });

describe('what Stripe says', () => {
  test('opens a case, and changes nothing when it is said again', () => {
    expect(withNews(null, told, now)).toEqual(waiting);
    expect(withNews(waiting, { ...told, amount: 1 }, later)).toBe(waiting);
  });

  test('does not open again what an editor has done, until its state moves', () => {
    const done = withCaseAction(waiting, action('a', 'done'), now);
    expect(withNews(done, told, later)).toBe(done);
    const lost = withNews(done, { ...told, status: 'lost' }, later);
    expect(lost).toMatchObject({ status: 'lost', doneAt: null, entries: done.entries });
  });

  test('does not open it again for what only takes its time', () => {
    const done = withCaseAction(waiting, action('a', 'done'), now);
    expect(withNews(done, { ...told, status: 'under_review' }, later)).toMatchObject({
      status: 'under_review',
      doneAt: done.doneAt,
    });
    const refund = { ...told, kind: 'refund', status: 'pending' } as const;
    const looked = withCaseAction(withNews(null, refund, now), action('a', 'done'), now);
    expect(withNews(looked, { ...refund, status: 'succeeded' }, later).doneAt).toBe(looked.doneAt);
    expect(withNews(looked, { ...refund, status: 'failed' }, later).doneAt).toBeNull();
  });

  test.each(['won', 'warning_closed'])('is done by itself when a dispute is %s', (status) => {
    expect(withNews(waiting, { ...told, status }, later).doneAt).toBe(later.toISOString());
    expect(isChargedBack(status)).toBe(false);
  });

  test.each(['lost', 'prevented'])('waits for a look when it is %s', (status) => {
    expect(withNews(waiting, { ...told, status }, later).doneAt).toBeNull();
    expect(isChargedBack(status)).toBe(true);
  });
});

describe('what an editor does', () => {
  test('is noted with who and when, once for each request', () => {
    const done = withCaseAction(waiting, action('a', 'done'), now);
    expect(done).toMatchObject({ doneAt: now.toISOString(), entries: [{ id: 'a', who: 'mark', what: 'done' }] });
    expect(withCaseAction(done, action('a', 'done'), later)).toBe(done);
    expect(withCaseAction(done, action('b', 'done'), later)).toBe(done);
    const open = withCaseAction(done, action('c', 'reopened'), later);
    expect(open).toMatchObject({ doneAt: null, entries: [{ what: 'done' }, { what: 'reopened' }] });
    expect(withCaseAction(open, action('a', 'done'), later)).toBe(open);
  });

  test('has an end: of very many entries the oldest go', () => {
    let one = waiting;
    for (let turn = 0; turn < 60; turn += 1)
      one = withCaseAction(one, action(String(turn), turn % 2 === 0 ? 'done' : 'reopened'), now);
    expect([one.entries.length, one.entries[0]?.id]).toEqual([50, '10']);
  });
});

describe('a case in words', () => {
  test.each([
    ['dispute', 'needs_response', 'Waits for our answer', 'until 30 November 2026'],
    ['dispute', 'warning_needs_response', 'The bank asks', 'until 30 November 2026'],
    ['dispute', 'under_review', 'The bank decides', 'Core stays'],
    ['dispute', 'lost', 'Lost', 'was ended'],
    ['dispute', 'prevented', 'Given back at once', 'was ended'],
    ['dispute', 'won', 'Won', 'Nothing is to be done'],
    ['dispute', 'warning_closed', 'Closed without', 'Nothing is to be done'],
    ['refund', 'succeeded', 'on its way', 'ends nothing'],
    ['refund', 'pending', 'still works', 'ends nothing'],
    ['refund', 'failed', 'did not take it', 'another card'],
    ['refund', 'canceled', 'did not take it', 'another card'],
    ['unrefunded', 'refused', 'Stripe refused', 'refund it there'],
  ] as const)('%s, %s', (kind, status, standing, remedy) => {
    const words = caseWords({ kind, status, answerBy: told.answerBy });
    expect(words.standing).toContain(standing);
    expect(words.remedy).toContain(remedy);
  });

  test('without a day names none, and says what it is about', () => {
    expect(caseWords({ kind: 'dispute', status: 'needs_response', answerBy: null }).remedy).toMatch(
      /^Answer it at Stripe, or/,
    );
    expect(caseAmount({ amount: 3900, currency: 'usd' })).toBe('$39.00');
    expect(caseAmount({ amount: 505, currency: 'eur' })).toBe('5.05 EUR');
  });
});

import { expect, test } from 'vitest';
import { makeFormProofs } from './form-proof.ts';

test('the same words are one attempt, changed words another, and the same words after success a third', () => {
  const proofs = makeFormProofs();
  const attempt = (text: string) => proofs.proofFor({ text }, '').attempt;
  const first = attempt('one');
  expect(attempt('one')).toBe(first);
  const second = attempt('two');
  expect(second).not.toBe(first);
  proofs.finish();
  expect([first, second]).not.toContain(attempt('two'));
});

test('what fell into the trap goes along', () => {
  expect(makeFormProofs().proofFor({}, 'x').homepage).toBe('x');
});

import { describe, expect, test } from 'vitest';
import data from '#data/decline-reasons.json' with { type: 'json' };
import { reasonFor, withReason } from './decline-reasons.ts';
import { declineReasonsSchema } from './decline-reasons.schema.ts';

const { $schema: _, ...file } = data;

test('the file is sound; a placeholder that nothing fills and a label twice are not', () => {
  const isSound = (reasons: unknown) => declineReasonsSchema.safeParse({ reasons }).success;
  expect(declineReasonsSchema.safeParse(file).error).toBeUndefined();
  const one = { label: 'Out of scope', text: '{tool} is for something else.' };
  expect([isSound([one]), isSound([{ ...one, text: 'Dear {name}, it is not.' }]), isSound([one, one])]).toEqual([
    true,
    false,
    false,
  ]);
});

describe('a canned reason', () => {
  const canned = ['A does not open.', 'A is not out yet.'];

  test('names the tool, whatever its name holds', () => {
    expect(reasonFor('{tool} does not open.', '$& {tool}')).toBe('$& {tool} does not open.');
  });

  test('takes the place of an empty box and of one that nobody has changed', () => {
    expect([
      withReason(' ', 'A is not out yet.', canned),
      withReason('A does not open. ', 'A is not out yet.', canned),
    ]).toEqual(['A is not out yet.', 'A is not out yet.']);
  });

  test('goes below what somebody has typed', () => {
    expect(withReason('Thank you.\n', 'A is not out yet.', canned)).toBe('Thank you.\n\nA is not out yet.');
  });
});

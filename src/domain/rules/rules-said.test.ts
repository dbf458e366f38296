import { expect, test } from 'vitest';
import { rulesQuery } from './rules-address.ts';
import { rulesSaid } from './rules-said.ts';

test.each([
  ['my client forbids training', 'paid=1&training=never'],
  ['tools that don’t train on my data', 'training=never'],
  ['ai that never trains on uploads', 'training=never'],
  ['brand does not allow training', 'paid=1&training=never'],
  ['image generator with indemnity', 'indemnity=1'],
  ['free for commercial use', 'paid=1'],
  ['video editor without a watermark', 'nowatermark=1'],
  ['music with no attribution', 'nocredit=1'],
  ['models trained on licensed data', 'licensed=1'],
  ['not trained on stolen art', 'licensed=1'],
  ['confidential pitch for a client', 'for=confidential'],
  ['we are under NDA', 'for=confidential'],
])('“%s” speaks of rules', (typed, query) => {
  const rules = rulesSaid(typed);
  expect(rules && rulesQuery(rules)).toBe(query);
});

test.each([
  'remove background',
  'make a training video',
  'training videos for staff',
  'no training needed',
  'train a model on my face',
  'remove watermark',
  'no credit card',
  'a commercial for a car',
  'logo for a client',
  'brand voice',
  '',
])('“%s” names a job, and no rule', (typed) => expect(rulesSaid(typed)).toBeNull());

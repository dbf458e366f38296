import { expect, test } from 'vitest';
import type { Recall } from '#domain/project/recalls.ts';
import { projectEntries } from './project-entries.ts';

const id = '5c1f6bd0-2d0e-4d0c-9d3b-6a4b1f6f0a11';
const words = { day: null, page: null, copy: null, isRecall: true, plan: 'Pro' };
const said = 'What you upload to any plan may be used to train our models, now and later.';
const terms = { ...words, kind: 'terms' as const, of: 'Terms', before: '', after: 'Uploads train it', quote: said };
const right = { ...words, kind: 'right' as const, of: 'Trains on uploads', before: 'No', after: 'Yes' };
const textsOf = (changes: Recall['changes']) =>
  projectEntries(
    [{ toolId: 7, tool: 'Sheepdog', changes, projects: [{ id, name: 'Spring film', assets: ['a.png'] }] }],
    new Date('2026-11-26T08:00:00Z'),
  ).map(({ entry }) => entry.text);

test('a right that changed and the sentence that says it are told once', () => {
  const made = 'Made with it: a.png.';
  const ofTerms = `Its maker changed the terms. ${made}`;
  const ofRight = `Pro, Trains on uploads: No → Yes. ${made}`;
  expect(textsOf([terms, { ...right, quote: 'may be used to train our models' }])).toEqual([ofRight]);
  expect(textsOf([terms, { ...right, quote: 'Other words.' }])).toEqual([ofTerms, ofRight]);
  expect(textsOf([terms, { ...right, quote: null }])).toEqual([ofTerms, ofRight]);
  expect(textsOf([terms])).toEqual([ofTerms]);
});

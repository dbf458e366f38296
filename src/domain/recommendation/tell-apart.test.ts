import { expect, it } from 'vitest';
import { makeTool } from '#domain/tool/make-tool.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { apartWords, decisionSentence, rightsApart, sharedWords, type Told, verdictOf } from './tell-apart.ts';

const job = (task: string, fit: 'made for' | 'good at' | 'can' = 'made for') => ({
  task,
  title: `Do ${task}`,
  fit,
  note: 'Because it does',
});
const reason = (text: string, weight = 10, code: 'department' | 'task' = 'department') => ({ code, text, weight });
const told = (name: string, fields: Partial<Told> & Partial<Tool> = {}): Told => ({
  ...makeTool({ name }),
  jobs: [job('this')],
  reasons: [reason('Useful without paying')],
  misfits: [],
  isByTurn: false,
  ...fields,
});

it('says once what the picks share, and on a card only what sets it apart', () => {
  const free = reason('Useful without paying');
  const brand = reason('Made for brand work', 25);
  const [a, b] = [
    told('A', { reasons: [free, brand] }),
    told('B', { reasons: [free, brand, reason('A job', 9, 'task')] }),
  ];
  const c = told('C', { reasons: [free, reason('Used for brand work too', 20)] });
  const d = told('D', { reasons: [free], isByTurn: true });
  const shared = sharedWords([a, b, c, d]);
  expect(shared).toEqual({ all: ['Useful without paying'], most: ['Made for brand work'] });
  expect(apartWords(a, shared)).toEqual([]);
  expect(apartWords(c, shared)).toEqual(['Used for brand work too']);
  expect(sharedWords([a, b, c, { ...d, reasons: [] }]).all).toEqual([]);
  expect(sharedWords([a, b])).toEqual({ all: [], most: [] });
});

it('names rights only where the picks differ', () => {
  const strict = told('A', { rights: { commercialUse: 'yes', trainsOnUploads: 'no', indemnity: 'no' } });
  const loose = told('B', { rights: { commercialUse: 'yes', trainsOnUploads: 'yes', indemnity: 'no' } });
  expect(rightsApart(loose, [strict, loose])).toEqual(['learns from your uploads']);
  expect(rightsApart(strict, [strict, strict])).toEqual([]);
});

it('takes each of the first three for a job of its own, else for what only it has', () => {
  expect(
    decisionSentence([told('A'), told('B', { jobs: [job('this'), job('that')] }), told('C', { freeUse: 'yes' })]),
  ).toBe('Take A to do this, B to do that, and C when it must cost nothing.');
  expect(decisionSentence([told('A'), told('B')])).toBeNull();
  expect(decisionSentence([])).toBeNull();
});

it('prefers a job that a tool does well', () => {
  const jobs = [job('this'), job('side', 'can'), job('that', 'good at')];
  expect(decisionSentence([told('A'), told('B', { jobs })])).toBe('Take A to do this and B to do that.');
});

it('says beside the heading when the best is only a compromise', () => {
  expect(verdictOf('good', told('A'))).toBe('These fit what you asked for.');
  expect(verdictOf('partial', told('A'))).toContain('the best of these is a compromise');
  expect(
    verdictOf('little', told('A', { misfits: [{ code: 'goal_missing', text: 'No help with analysis', weight: 20 }] })),
  ).toMatch(/^Not perfect at all: .* A first: no help with analysis\.$/);
});

import { expect, it } from 'vitest';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import { planRightNames } from './plan.schema.ts';
import { shownPlans } from './shown-plans.ts';

const source = (kind: 'maker' | 'dated transcription') => ({
  page: 'https://example.com/terms',
  copy: kind === 'maker' ? null : 'https://copies.example/terms',
  kind,
  readOn: '2026-11-23',
  pageDate: null,
  language: 'en',
});

it('tells all seven rights of each plan: its own answer, else what holds for all, else not read', () => {
  const price = {
    amount: 10,
    currency: 'USD',
    period: 'month',
    billed: 'monthly',
    perPerson: true,
    minimumPeople: null,
  } as const;
  const tool = makeTool({
    sources: { terms: source('maker'), audit: source('dated transcription') },
    plans: [
      {
        name: 'Pro',
        includes: '',
        isTrial: false,
        price: { ...price, evidence: [{ source: 'audit', quote: '$10 a month' }] },
        priceYearly: { ...price, amount: 96, period: 'year', evidence: [] },
        rights: {
          commercialUse: {
            answer: 'yes',
            condition: 'while subscribed',
            evidence: [{ source: 'terms', quote: 'yours' }],
          },
        },
      },
    ],
    baseRights: {
      commercialUse: { answer: 'no', condition: '', evidence: [{ source: 'terms', quote: 'not yours' }] },
      trainsOnUploads: {
        answer: 'yes',
        condition: '',
        evidence: [
          { source: 'terms', quote: 'we train', says: 'yes' },
          { source: 'audit', quote: 'they do not train', says: 'no' },
        ],
      },
    },
  });
  const [plan] = shownPlans(tool);
  expect(plan?.price).toMatchObject({ amount: 10, currency: 'USD', billed: 'monthly', standing: 'reported' });
  expect(plan?.priceYearly?.standing).toBe('unconfirmed');
  expect(Object.keys(plan?.rights ?? {}).sort()).toEqual([...planRightNames].sort());
  expect(plan?.rights.commercialUse).toMatchObject({
    answer: 'yes',
    condition: 'while subscribed',
    standing: 'confirmed',
  });
  expect(plan?.rights.trainsOnUploads.answer).toBe('disputed');
  expect(plan?.rights.watermark).toEqual({ answer: 'not read', condition: '', standing: 'unconfirmed', evidence: [] });
});

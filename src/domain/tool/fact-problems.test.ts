import { describe, expect, it } from 'vitest';
import { type FactName, factNames, noEvidence } from './evidence.ts';
import { factProblems, restsOnMemory } from './fact-problems.ts';
import { factValueText, isStated } from './fact-value.ts';
import { makeEvidence, makeTool } from './make-tool.ts';
import { rightsText } from './rights.ts';
import type { Tool } from './tool.schema.ts';
import { rightsAnswers } from './tool-words.ts';

const today = '2026-11-22';
const { pricing, rights, status } = makeTool();
const problems = (fields: Partial<Tool>) => factProblems(makeTool(fields), today);
const proven = (fact: FactName, fields: Parameters<typeof makeEvidence>[0] = {}) => ({
  evidence: { ...noEvidence(), [fact]: makeEvidence(fields) },
});

const hearsay =
  'a forum, a review, a list or an analysis does not count: name a page of the maker, a terms archive, a dated transcription or press';
const doubt =
  'nothing rests on memory, and the page marks what is not confirmed: leave the doubt out, or say what was not read';

describe('evidence that counts', () => {
  it.each<[string, Parameters<typeof makeEvidence>[0], string, string]>([
    ['a page read tomorrow', { readOn: '2026-11-23' }, '2026-11-23', 'a page cannot have been read in the future'],
    ['a forum', { source: 'https://community.example.com/t/1' }, 'https://community.example.com/t/1', hearsay],
    ['a review site', { source: 'https://www.g2.com/a' }, 'https://www.g2.com/a', hearsay],
    [
      'a mail address in the quote',
      { quote: 'Write to sales@example.com' },
      'https://example.com/pricing',
      'quote the words without the mail address: pages print none',
    ],
    [
      'a page dated after it was read',
      { pageDate: '2026-11-02' },
      'https://example.com/pricing',
      'a page cannot be dated after the day it was read',
    ],
  ])('%s is none', (_, fields, value, remedy) =>
    expect(problems(proven('price', fields))).toEqual([{ field: 'evidence.price', value, remedy }]),
  );
  it.each([{ readOn: today }, { pageDate: '2026-11-01' }, { quote: 'Ten dollars @ month' }])('%j is some', (fields) =>
    expect(problems(proven('price', fields))).toEqual([]),
  );
});

describe('values that cannot be true together', () => {
  const closed = { ...status, state: 'shut down' } as const;
  const priced = (amount: number | null) => ({ pricing: { ...pricing, amount } });
  const wrong = (field: string, value: string, remedy: string) => [{ field, value, remedy }];
  const [dead, paid, free, planned] = [
    'a tool that is shut down has no price: write null',
    'it is useful without paying: the cheapest way in is 0',
    'the amount is 0: say yes or trial, or name the cheapest price',
    'the price list speaks of a free plan: say yes or trial, or correct the list',
  ];
  it.each<[Partial<Tool>, object[]]>([
    [{ ...priced(12), status: closed }, wrong('pricing.amount', '12', dead)],
    [{ ...priced(12), status: closed, freeUse: 'yes' }, wrong('pricing.amount', '12', dead)],
    [{ ...priced(null), status: closed }, []],
    [{ ...priced(12), freeUse: 'yes' }, wrong('pricing.amount', '12', paid)],
    [{ ...priced(0), freeUse: 'yes' }, []],
    [{ ...priced(null), freeUse: 'yes' }, []],
    [{ ...priced(0), freeUse: 'no' }, wrong('freeUse', 'no', free)],
    [{ ...priced(0), freeUse: 'trial' }, []],
    [{ standardPricing: 'Free tier, Solo $10' }, wrong('freeUse', 'no', planned)],
    [{ standardPricing: 'No free plan, Solo $10' }, []],
    [{ standardPricing: 'Free tier, Solo $10', freeUse: 'trial' }, []],
    [{ pricing: { ...pricing, details: 'As we remember it.' } }, wrong('pricing.details', 'As we remember it.', doubt)],
    [{ standardPricing: 'Solo $10, from memory' }, wrong('standardPricing', 'Solo $10, from memory', doubt)],
    [{ status: { ...status, note: 'To our knowledge sold.' } }, wrong('status.note', 'To our knowledge sold.', doubt)],
  ])('%j', (fields, found) => expect(problems(fields)).toEqual(found));

  const unstated = (title: string) =>
    `nothing is said to “${title}”: state the value that was read, or leave its evidence out`;
  it.each<[Partial<Tool>, object[]]>([
    [proven('indemnity'), [{ field: 'evidence.indemnity', remedy: unstated('Indemnity') }]],
    [{ freeUse: 'not read', ...proven('freeUse') }, [{ field: 'evidence.freeUse', remedy: unstated('Free use') }]],
    [proven('ethics'), [{ field: 'evidence.ethics', remedy: unstated('Training data') }]],
    [{ ethicallyTrained: 'Yes', ...proven('ethics') }, []],
    [
      { ethicallyTrained: 'Yes' },
      [{ field: 'ethicallyTrained', remedy: 'a statement on training data needs its evidence; else leave it empty' }],
    ],
    [
      { rights: { ...rights, trainsOnUploads: 'maker silent' } },
      [
        {
          field: 'rights.trainsOnUploads',
          remedy: 'name the page that was read and says nothing as its evidence, or write “not read”',
        },
      ],
    ],
    [{ rights: { ...rights, trainsOnUploads: 'maker silent' }, ...proven('trainsOnUploads') }, []],
    [
      { rights: { ...rights, indemnity: 'no' } },
      [
        {
          field: 'rights.indemnity',
          remedy: "quote the words that pass the risk on, or write 'maker silent' when the page says nothing",
        },
      ],
    ],
    [
      { rights: { ...rights, indemnity: 'maker silent' }, ...proven('indemnity', { quote: 'As is.' }) },
      [
        {
          field: 'evidence.indemnity',
          remedy: "terms that warrant nothing, or let the user answer for claims, are not silent: write 'no'",
        },
      ],
    ],
    [
      proven('commercialUse', { quote: 'We claim no ownership.' }),
      [
        {
          field: 'evidence.commercialUse',
          remedy:
            "that a maker claims no ownership permits nothing: quote the words that permit, or write 'maker silent'",
        },
      ],
    ],
  ])('%j, beside its evidence', (fields, found) => expect(problems(fields)).toEqual(found));

  it('knows a text that rests on memory', () =>
    expect(['At last look it was $10', 'It is $10'].map(restsOnMemory)).toEqual([true, false]));
});

describe('what the guide says of a fact', () => {
  it('in a few words', () => {
    const tool = makeTool({ ...proven('price'), standardPricing: '$10/month' });
    const said = (of: Tool) => Object.fromEntries(factNames.map((fact) => [fact, factValueText(of, fact)]));
    expect(said(tool)).toEqual({
      price: '$10/month',
      freeUse: 'No',
      commercialUse: 'Yes',
      trainsOnUploads: 'Not read yet',
      indemnity: 'Not read yet',
      ethics: 'Not specified',
      status: 'active',
    });
    const other = makeTool({
      pricing: { ...pricing, amount: 0 },
      standardPricing: 'Solo $10',
      ethicallyTrained: 'Yes',
      status: { ...status, state: 'watch', note: 'For sale.' },
    });
    expect(said(other)).toMatchObject({
      price: 'Free to start (Solo $10)',
      ethics: 'Yes',
      status: 'watch: For sale.',
    });
    expect(
      (['yes', 'trial', 'not read'] as const).map((freeUse) => factValueText({ ...tool, freeUse }, 'freeUse')),
    ).toEqual(['Yes, as long as you like', 'As a trial only', 'Not read yet']);
    expect(rightsAnswers.map(rightsText)).toEqual(['Yes', 'No', 'Depends', 'Maker silent', 'Not read yet']);
  });
  it('or nothing, where nobody has read it', () => {
    const stated = (fields: Partial<Tool>) => factNames.filter((fact) => isStated(makeTool(fields), fact));
    expect(stated({})).toEqual(['price', 'freeUse', 'commercialUse', 'status']);
    const indemnity = { ...rights, commercialUse: 'not read', indemnity: 'no' } as const;
    expect(stated({ freeUse: 'not read', ethicallyTrained: 'Yes', rights: indemnity })).toEqual([
      'price',
      'indemnity',
      'ethics',
      'status',
    ]);
  });
});

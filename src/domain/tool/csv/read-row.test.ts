import { describe, expect, test } from 'vitest';
import { mergeTools } from '#domain/tool/merge-tools.ts';
import { planUpload } from '#domain/tool/editing/plan-upload.ts';
import { files, tasks, words } from '#testing/csv-rows.ts';
import { readRow } from './read-row.ts';
import { readCsv } from './read-upload.ts';

describe('a row with some of the columns', () => {
  const [file] = files;
  if (!file) throw new Error('no file');
  const planned = (csv: string) => {
    const { rows, refusals } = readCsv(csv, words);
    expect(refusals).toEqual([]);
    return planUpload({ files, uploads: [], nextId: 20_001, tasks }, rows);
  };

  test('changes these alone; without evidence columns the old evidence of the price goes, and the row says so', () => {
    const priced =
      files.find(
        ({ pricing, evidence, standardPricing }) =>
          pricing.amount === 0 && evidence.price && /free/i.test(standardPricing),
      ) ?? file;
    const plan = planned(`name,pricing_amount\n"${priced.name}",3\n`);
    expect(plan.refusals).toEqual([]);
    const [upload] = plan.uploads;
    if (upload?.kind !== 'change') throw new Error('no change');
    const [after] = mergeTools([priced], plan.uploads);
    expect(after?.pricing).toMatchObject({ amount: 3 });
    expect(after?.evidence.price).toBeNull();
    expect(Object.keys(upload.fields).filter((name) => !['noFreePlan', 'plans', 'sources'].includes(name))).toEqual([]);
    expect(plan.rows[0]?.notes.join(' ')).toContain('Price: its evidence');
  });

  test('takes a null price, rights, tasks and evidence', () => {
    const csv = [
      'name,pricing_amount,standard_pricing,free_use,indemnity,indemnity_source,indemnity_kind,indemnity_quote,indemnity_read_on,tasks',
      `"${file.name}",on request,On request,not read,no,https://example.com/terms,Maker,"You indemnify us; we do not, indemnify you",2026-11-20,"write-ad-copy: made for: Ads\\; and slogans;keep-a-brand-voice:can:A note: with colons"`,
    ].join('\n');
    const plan = planned(csv);
    expect(plan.refusals).toEqual([]);
    const [upload] = plan.uploads;
    if (upload?.kind !== 'change') throw new Error('no change');
    expect(mergeTools([file], plan.uploads)[0]).toMatchObject({
      pricing: { amount: null },
      freeUse: 'not read',
      rights: { ...file.rights, indemnity: 'no' },
      tasks: [
        { task: 'write-ad-copy', fit: 'made for', note: 'Ads; and slogans' },
        { task: 'keep-a-brand-voice', fit: 'can', note: 'A note: with colons' },
      ],
      evidence: {
        indemnity: { kind: 'maker', quote: 'You indemnify us; we do not, indemnify you', readOn: '2026-11-20' },
      },
    });
  });

  test('of a tool that the guide has not is one refusal that names what is missing', () => {
    const plan = planUpload(
      { files, uploads: [], nextId: 20_001 },
      readCsv('name,pricing_amount\nNobody,3\n', words).rows,
    );
    expect(plan.refusals).toEqual([
      expect.objectContaining({ row: 2, column: 'category', remedy: expect.stringContaining('badge') }),
    ]);
  });

  test.each<[string, string]>([
    ['price_kind', 'hearsay'],
    ['price_source', 'example.com'],
    ['price_read_on', '21.11.2026'],
    ['price_page_date', '2026-02-30'],
    ['price_quote', 'x'],
    ['commercial_use', 'perhaps'],
    ['tasks', 'make tea'],
    ['tasks', 'write-ad-copy:perfect:Ads'],
    ['tasks', 'write-ad-copy:can:x'],
    ['tasks', 'write-ad-copy:can:Ads;write-ad-copy:made for:Slogans'],
  ])('%s “%s” is refused', (column, value) => {
    expect(readCsv(`name,${column}\n"${file.name}","${value}"\n`, words).refusals).toEqual([
      expect.objectContaining({ row: 2, column }),
    ]);
  });
});

describe('a whole row', () => {
  const said = {
    name: ' Alpha ',
    category: 'image, Weaving',
    description: 'Draws what it is told to draw.',
    pricing_amount: '$10',
    pricing_period: 'monthly',
    pricing_details: 'One seat.',
    pros: ['Quick', 'Cheap', 'Quick', ' '],
    cons: ['Blunt'],
    expert_opinion: 'Good for a first draft.',
    departments: ['Marketing'],
    goals: ['automation'],
    budget_range: 'high',
    experience_level: ['all'],
    team_sizes: ['solo'],
    badge: 'loom',
    link: 'https://alpha.example/',
    tasks: ['dub:can:Yes'],
    free_use: 'trial',
    commercial_use: 'yes',
    trains_on_uploads: 'no',
    indemnity: 'depends',
    ideal_use_cases: 'Boards and drafts',
    standard_pricing: 'Solo $10',
    skip_it_if: 'you draw.',
    ethically_trained: 'Yes',
    price_source: 'https://alpha.example/pricing',
    price_kind: 'Archive',
    price_quote: 'Ten dollars',
    price_read_on: '2026-11-20',
    price_page_date: '2026-11-19',
  };
  const read = (values: Partial<Record<string, string | string[]>>, optional: Parameters<typeof readRow>[3] = []) =>
    readRow(7, new Map(Object.entries(values)) as Parameters<typeof readRow>[1], words, optional);
  const fields = {
    name: 'Alpha',
    category: 'AI image generation, Weaving',
    description: 'Draws what it is told to draw.',
    pricing: { amount: 10, period: 'month', details: 'One seat.' },
    pros: ['Quick', 'Cheap'],
    cons: ['Blunt'],
    yakOpinion: 'Good for a first draft.',
    departments: ['brand', 'social'],
    goals: ['automation'],
    freeUse: 'trial',
    badge: 'loom',
    experienceLevel: ['beginner', 'intermediate', 'advanced'],
    teamSizes: ['solo'],
    link: 'https://alpha.example/',
    idealUseCases: 'Boards and drafts',
    standardPricing: 'Solo $10',
    skipItIf: 'you draw',
    ethicallyTrained: 'Yes',
    tasks: [{ task: 'dub', fit: 'can', note: 'Yes' }],
    rights: { commercialUse: 'yes', trainsOnUploads: 'no', indemnity: 'depends' },
    evidence: {
      price: {
        source: 'https://alpha.example/pricing',
        kind: 'terms archive',
        quote: 'Ten dollars',
        readOn: '2026-11-20',
        pageDate: '2026-11-19',
      },
    },
  };

  test('says all that it says, and how it was understood', () => {
    expect(read(said)).toEqual({
      ok: true,
      row: {
        row: 7,
        fields,
        missing: [],
        notes: [
          '“monthly” is read as month.',
          '“Marketing” is read as brand and social.',
          '“all” is read as beginner and intermediate and advanced.',
          '“Weaving” is a category of its own: its spine is grey.',
          'The budget “high” is read as low: it follows from the price.',
          '“loom” is a badge of its own: its colour is grey.',
        ],
      },
    });
  });

  const required = [
    'category',
    'description',
    'pricing_amount',
    'pricing_period',
    'pros',
    'cons',
    'expert_opinion',
    'departments',
    'goals',
    'budget_range',
    'badge',
  ];
  test('with a name alone says nothing else; without one it is refused', () => {
    expect(read({ name: 'Alpha' })).toEqual({
      ok: true,
      row: { row: 7, fields: { name: 'Alpha' }, notes: [], missing: required },
    });
    expect(read({ name: ' ' }, ['badge'])).toEqual({
      ok: false,
      refusals: [{ row: 7, column: 'name', value: '', remedy: 'Fill in “name”: every tool needs it.' }],
      missing: required.slice(0, -1),
    });
  });

  test.each<[Parameters<typeof read>[0], object, string[]]>([
    [{ budget_range: 'free' }, { freeUse: 'yes' }, []],
    [{ budget_range: 'free', free_use: 'no' }, { freeUse: 'no' }, []],
    [{ budget_range: 'low' }, {}, ['The budget “low” is left out: it follows from the price.']],
    [
      { budget_range: 'low', pricing_amount: '10' },
      { pricing: { amount: 10 } },
      ['The budget “low” is left out: it follows from the price.'],
    ],
    [
      { budget_range: 'low', pricing_period: 'month' },
      { pricing: { period: 'month' } },
      ['The budget “low” is left out: it follows from the price.'],
    ],
    [
      { budget_range: 'low', pricing_amount: '10', pricing_period: 'month' },
      { pricing: { amount: 10, period: 'month' } },
      [],
    ],
    [
      { budget_range: 'low', pricing_amount: '0', pricing_period: 'month' },
      { pricing: { amount: 0, period: 'month' } },
      ['The budget “low” is read as free: it follows from the price.'],
    ],
    [
      { budget_range: 'free', pricing_amount: '10', pricing_period: 'month' },
      { pricing: { amount: 10, period: 'month' }, freeUse: 'yes' },
      [],
    ],
    [
      { budget_range: 'free', pricing_amount: '10', pricing_period: 'month', free_use: 'trial' },
      { pricing: { amount: 10, period: 'month' }, freeUse: 'trial' },
      ['The budget “free” is read as low: it follows from the price.'],
    ],
    [{ pricing_amount: 'on request' }, { pricing: { amount: null } }, []],
    [{ pricing_details: 'One seat.' }, { pricing: { details: 'One seat.' } }, []],
    [{ skip_it_if: 'you draw. Or not' }, { skipItIf: 'you draw. Or not' }, []],
    [{ trains_on_uploads: 'no' }, { rights: { trainsOnUploads: 'no' } }, []],
    [{ price_quote: 'Yes' }, { evidence: { price: { quote: 'Yes' } } }, []],
    [{ indemnity_quote: 'As is' }, { evidence: { indemnity: { quote: 'As is' } } }, []],
    [
      { category: 'a1,b2,c3,d4' },
      { category: 'a1, b2, c3, d4' },
      ['a1', 'b2', 'c3', 'd4'].map((term) => `“${term}” is a category of its own: its spine is grey.`),
    ],
  ])('%j is understood', (values, more, notes) =>
    expect(read({ name: 'Alpha', ...values })).toMatchObject({ row: { fields: { name: 'Alpha', ...more }, notes } }),
  );

  const address = 'Write the whole address, beginning with https://.';
  const day = 'Write the day as 2026-11-21.';
  test.each<[string, string | string[], string, string]>([
    [
      'pricing_amount',
      'lots',
      'lots',
      'Write a number of US dollars from 0 to 100,000 with a point for cents, such as 9.99, or “on request”.',
    ],
    ['link', 'nowhere', 'nowhere', address],
    ['category', 'a1,b2,c3,d4,e5', 'a1,b2,c3,d4,e5', 'Name at most four categories.'],
    ['free_use', 'maybe', 'maybe', 'Write one of: yes, trial, no, not read.'],
    ['team_sizes', ['solo', 'crowd'], 'crowd', 'Write one of: solo, small, large.'],
    ['pros', ['Quick', 'x'], 'x', 'At least 2 characters.'],
    ['tasks', ['dub'], 'dub', 'Write each task as slug:fit:note, the fit as “made for”, “good at” or “can”.'],
    ['price_source', 'nowhere', 'nowhere', address],
    ['price_kind', 'hearsay', 'hearsay', 'Write one of: maker, terms archive, dated transcription, press.'],
    ['price_quote', 'no', 'no', 'Quote at least 3 characters.'],
    ['experience_level', ['guru'], 'guru', 'Write one of: beginner, intermediate, advanced.'],
    ['price_read_on', '2026-02-30', '2026-02-30', day],
    ['price_read_on', '2026-11', '2026-11', day],
    ['price_page_date', '2026-13-01', '2026-13-01', day],
    ['price_page_date', 'x2026-11-2', 'x2026-11-2', day],
  ])('%s %j is refused', (column, given, value, remedy) =>
    expect(read({ ...said, [column]: given })).toEqual({
      ok: false,
      refusals: [{ row: 7, column, value, remedy }],
      missing: [],
    }),
  );
});

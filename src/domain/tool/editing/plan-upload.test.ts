import { describe, expect, test } from 'vitest';
import type { ColumnName } from '#domain/tool/csv/columns.ts';
import type { UploadFields } from '#domain/tool/csv/upload-fields.ts';
import { makeEvidence, makeTool } from './make-tool.ts';
import { after, empty, files, find, upload } from './make-upload.ts';
import { stateFacts } from '#domain/tool/evidence/state-facts.ts';
import { FIRST_UPLOADED_ID, mergeTools } from '#domain/tool/merge-tools.ts';
import { planUpload, type Standing } from './plan-upload.ts';
import { type Upload, uploadSchema } from '#domain/tool/uploaded-tool.schema.ts';

describe('planning an upload', () => {
  test('a new name is a new tool beyond the numbers of the files; nothing about it is invented', () => {
    const standing = after(empty, { name: 'Gamma' });
    expect(find(standing, 'Gamma')).toMatchObject({
      id: FIRST_UPLOADED_ID,
      slug: 'gamma',
      badge: 'New',
      link: '',
      icon: null,
      skipItIf: '',
      experienceLevel: [],
      standardPricing: 'Paid plan $10* a month',
      evidence: { price: null },
      rights: { indemnity: 'not read' },
    });
  });

  test.each<[string, Partial<UploadFields>]>([
    ['the same name', { name: 'ALPHA ' }],
    ['the same address', { name: 'Alpha Two', link: 'http://www.alpha.example' }],
  ])('%s updates instead of doubling, and says in which columns', (_, fields) => {
    const plan = upload(empty, { ...fields, description: 'It now does something else altogether.' });
    expect(plan.rows).toMatchObject([{ toolId: 1, outcome: 'updated' }]);
    expect(plan.rows[0]?.changes).toContainEqual({
      column: 'description',
      before: files[0]?.description,
      after: 'It now does something else altogether.',
    });
    expect(mergeTools(files, plan.uploads)).toHaveLength(2);
  });

  test('a name of one tool with the address of another is refused, and so is a tool twice', () => {
    const link = 'https://alpha.example/';
    const twice = (column: string, value: string) => [
      { row: 3, column, value, remedy: 'Row 2 is the same tool already: keep one of them.' },
    ];
    expect(upload(empty, { name: 'Alpha', link: 'https://beta.example/' }).refusals).toEqual([
      {
        row: 2,
        column: 'link',
        value: 'https://beta.example/',
        remedy: 'The name is that of Alpha (№ 1), the address that of Beta (№ 2): correct one of them.',
      },
    ]);
    expect(upload(empty, { name: 'Alpha', link }).refusals).toEqual([]);
    expect(upload(empty, { name: 'Gamma' }, { name: 'gamma' }).refusals).toEqual(twice('name', 'gamma'));
    expect(upload(empty, { name: 'Alpha' }, { name: 'Other', link }).refusals).toEqual(twice('link', link));
  });

  test('a row that changes nothing touches no entry, and says so beside one that does', () => {
    const over = { badge: 'Old' };
    const stale: Upload = { kind: 'change', toolId: 1, fields: { badge: 'Video' }, over };
    const rows = ['Alpha', 'Beta'].map((name, index) => ({
      row: index + 2,
      fields: { name, ...(name === 'Beta' && { badge: 'Audio' }) },
      notes: [`Note on ${name}`],
      missing: ['category' as const],
    }));
    const planned = { notes: ['Note on Alpha'], changes: [] };
    expect(planUpload({ ...empty, uploads: [stale] }, rows)).toEqual({
      uploads: [stale, { kind: 'change', toolId: 2, fields: { badge: 'Audio' }, over: { badge: 'Image' } }],
      nextId: FIRST_UPLOADED_ID,
      rows: [
        { row: 2, name: 'Alpha', toolId: 1, outcome: 'unchanged', ...planned },
        {
          row: 3,
          name: 'Beta',
          toolId: 2,
          outcome: 'updated',
          notes: ['Note on Beta'],
          changes: [{ column: 'badge', before: 'Image', after: 'Audio' }],
        },
      ],
      refusals: [],
    });
  });

  test('a new tool is told with what it lacks, and has a slug of its own', () => {
    const missing = (...columns: ColumnName[]) =>
      planUpload(empty, [{ row: 2, fields: { name: 'Gamma' }, notes: [], missing: columns }]);
    const remedy = (columns: string, it: string) =>
      `The guide has no tool of this name yet, and a new one needs ${columns}: fill ${it} in, or correct the name.`;
    expect([missing(), missing('badge'), missing('badge', 'pros', 'cons')].map(({ refusals }) => refusals)).toEqual([
      [],
      [{ row: 2, column: 'badge', value: '', remedy: remedy('badge', 'it') }],
      [{ row: 2, column: 'badge', value: '', remedy: remedy('badge, pros, cons', 'them') }],
    ]);
    expect(missing()).toMatchObject({
      nextId: FIRST_UPLOADED_ID + 1,
      rows: [{ row: 2, name: 'Gamma', toolId: FIRST_UPLOADED_ID, outcome: 'created', changes: [], notes: [] }],
    });
    const twins = upload(empty, { name: '¡Gamma' }, { name: 'Gamma!' });
    expect(twins.uploads.map((one) => one.kind === 'new' && one.tool.slug)).toEqual([
      'gamma',
      `gamma-${FIRST_UPLOADED_ID + 1}`,
    ]);
  });

  test('tasks are looked up where they are known', () => {
    const refused = (tasks?: ReadonlySet<string>) =>
      planUpload({ ...empty, ...(tasks && { tasks }) }, [
        {
          row: 2,
          fields: { name: 'Alpha', tasks: ['sing', 'hum'].map((task) => ({ task, fit: 'can', note: 'Yes' })) },
          notes: [],
          missing: [],
        },
      ]).refusals;
    expect([refused(), refused(new Set(['sing', 'hum']))]).toEqual([[], []]);
    expect(refused(new Set(['sing']))).toEqual([
      {
        row: 2,
        column: 'tasks',
        value: 'hum',
        remedy: 'There is no such task: take the last part of its address on /tasks.',
      },
    ]);
  });

  test('the same rows a second time change nothing', () => {
    const first = after(empty, { name: 'Gamma' }, { name: 'Alpha', badge: 'Video' });
    const second = upload(first, { name: 'Gamma' }, { name: 'Alpha', badge: 'Video' });
    expect(second.rows.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged']);
    expect(second.uploads).toBe(first.uploads);
    expect(second.nextId).toBe(first.nextId);
  });

  test('a changed price takes the old price list and its evidence along', () => {
    const price = makeEvidence();
    const [alpha] = files;
    if (!alpha) throw new Error('no file');
    const standing = { ...empty, files: [stateFacts(alpha, { evidence: { price } })] };
    const priced = find(after(standing, { name: 'Alpha', pricing: { amount: 12, period: 'month' } }), 'Alpha');
    expect(priced).toMatchObject({ standardPricing: 'Paid plan $12* a month', evidence: { price: null }, sources: {} });
    expect(find(after(standing, { name: 'Alpha', badge: 'Video' }), 'Alpha')?.evidence.price).toEqual(price);
  });

  test('evidence goes with its value, and the note says so; with evidence of its own the new value is proven', () => {
    const [alpha] = files;
    if (!alpha) throw new Error('no file');
    const old = makeEvidence({ quote: 'You may use it commercially' });
    const standing = { ...empty, files: [stateFacts(alpha, { evidence: { commercialUse: old } })] };
    const partial = (fields: Omit<UploadFields, 'name'>) =>
      planUpload(standing, [{ row: 2, fields: { name: 'Alpha', ...fields }, notes: [], missing: ['category'] }]);

    const dropped = partial({ rights: { commercialUse: 'no' } });
    expect(dropped.refusals).toEqual([]);
    expect(dropped.rows[0]?.notes).toEqual([expect.stringContaining('proved the old value and is dropped')]);
    expect(dropped.rows[0]?.changes.map(({ column }) => column)).toEqual([
      'commercial_use',
      'plan_facts',
      'commercial_use_source',
      'commercial_use_kind',
      'commercial_use_quote',
      'commercial_use_read_on',
    ]);
    const given = {
      source: 'https://example.com/terms',
      kind: 'maker',
      quote: 'Not in paid work',
      readOn: '2026-11-22',
    } as const;
    const proven = partial({ rights: { commercialUse: 'no' }, evidence: { commercialUse: given } });
    expect(proven.rows[0]?.notes).toEqual([]);
    expect(mergeTools(standing.files, proven.uploads)[0]?.evidence.commercialUse).toEqual({ ...given, pageDate: null });

    const again = partial({ evidence: { commercialUse: { readOn: '2026-11-21' } } });
    expect(mergeTools(standing.files, again.uploads)[0]?.evidence.commercialUse).toEqual({
      ...old,
      readOn: '2026-11-21',
    });
  });

  test.each<[string, Omit<UploadFields, 'name'>, string]>([
    ['half of some evidence', { evidence: { price: { source: 'https://example.com/' } } }, 'price_kind'],
    ['a silent maker without a page', { rights: { indemnity: 'maker silent' } }, 'indemnity_source'],
    ['evidence of nothing', { evidence: { indemnity: makeEvidence() } }, 'indemnity_source'],
    ['a forum', { evidence: { price: makeEvidence({ source: 'https://www.reddit.com/r/alpha' }) } }, 'price_source'],
    ['a page from the future', { evidence: { price: makeEvidence({ pageDate: '2027-01-01' }) } }, 'price_source'],
    ['training data without a source', { ethicallyTrained: 'Yes' }, 'ethically_trained_source'],
    ['a task that is none', { tasks: [{ task: 'make-tea', fit: 'can', note: 'With milk' }] }, 'tasks'],
  ])('%s is refused', (_, fields, column) => {
    const plan = planUpload({ ...empty, tasks: new Set(['write-ad-copy']) }, [
      { row: 2, fields: { name: 'Alpha', ...fields }, notes: [], missing: [] },
    ]);
    expect(plan.refusals).toEqual([expect.objectContaining({ row: 2, column })]);
  });

  test('a copy that is called the maker’s page is refused, unless the maker writes that site or it stood there before', () => {
    const copy = makeEvidence({ source: 'https://github.com/alpha/pricing' });
    const asks = (makerSites: NonNullable<Standing['makerSites']>, standing = empty) =>
      planUpload({ ...standing, makerSites }, [
        { row: 2, fields: { name: 'Alpha', evidence: { price: copy } }, notes: [], missing: [] },
      ]).refusals;
    expect(asks({})).toEqual([
      {
        row: 2,
        column: 'price_source',
        value: 'https://github.com/alpha/pricing',
        remedy:
          'A page on another site is a copy: call it a terms archive, a dated transcription or press, or have its site named in data/maker-sites.json when the maker writes it.',
      },
    ]);
    expect(asks({ alpha: ['github.com/alpha'] })).toEqual([]);
    const [alpha] = files;
    const known = { ...empty, files: alpha ? [stateFacts(alpha, { evidence: { price: copy } })] : [] };
    expect(asks({}, known)).toEqual([]);
  });

  test('a price list follows from the plans: the row’s own is left out, and told', () => {
    const planned = (fields: Omit<UploadFields, 'name'>) =>
      planUpload(empty, [{ row: 2, fields: { name: 'Alpha', ...fields }, notes: [], missing: [] }]);
    const { uploads, rows } = planned({ pricing: { amount: 12 }, standardPricing: 'Solo $12, Team $25' });
    expect(mergeTools(files, uploads)[0]?.standardPricing).toBe('Paid plan $12* a month');
    expect(rows[0]?.notes).toEqual([
      'The price list “Solo $12, Team $25” is left out: it follows from the plans. Correct them at the desk.',
    ]);
    expect(planned({ standardPricing: files[0]?.standardPricing ?? '' }).rows[0]).toMatchObject({
      outcome: 'unchanged',
      notes: [],
    });
  });

  test('names that cannot be written as a slug, or whose slug is taken, get one of their own', () => {
    const standing = after(empty, { name: '漢字' }, { name: 'Alpha!' });
    expect(mergeTools(files, standing.uploads).map(({ slug }) => slug)).toEqual([
      'alpha',
      'beta',
      `tool-${FIRST_UPLOADED_ID}`,
      `alpha-${FIRST_UPLOADED_ID + 1}`,
    ]);
  });

  test('what an earlier release stored is read in today’s shape', () => {
    const { plans, sources, noFreePlan, baseRights, ethicsEvidence, statusEvidence, ...whole } = makeTool({
      id: FIRST_UPLOADED_ID,
    });
    const { evidence: _, freeUse: __, tasks: ___, maker: ____, alsoKnownAs: _____, yakPick: ______, ...older } = whole;
    expect([
      plans.length,
      sources,
      noFreePlan,
      baseRights.commercialUse?.answer,
      ethicsEvidence,
      statusEvidence,
    ]).toEqual([1, {}, [], 'yes', [], []]);
    const rights = { commercialUse: 'yes', trainsOnUploads: 'not stated', indemnity: 'not stated' };
    const facts = { pricing: { source: null, checkedOn: null } };
    expect(uploadSchema.parse({ kind: 'new', tool: { ...older, rights, facts, budgetRange: 'free' } })).toMatchObject({
      tool: { freeUse: 'yes', rights: { indemnity: 'not read' }, evidence: { price: null } },
    });
    const change = {
      kind: 'change',
      toolId: 1,
      fields: { budgetRange: 'low', rights, facts },
      over: { rights, facts },
    };
    expect(uploadSchema.parse(change)).toEqual({
      kind: 'change',
      toolId: 1,
      fields: {},
      over: {},
      stated: {
        facts: { rights: { commercialUse: 'yes', trainsOnUploads: 'not read', indemnity: 'not read' } },
        over: { rights: { commercialUse: 'yes', trainsOnUploads: 'not read', indemnity: 'not read' } },
      },
    });
  });

  test('what is planned has the stored shape', () => {
    const { uploads } = after(empty, { name: 'Gamma' }, { name: 'Alpha', badge: 'Video' });
    for (const entry of uploads) expect(uploadSchema.parse(entry)).toEqual(entry);
  });
});

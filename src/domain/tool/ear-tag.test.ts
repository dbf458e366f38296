import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noEvidence } from '#domain/tool/evidence/evidence.ts';
import { makeEvidence, makeTool } from '#domain/tool/editing/make-tool.ts';
import type { Plan, PlanAnswer } from '#domain/tool/plan/plan.schema.ts';
import { type EarTag, earTagCode, earTagOf, readEarTag, tagMarks, tagPrices } from './ear-tag.ts';
import { EAR_TAG_BOX, earTagPath } from './ear-tag-path.ts';
import { rowRights, tagChips, tagKey, toolChips, uploadsKind } from './ear-tag-words.ts';

const anyTag = fc.record({
  paidWork: fc.constantFrom(...tagMarks),
  uploads: fc.constantFrom(...tagMarks),
  backing: fc.constantFrom(...tagMarks),
  price: fc.constantFrom(...tagPrices),
  confirmed: fc.nat({ max: 4 }),
});

describe('earTagOf', () => {
  it('turns training round: what is good for the reader is full', () => {
    const rights = { commercialUse: 'yes', trainsOnUploads: 'yes', indemnity: 'depends' } as const;
    expect(earTagOf(makeTool({ rights }))).toMatchObject({ paidWork: 'full', uploads: 'hollow', backing: 'half' });
    expect(earTagOf(makeTool({ rights: { ...rights, trainsOnUploads: 'no' } }))).toMatchObject({ uploads: 'full' });
  });
  it('keeps a silent maker apart from what nobody has read', () => {
    const rights = { commercialUse: 'maker silent', trainsOnUploads: 'maker silent', indemnity: 'not read' } as const;
    expect(earTagOf(makeTool({ rights }))).toMatchObject({ paidWork: 'silent', uploads: 'silent', backing: 'unread' });
  });
  it('says in a row that sources differ, which is not that nobody has read any', () => {
    const rights = { commercialUse: 'yes', trainsOnUploads: 'disputed', indemnity: 'not read' } as const;
    const tag = earTagOf(makeTool({ rights }));
    expect(tagChips(readEarTag(earTagCode(tag))).map(({ words }) => words)).toEqual([
      'Uploads: sources differ',
      'Indemnity: not read yet',
    ]);
  });
  it.each([
    [{ freeUse: 'yes', amount: 20 }, 'free'],
    [{ freeUse: 'no', amount: 20 }, 'low'],
    [{ freeUse: 'trial', amount: 99 }, 'medium'],
    [{ freeUse: 'no', amount: 800 }, 'high'],
    [{ freeUse: 'no', amount: null }, 'none'],
  ] as const)('puts %o into the band %s, with a question mark until somebody confirms it', (asked, band) => {
    const fields = { freeUse: asked.freeUse, pricing: { amount: asked.amount, period: 'month' as const, details: '' } };
    const read = { ...noEvidence(), price: makeEvidence() };
    expect(earTagOf(makeTool({ ...fields, evidence: read })).price).toBe(band);
    const unread = band === 'none' ? 'unread' : `${band}?`;
    expect(earTagOf(makeTool(fields)).price).toBe(band === 'free' ? band : unread);
  });
  it("counts only what was read in the maker's own words", () => {
    const evidence = {
      ...noEvidence(),
      price: makeEvidence(),
      commercialUse: makeEvidence({ kind: 'press' }),
      trainsOnUploads: makeEvidence({ kind: 'terms archive' }),
      ethics: makeEvidence(),
    };
    expect(earTagOf(makeTool({ evidence })).confirmed).toBe(2);
  });
});

describe('the code of a tag', () => {
  it('gives the tag again', () => {
    fc.assert(fc.property(anyTag, (tag) => void expect(readEarTag(earTagCode(tag))).toEqual(tag)));
  });
  it('of a tool saved before sources could differ says what it said', () => {
    const before = ['0', '4', '5', '8'].map((digit) => readEarTag(`0${digit}000`));
    expect(before.map(({ uploads, uploadsKept }) => uploadsKept ?? uploads)).toEqual([
      'full',
      'unread',
      'exceptions',
      'switch or plan',
    ]);
  });
  it('is drawn as not read when it cannot be read', () => {
    fc.assert(fc.property(fc.string(), (code) => void expect(earTagPath(readEarTag(code))).not.toMatch(/NaN|undef/)));
    expect(readEarTag('')).toEqual({
      paidWork: 'unread',
      uploads: 'unread',
      backing: 'unread',
      price: 'unread',
      confirmed: 0,
    });
  });
});

describe('earTagPath', () => {
  it('draws every tag differently, in numbers of at most two decimals', () => {
    const drawn = new Map<string, string>();
    fc.assert(
      fc.property(anyTag, (tag) => {
        const path = earTagPath(tag);
        expect(path).not.toMatch(/NaN|undefined|\.\d{3}/);
        expect(drawn.get(path) ?? earTagCode(tag)).toBe(earTagCode(tag));
        drawn.set(path, earTagCode(tag));
      }),
    );
    expect(drawn.size).toBeGreaterThan(50);
  });
  it('keeps to its box', () => {
    fc.assert(
      fc.property(anyTag, (tag) => {
        for (const [, x = '', y = ''] of earTagPath(tag).matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)) {
          expect(Number(x)).toBeLessThanOrEqual(EAR_TAG_BOX.width);
          expect(Number(y)).toBeLessThanOrEqual(EAR_TAG_BOX.height);
        }
      }),
    );
  });
});

it.each(
  Object.entries({
    '01200':
      'M12 0a5 5 0 0 1 5 5c0 2.6 1.3 4 4 4a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3V12a3 3 0 0 1 3-3c2.7 0 4-1.4 4-4a5 5 0 0 1 5-5zM12 1.9a3.1 3.1 0 1 1-.01 0zM12 2.9a2.1 2.1 0 1 1-.01 0zM5 12.75a2.75 2.75 0 1 1-.01 0zM12 12.2l3.3 3.3-3.3 3.3-3.3-3.3zM12 13.4l2.1 2.1-2.1 2.1zM16.47 12.97h5.06v2.53c0 1.64-1.52 2.61-2.53 3.16c-1.01-0.56-2.53-1.52-2.53-3.16zM17.39 13.89h3.22v1.61c0 1.05-0.97 1.66-1.61 2.01c-0.64-0.35-1.61-0.97-1.61-2.01z',
    '12311':
      'M12 0a5 5 0 0 1 5 5c0 2.6 1.3 4 4 4a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3H14.5l-2.5-4.5-2.5 4.5H3a3 3 0 0 1-3-3V12a3 3 0 0 1 3-3c2.7 0 4-1.4 4-4a5 5 0 0 1 5-5zM12 1.9a3.1 3.1 0 1 1-.01 0zM12 5L14.1 5A2.1 2.1 0 1 1 12 2.9zM5 12.75a2.75 2.75 0 1 1-.01 0zM5 13.75a1.75 1.75 0 0 1 0 3.5zM12 12.2l3.3 3.3-3.3 3.3-3.3-3.3zM12 13.4l2.1 2.1-2.1 2.1-2.1-2.1zM17 15h4v1h-4z',
    '23422':
      'M12 0a5 5 0 0 1 5 5c0 2.6 1.3 4 4 4a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3H18l-2.5-4.5-2.5 4.5H11l-2.5-4.5-2.5 4.5H3a3 3 0 0 1-3-3V12a3 3 0 0 1 3-3c2.7 0 4-1.4 4-4a5 5 0 0 1 5-5zM12 1.9a3.1 3.1 0 1 1-.01 0zM12 5L12 7.1A2.1 2.1 0 0 1 12 2.9zM5 12.75a2.75 2.75 0 1 1-.01 0zM5 13.75a1.75 1.75 0 1 1-.01 0zM10 15h4v1h-4zM19 14.7a0.8 0.8 0 1 1-.01 0z',
    '34033':
      'M12 0a5 5 0 0 1 5 5c0 2.6 1.3 4 4 4a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3H21.5l-2.5-4.5-2.5 4.5H14.5l-2.5-4.5-2.5 4.5H7.5l-2.5-4.5-2.5 4.5H3a3 3 0 0 1-3-3V12a3 3 0 0 1 3-3c2.7 0 4-1.4 4-4a5 5 0 0 1 5-5zM12 1.9a3.1 3.1 0 1 1-.01 0zM12 5L9.9 5A2.1 2.1 0 0 1 12 2.9zM3 15h4v1h-4zM12 14.7a0.8 0.8 0 1 1-.01 0zM16.47 12.97h5.06v2.53c0 1.64-1.52 2.61-2.53 3.16c-1.01-0.56-2.53-1.52-2.53-3.16z',
    '40144':
      'M12 0a5 5 0 0 1 5 5c0 2.6 1.3 4 4 4a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3V12a3 3 0 0 1 3-3c2.7 0 4-1.4 4-4a5 5 0 0 1 5-5zM12 23.7a0.8 0.8 0 1 1-.01 0zM12 1.9a3.1 3.1 0 1 1-.01 0zM5 14.7a0.8 0.8 0 1 1-.01 0zM12 12.2l3.3 3.3-3.3 3.3-3.3-3.3zM16.47 12.97h5.06v2.53c0 1.64-1.52 2.61-2.53 3.16c-1.01-0.56-2.53-1.52-2.53-3.16zM19 13.89h1.61v1.61c0 1.05-0.97 1.66-1.61 2.01z',
    '01252':
      'M12 0a5 5 0 0 1 5 5c0 2.6 1.3 4 4 4a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3V12a3 3 0 0 1 3-3c2.7 0 4-1.4 4-4a5 5 0 0 1 5-5zM8.5 23.7a0.8 0.8 0 1 1-.01 0zM15.5 23.7a0.8 0.8 0 1 1-.01 0zM12 1.9a3.1 3.1 0 1 1-.01 0zM12 5L12 7.1A2.1 2.1 0 0 1 12 2.9zM5 12.75a2.75 2.75 0 1 1-.01 0zM12 12.2l3.3 3.3-3.3 3.3-3.3-3.3zM12 13.4l2.1 2.1-2.1 2.1zM16.47 12.97h5.06v2.53c0 1.64-1.52 2.61-2.53 3.16c-1.01-0.56-2.53-1.52-2.53-3.16zM17.39 13.89h3.22v1.61c0 1.05-0.97 1.66-1.61 2.01c-0.64-0.35-1.61-0.97-1.61-2.01z',
    '12363':
      'M12 0a5 5 0 0 1 5 5c0 2.6 1.3 4 4 4a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3V12a3 3 0 0 1 3-3c2.7 0 4-1.4 4-4a5 5 0 0 1 5-5zM5 23.7a0.8 0.8 0 1 1-.01 0zM12 23.7a0.8 0.8 0 1 1-.01 0zM19 23.7a0.8 0.8 0 1 1-.01 0zM12 1.9a3.1 3.1 0 1 1-.01 0zM12 5L9.9 5A2.1 2.1 0 0 1 12 2.9zM5 12.75a2.75 2.75 0 1 1-.01 0zM5 13.75a1.75 1.75 0 0 1 0 3.5zM12 12.2l3.3 3.3-3.3 3.3-3.3-3.3zM12 13.4l2.1 2.1-2.1 2.1-2.1-2.1zM17 15h4v1h-4z',
    '23474':
      'M12 0a5 5 0 0 1 5 5c0 2.6 1.3 4 4 4a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3V12a3 3 0 0 1 3-3c2.7 0 4-1.4 4-4a5 5 0 0 1 5-5zM6 23.5h12v1H6zM12 1.9a3.1 3.1 0 1 1-.01 0zM5 12.75a2.75 2.75 0 1 1-.01 0zM5 13.75a1.75 1.75 0 1 1-.01 0zM10 15h4v1h-4zM19 14.7a0.8 0.8 0 1 1-.01 0z',
    '34080':
      'M12 0a5 5 0 0 1 5 5c0 2.6 1.3 4 4 4a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3V12a3 3 0 0 1 3-3c2.7 0 4-1.4 4-4a5 5 0 0 1 5-5zM6 23.5h4v1H6zM14 23.5h4v1h-4zM12 1.9a3.1 3.1 0 1 1-.01 0zM12 2.9a2.1 2.1 0 1 1-.01 0zM3 15h4v1h-4zM12 14.7a0.8 0.8 0 1 1-.01 0zM16.47 12.97h5.06v2.53c0 1.64-1.52 2.61-2.53 3.16c-1.01-0.56-2.53-1.52-2.53-3.16z',
  }),
)('draws the tag %s', (code, path) => expect(earTagPath(readEarTag(code))).toBe(path));

it('has a line of its key for each of five facts', () => {
  expect(tagKey.map(({ part }) => part)).toEqual(['disc', 'diamond', 'shield', 'edge', 'hole']);
});

it('says in a row what its price leaves out, unread answers too', () => {
  const chips = (fields: Partial<EarTag>) =>
    tagChips({ ...earTagOf(makeTool()), ...fields }).map(({ words, isUnread }) => (isUnread ? `${words}?` : words));
  expect(chips({})).toEqual(['Uploads, indemnity: not read yet?']);
  expect(chips({ uploads: 'silent', backing: 'silent' })).toEqual(['Uploads, indemnity: the maker doesn’t say']);
  expect(chips({ uploads: 'half', backing: 'half' })).toEqual([
    'Uploads: depends on plan or setting',
    'Indemnity: on some plans',
  ]);
  expect(chips({ uploads: 'full', backing: 'full' })).toEqual([
    'Uploads: not trained on',
    'Indemnity: maker stands behind it',
  ]);
  expect(chips({ uploads: 'half' })).toEqual(['Uploads: depends on plan or setting', 'Indemnity: not read yet?']);
});

it.each<[string[], Partial<EarTag>]>([
  [['No training', 'Indemnity'], { uploads: 'full', backing: 'full' }],
  [
    ['No training, with exceptions', 'Indemnity: some plans'],
    { uploads: 'full', uploadsKept: 'exceptions', backing: 'half' },
  ],
  [['Training can be switched off', 'No indemnity'], { uploads: 'half', uploadsKept: 'switch', backing: 'hollow' }],
  [['Trains on uploads', 'Indemnity: the maker doesn’t say'], { uploads: 'hollow', backing: 'silent' }],
])('says it as %j where there is room for few words', (short, fields) => {
  expect(tagChips({ ...earTagOf(makeTool()), ...fields }).map((chip) => chip.short)).toEqual(short);
});

it.each<[string[], Partial<EarTag>]>([
  [[], { uploads: 'half', backing: 'half' }],
  [[], { uploads: 'full', uploadsKept: 'exceptions', backing: 'hollow' }],
  [[], { uploads: 'silent', backing: 'silent' }],
  [['Uploads: not trained on', 'Indemnity: maker stands behind it'], { uploads: 'full', backing: 'full' }],
  [['Uploads: trained on'], { uploads: 'hollow', backing: 'unread' }],
  [['Uploads, indemnity: sources differ'], { uploads: 'disputed', backing: 'disputed' }],
])('lets %j stand out among rows', (loud, fields) => {
  const chips = tagChips({ ...earTagOf(makeTool()), ...fields });
  expect(chips.filter(({ isLoud }) => isLoud).map(({ words }) => words)).toEqual(loud);
});

it('carries on what it hangs that uploads stay out of training', () => {
  const plan = (name: string, answer: PlanAnswer, condition = ''): Plan => ({
    name,
    includes: '',
    isTrial: false,
    price: null,
    priceYearly: null,
    rights: { trainsOnUploads: { answer, condition, evidence: [] } },
  });
  const sent = (trainsOnUploads: 'no' | 'depends', ...plans: Plan[]) => {
    const tool = makeTool({ plans, rights: { ...makeTool().rights, trainsOnUploads } });
    const code = earTagCode(earTagOf(tool));
    expect(code).toMatch(/^\d{5}$/);
    expect(readEarTag(code)).toEqual(earTagOf(tool));
    return rowRights(readEarTag(code)).uploads;
  };
  expect(sent('no', plan('Free', 'no'))).toBe('not trained on');
  expect(sent('no', plan('Free', 'no', 'except stock'))).toBe('not trained on, with exceptions');
  expect(sent('no', plan('Program', 'does not apply', 'It takes no uploads'))).toBe('not trained on');
  expect(sent('depends', plan('Free', 'opt-out'))).toBe('trained on unless switched off');
  expect(sent('depends', plan('Free', 'yes'), plan('Team', 'no'))).toBe('training off on some plans');
  expect(sent('depends', plan('Free', 'opt-out'), plan('Team', 'no'))).toBe(
    'trained on unless switched off, not on some plans',
  );
  expect(sent('depends', plan('Free', 'depends'))).toBe('depends on plan or setting');
});

it('keeps a clean answer apart from one with exceptions, and from what nobody knows', () => {
  expect(uploadsKind('not trained on')).toBe('good');
  expect(
    ['not trained on, with exceptions', 'training off on Team', 'trained on unless switched off'].map(uploadsKind),
  ).toEqual(Array(3).fill('bounded'));
  expect(uploadsKind('trained on')).toBe('bad');
  expect(
    ['not read yet', 'the maker doesn’t say', 'depends on plan or setting', 'sources differ'].map(uploadsKind),
  ).toEqual(Array(4).fill('open'));
});

it('says uploads in a row as they are known, indemnity only where it is a yes', () => {
  const said = (fields: Partial<EarTag>) => rowRights({ ...earTagOf(makeTool()), ...fields });
  expect(said({})).toEqual({ uploads: 'not read yet', indemnity: '' });
  expect(said({ uploads: 'silent', backing: 'half' })).toEqual({ uploads: 'the maker doesn’t say', indemnity: '' });
  expect(said({ uploads: 'hollow', backing: 'full' })).toEqual({
    uploads: 'trained on',
    indemnity: 'maker stands behind it',
  });
});

it('names the way to keep uploads out, and the cheapest plan that is backed, where plans differ', () => {
  const right = (answer: PlanAnswer) => ({ answer, condition: '', evidence: [] });
  const plan = (name: string, trainsOnUploads: PlanAnswer, indemnity: PlanAnswer): Plan => ({
    name,
    includes: '',
    isTrial: false,
    price: null,
    priceYearly: null,
    rights: { trainsOnUploads: right(trainsOnUploads), indemnity: right(indemnity) },
  });
  const chips = (...plans: Plan[]) => toolChips(makeTool({ plans })).map(({ words }) => words);
  const [team, max] = [plan('Team', 'no', 'yes'), plan('Max', 'no', 'yes')];
  expect(chips(plan('Free', 'opt-out', 'no'), team, max)).toEqual([
    'Uploads: trained on unless switched off, not on Team',
    'Indemnity: on Team',
  ]);
  expect(chips(plan('Free', 'yes', 'no'), team)).toEqual(['Uploads: training off on Team', 'Indemnity: on Team']);
  expect(chips(plan('Free', 'opt-out', 'no'))).toEqual(['Uploads: trained on unless switched off', 'Indemnity: none']);
  expect(chips(plan('Pro Plus (teams, enterprise)', 'depends', 'depends'))).toEqual([
    'Uploads: depends on plan or setting',
    'Indemnity: on Pro Plus, with conditions',
  ]);
  expect(chips(plan('Free', 'no', 'no'), plan('Enterprise', 'no', 'not read'))).toEqual([
    'Uploads: not trained on',
    'Indemnity: none; not read yet on Enterprise',
  ]);
  expect(chips(plan('Free', 'no', 'no'), plan('Max', 'no', 'not read'), plan('Own', 'no', 'not read'))).toContain(
    'Indemnity: none; not read yet on 2 plans',
  );
  const several = { trainsOnUploads: right('depends'), indemnity: right('depends') };
  expect(toolChips(makeTool({ plans: [], baseRights: several })).map(({ words }) => words)).toEqual([
    'Uploads: depends on plan or setting',
    'Indemnity: on some plans',
  ]);
  expect(chips(plan('Free', 'yes', 'not read'), plan('Pro', 'not read', 'not read'))).toEqual([
    'Uploads: depends on plan or setting',
    'Indemnity: not read yet',
  ]);
  // What stands in brackets goes, unless two plans are told apart by it.
  expect(chips(plan('Pro', 'yes', 'no'), plan('Team (yearly)', 'no', 'yes'))).toEqual([
    'Uploads: training off on Team',
    'Indemnity: on Team',
  ]);
  expect(chips(plan('Team (monthly)', 'yes', 'no'), plan('Team (yearly)', 'no', 'yes'))).toEqual([
    'Uploads: training off on Team (yearly)',
    'Indemnity: on Team (yearly)',
  ]);
  const baseRights = { trainsOnUploads: right('opt-out'), indemnity: right('yes') };
  expect(toolChips(makeTool({ plans: [], baseRights })).map(({ words }) => words)).toEqual([
    'Uploads: trained on unless switched off',
    'Indemnity: maker stands behind it',
  ]);
  const rights = { ...makeTool().rights, trainsOnUploads: 'disputed' } as const;
  const evidence = { ...noEvidence(), trainsOnUploads: makeEvidence({ readOn: '2026-11-23' }) };
  expect(toolChips(makeTool({ rights, evidence })).map(({ words }) => words)).toEqual([
    'Uploads: sources differ, read 23 November 2026',
    'Indemnity: not read yet',
  ]);
});

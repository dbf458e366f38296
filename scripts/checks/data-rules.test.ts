import { describe, expect, it } from 'vitest';
import type { Drop } from '#domain/drop/drop.schema.ts';
import { noEvidence } from '#domain/tool/evidence.ts';
import { makeEvidence, makeTool } from '#domain/tool/make-tool.ts';
import { type Tool, toolSchema } from '#domain/tool/tool.schema.ts';
import { checkBestKnown } from './check-best-known.ts';
import { checkCoverage } from './check-coverage.ts';
import { checkFacts } from './check-facts.ts';
import { checkIdentity } from './check-identity.ts';
import { checkJson } from './check-json.ts';
import { checkLifecycle } from './check-lifecycle.ts';
import { checkLikeness } from './check-likeness.ts';
import { checkReferences } from './check-references.ts';
import { checkShape } from './check-shape.ts';
import { checkVocabulary } from './check-vocabulary.ts';
import { checkFlatNos, checkWording, claimedUses } from './check-wording.ts';
import type { DataSet } from './data-set.ts';
import { describeProblem, type Problem } from './problem.ts';

const take =
  'A good thing for boards. It draws what you name, and forgets the hands, so count fingers before anyone else does. The colours are calm, the letters are soup, and the bill comes in credits that nobody can translate into money. Bring patience and a second tool for type.';
const tool = (fields: Partial<Tool> = {}) => makeTool({ yakOpinion: take, ...fields });
const drop = (fields: Partial<Drop> = {}): Drop => ({
  id: 1,
  toolName: 'Some Tool',
  toolId: 1,
  updateTitle: 'A title of some length',
  updateDescription: 'A description that says what changed and for whom it matters, in two sentences.',
  updateType: 'new',
  kind: 'feature',
  releaseDate: '2026-11-04',
  sourceUrl: 'https://example.com/',
  isAuthentic: true,
  supersededBy: null,
  ...fields,
});
const data = (tools: Tool[], drops: Drop[] = []): DataSet => ({
  tools: tools.map((content, index) => ({
    file: `data/tools/${index === 0 ? content.slug : `${content.slug}-${index}`}.json`,
    content,
  })),
  drops: drops.map((content) => ({ file: `data/updates/2026-11-04-title-${content.id}.json`, content })),
  categories: {
    categories: [{ name: 'AI image generation', ink: 'purple', about: 'Makes pictures from words.' }],
    badges: [{ name: 'Image', color: 'purple' }],
  },
});
const other = (fields: Partial<Tool> = {}) =>
  tool({
    id: 2,
    slug: 'some-tool-1',
    name: 'Other',
    link: 'https://other.example/',
    pros: ['A', 'B', 'C'],
    cons: ['D', 'E'],
    skipItIf: 'you paint',
    yakOpinion: 'Nothing shared here.',
    ...fields,
  });
const fieldsOf = (problems: Problem[]) => problems.map(({ field }) => field);

it('finds nothing wrong in a sound set', () => {
  const set = data([tool()], [drop()]);
  const problems = [
    checkIdentity(set),
    checkVocabulary(set),
    checkReferences(set),
    checkFacts(set, '2026-11-21'),
    checkLifecycle(set),
    checkWording(set),
    checkLikeness(set),
  ];
  expect(problems.flat()).toEqual([]);
});

it('shape: names file, field and what is expected', () => {
  const problems = checkShape(
    { file: 'data/tools/x.json', content: { ...tool(), pros: ['Only one of them'], nmae: 'x' } },
    toolSchema,
  );
  expect(problems.map(({ file }) => file)).toEqual(['data/tools/x.json', 'data/tools/x.json']);
  expect(problems.map(describeProblem).join('\n')).toMatch(/pros: .*3[\s\S]*nmae/);
});

it('shape: says what stands there', () => {
  const [problem] = checkShape(
    {
      file: 'data/tools/x.json',
      content: { ...tool(), pricing: { amount: 10, period: 'fortnight', details: 'One seat.' } },
    },
    toolSchema,
  );
  expect(problem).toMatchObject({ field: 'pricing.period', value: 'fortnight' });
});

it('JSON: names the file and the place', () => {
  expect(checkJson({ file: 'data/tools/x.json', text: '{ "id": 1 }' })).toEqual([]);
  const [problem] = checkJson({ file: 'data/tools/x.json', text: '{\n "id": 1,,\n}' });
  expect(problem?.file).toBe('data/tools/x.json');
  expect(problem?.remedy).toContain('line 2');
});

describe('identity', () => {
  it('wants the file named after the slug', () => {
    const set = data([tool()]);
    set.tools[0] = { file: 'data/tools/wrong.json', content: tool() };
    expect(fieldsOf(checkIdentity(set))).toEqual(['slug']);
  });
  it('wants ids, names and addresses once', () => {
    expect(
      fieldsOf(
        checkIdentity(data([tool(), tool({ slug: 'some-tool-1', name: 'SOME tool', link: 'https://example.com' })])),
      ),
    ).toEqual(['slug', 'id', 'name', 'link']);
  });
  it('wants a drop named after its date', () =>
    expect(fieldsOf(checkIdentity(data([], [drop({ releaseDate: '2026-01-01' })])))).toEqual(['releaseDate']));
  it.each(['2026-11-04.json', '2026-11-04-.json', '2026-11-04-A_title.json'])(
    'wants a slug after the date, not %s',
    (name) => {
      const set = data([], [drop()]);
      set.drops[0] = { file: `data/updates/${name}`, content: drop() };
      expect(fieldsOf(checkIdentity(set))).toEqual(['releaseDate']);
    },
  );
});

it('vocabulary: knows its categories and badges', () => {
  expect(
    checkVocabulary(data([tool({ category: 'ai IMAGE generation, basket weaving', badge: 'Hot' })])).map(
      ({ field, value }) => [field, value],
    ),
  ).toEqual([
    ['category', 'basket weaving'],
    ['badge', 'Hot'],
  ]);
});

describe('references', () => {
  const closed = { state: 'shut down', note: 'Gone.', since: null } as const;
  it.each([99, 1])('refuses %s as a replacement: nobody, or itself', (replacedBy) => {
    expect(fieldsOf(checkReferences(data([tool({ status: { ...closed, replacedBy } })])))).toEqual([
      'status.replacedBy',
    ]);
  });
  it('wants a superseded drop to name a later one', () => {
    const supersededBy = (id: number, releaseDate: string) =>
      fieldsOf(
        checkReferences(
          data([tool()], [drop({ id: 5, supersededBy: id }), drop({ id: 6, releaseDate }), drop({ id: 4 })]),
        ),
      );
    expect(supersededBy(6, '2026-11-05')).toEqual([]);
    expect(supersededBy(6, '2026-11-03')).toEqual(['supersededBy']);
    expect(supersededBy(4, '2026-11-05')).toEqual(['supersededBy']);
    expect(supersededBy(99, '2026-11-05')).toEqual(['supersededBy']);
  });
  it('refuses a replacement that is shut down itself', () => {
    const set = data([
      tool({ status: { ...closed, replacedBy: 2 } }),
      other({ status: { ...closed, replacedBy: null } }),
    ]);
    expect(fieldsOf(checkReferences(set))).toEqual(['status.replacedBy']);
  });
  it('wants the tool of a drop', () =>
    expect(fieldsOf(checkReferences(data([], [drop({ toolId: 99 })])))).toEqual(['toolId']));
});

describe('facts', () => {
  const today = '2026-11-21';
  const found = (fields: Partial<Tool>) => fieldsOf(checkFacts(data([tool(fields)]), today));
  const backed = (evidence: Partial<Tool['evidence']>) => ({ evidence: { ...noEvidence(), ...evidence } });
  const priced = (amount: number | null) => ({ pricing: { amount, period: 'month' as const, details: 'One seat.' } });
  const { rights, status } = makeTool();

  it('refuses pages that were read or dated in the future', () => {
    expect(found(backed({ price: makeEvidence({ readOn: '2026-11-22' }) }))).toEqual(['evidence.price']);
    expect(found(backed({ price: makeEvidence({ pageDate: '2026-11-22' }) }))).toEqual(['evidence.price']);
  });
  it.each([
    'https://www.reddit.com/r/midjourney/',
    'https://community.openai.com/t/1',
    'https://forum.suno.com/t/9',
    'https://openllmlist.com/x',
    'https://shotkit.com/news/founder/',
  ])('refuses %s as a source', (source) =>
    expect(found(backed({ price: makeEvidence({ source }) }))).toEqual(['evidence.price']),
  );
  it('refuses a mail address in a quote', () =>
    expect(found(backed({ price: makeEvidence({ quote: 'Write to us at sales@maker.example' }) }))).toEqual([
      'evidence.price',
    ]));
  it('refuses evidence for a value that was not stated', () => {
    expect(found(backed({ indemnity: makeEvidence() }))).toEqual(['evidence.indemnity']);
    expect(found(backed({ ethics: makeEvidence() }))).toEqual(['evidence.ethics']);
    expect(found({ ...backed({ freeUse: makeEvidence() }), freeUse: 'not read' })).toEqual(['evidence.freeUse']);
  });
  it('wants the page on which a maker is silent', () => {
    const silent = { rights: { ...rights, indemnity: 'maker silent' as const } };
    expect(found(silent)).toEqual(['rights.indemnity']);
    expect(found({ ...silent, ...backed({ indemnity: makeEvidence() }) })).toEqual([]);
  });
  it('refuses free use that the price denies', () => {
    expect(found({ freeUse: 'yes', ...priced(10) })).toEqual(['pricing.amount']);
    expect(found({ freeUse: 'no', ...priced(0) })).toEqual(['freeUse']);
    expect(found({ freeUse: 'no', standardPricing: 'Free plan; Pro $10/month' })).toEqual(['freeUse']);
    expect(found({ freeUse: 'no', standardPricing: 'No free plan; Pro $10/month' })).toEqual([]);
  });
  it('refuses a price of what is shut down, and doubt in words', () => {
    expect(found({ status: { ...status, state: 'shut down' } })).toEqual(['pricing.amount']);
    expect(found({ standardPricing: 'Pro $10 by our last knowledge' })).toEqual(['standardPricing']);
    expect(found({ pricing: { amount: 800, period: 'month', details: 'No published prices.' } })).toEqual([
      'pricing.details',
    ]);
  });
  it('refuses a statement on training data without evidence', () =>
    expect(found({ ethicallyTrained: 'Not ethically licensed: scraped' })).toEqual(['ethicallyTrained']));
  it('wants a source of each drop, and no drop of tomorrow', () => {
    expect(
      fieldsOf(checkFacts(data([], [drop({ sourceUrl: null, releaseDate: '2026-11-22' })]), '2026-11-21')),
    ).toEqual(['sourceUrl', 'releaseDate']);
  });
});

it('best known: wants living tools', () => {
  const status = { state: 'shut down', note: 'Closed.', since: null, replacedBy: 2 } as const;
  const set = data([tool({ slug: 'alive' }), tool({ id: 2, slug: 'closed', status })]);
  expect(checkBestKnown({ slugs: ['alive', 'closed', 'unknown'] }, set).map(({ value }) => value)).toEqual([
    'closed',
    'unknown',
  ]);
});

it('lifecycle: wants a note, and a replacement for what is shut down', () => {
  const status = { state: 'shut down', note: ' ', since: null, replacedBy: null } as const;
  expect(fieldsOf(checkLifecycle(data([tool({ status })])))).toEqual(['status.note', 'status.replacedBy']);
});

describe('wording', () => {
  it.each([
    'revolutionary',
    'Game-changing',
    'unleashes',
    'supercharged',
    'seamlessly',
    'leverages',
    'empowers',
    'all-in-one',
  ])('refuses "%s"', (word) => {
    expect(
      checkWording(
        data([tool({ description: `A ${word} tool that draws places for boards and for first drafts.` })]),
      ).map(({ value }) => value),
    ).toEqual([word]);
  });
  it('measures takes', () =>
    expect(fieldsOf(checkWording(data([tool({ yakOpinion: 'Too short.' })])))).toEqual(['yakOpinion']));
  it("keeps 'Skip it if' and its full stop out of the texts", () => {
    expect(
      fieldsOf(checkWording(data([tool({ yakOpinion: `${take} Skip it if you paint.`, skipItIf: 'you paint.' })]))),
    ).toEqual(['yakOpinion', 'skipItIf']);
  });
  it('keeps the words that would answer the wrong filter out', () => {
    expect(fieldsOf(checkWording(data([tool({ ethicallyTrained: 'Not ethically trained' })])))).toEqual([
      'ethicallyTrained',
    ]);
  });
});

describe('likeness', () => {
  it('finds a shared sentence, however it is written', () => {
    const problems = checkLikeness(data([tool(), other({ pros: ['A GOOD thing, for boards!', 'B', 'C'] })]));
    expect(problems.map(({ value }) => value)).toEqual(['A GOOD thing, for boards!']);
  });
  it('finds a take that is another one in disguise', () => {
    const disguised = take.replaceAll('. ', ' though. ');
    expect(
      checkLikeness(data([tool(), other({ yakOpinion: disguised })])).some(({ value }) => value?.includes('% like')),
    ).toBe(true);
  });
});

it('coverage: every question finds three tools and none finds nearly all', () => {
  const problems = checkCoverage(data([1, 2, 3, 4].map((id) => tool({ id }))));
  expect(problems.find(({ field }) => field === 'filter storyboarding')?.value).toBe('0 tools');
  expect(problems.find(({ field }) => field === 'department creative')?.value).toBe('4 of 4 tools');
});

describe('claimed use', () => {
  it.each([
    'We reach for it daily.',
    'We keep it for boards and bad weather.',
    'Producers around us swear by it.',
    'In our tests it was the quickest.',
    'Our colleagues in production like it.',
    'A client of ours asked for it twice.',
    'We have used it since spring.',
    'It is the one we open when a line is missing.',
    "We've tried all of them.",
  ])('finds %s', (text) => expect(fieldsOf(claimedUses('x', [['yakOpinion', text]]))).toEqual(['yakOpinion']));
  it.each([
    'We would not buy this for one writer.',
    'What its terms do with uploads we could not read.',
    'A colleague without training makes a decent post.',
    'Tell the client kindly, and show your team.',
    'Two suits were still open at our last reading.',
  ])('lets pass %s', (text) => expect(claimedUses('x', [['yakOpinion', text]])).toEqual([]));
  it('is found in takes, pros, notes and drops', () => {
    const set = data(
      [tool({ pros: ['We use it for every banner there is', ...makeTool().pros.slice(1)] })],
      [drop({ updateTitle: 'The model that our team waited for' })],
    );
    expect(fieldsOf(checkWording(set))).toEqual(['updateTitle', 'pros[0]']);
  });
  it('wants twelve living tools that say no to somebody', () => {
    const withNo = (id: number) => tool({ id, yakOpinion: `${take} For a designer: no.` });
    const twelve = Array.from({ length: 12 }, (_, index) => withNo(index + 1));
    expect(checkFlatNos(data(twelve))).toEqual([]);
    expect(fieldsOf(checkFlatNos(data([...twelve.slice(1), tool({ id: 20 })])))).toEqual(['yakOpinion']);
  });
});

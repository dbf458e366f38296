import { expect, it } from 'vitest';
import { recordOf } from '#domain/tool/evidence/derive-facts.ts';
import { toolSchema } from '#domain/tool/tool.schema.ts';
import { checkCoverage } from './check-coverage.ts';
import { checkFacts, checkLifecycle } from './check-facts.ts';
import { checkIdentity } from './check-identity.ts';
import { checkLikeness } from './check-likeness.ts';
import { checkBestKnown, checkReferences } from './check-references.ts';
import { checkJson, checkShape } from './check-shape.ts';
import { checkVocabulary } from './check-vocabulary.ts';
import { checkWording } from './check-wording.ts';
import { describeProblem } from './problem.ts';
import { data, drop, fieldsOf, tool } from '#testing/data-sets.ts';

it('finds nothing wrong in a sound set', () => {
  const set = data([tool({ plans: [] })], [drop()]);
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
    { file: 'data/tools/x.json', content: { ...recordOf(tool()), pros: ['Only one of them'], nmae: 'x' } },
    toolSchema,
  );
  expect(problems.map(({ file }) => file)).toEqual(['data/tools/x.json', 'data/tools/x.json']);
  expect(problems.map(describeProblem).join('\n')).toMatch(/pros: .*3[\s\S]*nmae/);
});

it('shape: says what stands there', () => {
  const [problem] = checkShape(
    {
      file: 'data/tools/x.json',
      content: { ...recordOf(tool()), status: { state: 'asleep' } },
    },
    toolSchema,
  );
  expect(problem).toMatchObject({ field: 'status.state', value: 'asleep' });
});

it('JSON: names the file and the place', () => {
  expect(checkJson({ file: 'data/tools/x.json', text: '{ "id": 1 }' })).toEqual([]);
  const [problem] = checkJson({ file: 'data/tools/x.json', text: '{\n "id": 1,,\n}' });
  expect(problem?.file).toBe('data/tools/x.json');
  expect(problem?.remedy).toContain('line 2');
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

it('coverage: every question finds three tools and none finds nearly all', () => {
  const problems = checkCoverage(data([1, 2, 3, 4].map((id) => tool({ id }))));
  expect(problems.find(({ field }) => field === 'filter storyboarding')?.value).toBe('0 tools');
  expect(problems.find(({ field }) => field === 'department creative')?.value).toBe('4 of 4 tools');
});

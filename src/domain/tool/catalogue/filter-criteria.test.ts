import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareNames } from '#domain/text/compare-names.ts';
import { countMatches, criteria, type Criterion, isOpenCriterion, matchesCriterion } from './filter-criteria.ts';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { catalogueEntries, countEntries, entriesMatching, entriesNamed } from '#domain/search/tool-index.ts';

const useCasesByTask = new Map([
  ['make-images', 'image-generation'],
  ['make-films', 'video-generation'],
] as const);
const vocabulary = { categories: [], useCasesByTask };
/** What a reader asks of the catalogue, read off the tools themselves: the index must find the same. */
function filterTools(tools: readonly Tool[], filter: { name: string; criteria: readonly Criterion[] }): Tool[] {
  const name = filter.name.trim().toLowerCase();
  const matches = (tool: Tool, criterion: Criterion) => matchesCriterion(tool, criterion, useCasesByTask);
  return tools
    .filter((tool) => tool.name.toLowerCase().includes(name))
    .filter((tool) => filter.criteria.length === 0 || filter.criteria.some((criterion) => matches(tool, criterion)))
    .sort(compareNames);
}
const named = (...names: string[]) => names.map((name, index) => makeTool({ id: index + 1, name }));
const priced = (amount: number) => makeTool({ pricing: { amount, period: 'month', details: 'One seat.' } });

describe('name search', () => {
  it('finds part of a name in any case and sorts by name', () => {
    expect(
      filterTools(named('Runway', 'Fireflies.ai', 'Adobe Firefly'), { name: 'FIRE', criteria: [] }).map(
        ({ name }) => name,
      ),
    ).toEqual(['Adobe Firefly', 'Fireflies.ai']);
  });
  it('looks at names only', () => {
    expect(
      filterTools(
        [makeTool({ name: 'Runway', description: 'Adobe makes something like it, as many others do these days.' })],
        { name: 'adobe', criteria: [] },
      ),
    ).toEqual([]);
  });
  it('shows every tool when nothing is asked', () => {
    expect(filterTools(named('B', 'A'), { name: '  ', criteria: [] })).toHaveLength(2);
  });
});

describe('criteria', () => {
  it.each([
    ['storyboarding', 'A Storyboard in minutes'],
    ['aesthetic-templates', 'Every template you need'],
    ['aesthetic-templates', 'An AESTHETIC of its own'],
    ['product-mocks', 'Mockup of a can'],
    ['product-mocks', 'Shots of a product'],
    ['cinematic-storytelling', 'Cinematic light'],
    ['cinematic-storytelling', 'For storytelling'],
    ['video-generation', 'Video generation by prompt'],
    ['video-generation', 'Can generate video'],
    ['image-generation', 'Image generation by prompt'],
    ['image-generation', 'Can generate images'],
    ['restoring-quality', 'Will restore old film'],
    ['restoring-quality', 'Will enhance speech'],
    ['style-training', 'Learns your style'],
    ['style-training', 'Training on ten pictures'],
    ['character-creation', 'One character, many shots'],
    ['character-creation', 'An avatar that talks'],
  ] as const)('%s reads "%s"', (criterion, description) => {
    expect(matchesCriterion(makeTool({ description }), criterion, useCasesByTask)).toBe(true);
    expect(matchesCriterion(makeTool({ description: 'Nothing of the kind' }), criterion, useCasesByTask)).toBe(false);
  });

  it.each([
    ['make-images', 'made for', true],
    ['make-images', 'good at', true],
    ['make-images', 'can', false],
    ['make-films', 'made for', false],
    ['write-copy', 'made for', false],
  ] as const)('with the task %s (%s) image generation is %s, whatever the description says', (task, fit, expected) => {
    const tool = (description: string) => makeTool({ description, tasks: [{ task, fit, note: 'Does it well' }] });
    expect(matchesCriterion(tool('Nothing of the kind'), 'image-generation', useCasesByTask)).toBe(expected);
    expect(matchesCriterion(tool('Image generation by prompt'), 'image-generation', useCasesByTask)).toBe(expected);
  });

  it('asks one of several tasks, or levels, to serve', () => {
    const tasks = ['write-copy', 'make-images'].map((task) => ({ task, fit: 'good at' as const, note: 'Does it' }));
    const tool = makeTool({ tasks, experienceLevel: ['beginner', 'advanced'] });
    const found = (['image-generation', 'video-generation', 'beginner', 'intermediate', 'advanced'] as const).filter(
      (criterion) => matchesCriterion(tool, criterion, useCasesByTask),
    );
    expect(found).toEqual(['image-generation', 'beginner', 'advanced']);
  });

  it('puts a tool without a public price into no price box', () => {
    const tool = makeTool({ pricing: { amount: null, period: 'month', details: 'On request.' } });
    const bands = (['under-10', '10-to-20', 'over-20'] as const).filter((band) =>
      matchesCriterion(tool, band, useCasesByTask),
    );
    expect(bands).toEqual([]);
  });

  it.each([
    [0, []],
    [0.01, ['under-10']],
    [9.99, ['under-10']],
    [10, ['10-to-20']],
    [20, ['10-to-20']],
    [20.01, ['over-20']],
  ])('puts $%s into its price band', (amount, bands) => {
    expect(
      (['under-10', '10-to-20', 'over-20'] as const).filter((band) =>
        matchesCriterion(priced(amount), band, useCasesByTask),
      ),
    ).toEqual(bands);
  });

  it.each([
    ['Yes', ['ethical-yes']],
    ['Ethically trained: licensed pictures', ['ethical-yes']],
    ['no', ['ethical-no']],
    ['Not ethically licensed: scraped pictures', ['ethical-no']],
    ['', []],
    ['Notes', []],
  ])('reads the ethics text "%s"', (ethicallyTrained, found) => {
    expect(
      (['ethical-yes', 'ethical-no'] as const).filter((criterion) =>
        matchesCriterion(makeTool({ ethicallyTrained }), criterion, useCasesByTask),
      ),
    ).toEqual(found);
  });

  it.each([
    ['paid-work', { commercialUse: 'yes' }, true],
    ['paid-work', { commercialUse: 'depends' }, false],
    ['paid-work', { commercialUse: 'not read' }, false],
    ['uploads-safe', { trainsOnUploads: 'no' }, true],
    ['uploads-safe', { trainsOnUploads: 'maker silent' }, false],
    ['uploads-safe', { trainsOnUploads: 'yes' }, false],
    ['indemnity', { indemnity: 'depends' }, true],
    ['indemnity', { indemnity: 'not read' }, false],
  ] as const)('%s of %o is %s: what nobody has read is granted by nobody', (criterion, rights, expected) => {
    const asked = makeTool({ rights: { ...makeTool().rights, ...rights } });
    expect(matchesCriterion(asked, criterion, useCasesByTask)).toBe(expected);
    expect(isOpenCriterion(criterion)).toBe(true);
  });

  it('keeps all other criteria for Core', () =>
    expect(criteria.filter(isOpenCriterion)).toEqual(['paid-work', 'uploads-safe', 'indemnity', 'free-plan']));

  it('shows a tool when ANY checked criterion matches', () => {
    const cheap = priced(5);
    const expert = makeTool({
      id: 2,
      name: 'Expert',
      experienceLevel: ['advanced'],
      pricing: { amount: 90, period: 'month', details: 'One seat.' },
    });
    const neither = makeTool({ id: 3, name: 'Neither' });
    expect(
      filterTools([cheap, expert, neither], { name: '', criteria: ['under-10', 'advanced'] }).map(({ id }) => id),
    ).toEqual([2, 1]);
  });
});

const anyTool = fc
  .record({
    id: fc.integer({ min: 1, max: 999 }),
    name: fc.string({ minLength: 1, maxLength: 12 }),
    description: fc.constantFrom('A storyboard and a template', 'Image generation in a style', 'Nothing of note'),
    amount: fc.constantFrom(0, 5, 10, 20, 30),
    experienceLevel: fc.subarray(['beginner', 'intermediate', 'advanced'] as const),
    ethicallyTrained: fc.constantFrom('', 'Yes', 'No'),
  })
  .map(({ amount, ...fields }) =>
    makeTool({
      ...fields,
      experienceLevel: [...fields.experienceLevel],
      pricing: { amount, period: 'month', details: 'One seat.' },
    }),
  );
const anyFilter = fc.record({ name: fc.constantFrom('', 'a', 'E', ' '), criteria: fc.subarray([...criteria]) });

describe('laws', () => {
  it('gives a part of the tools, each once, and checking one more criterion never hides a tool', () => {
    fc.assert(
      fc.property(fc.array(anyTool), anyFilter, fc.constantFrom(...criteria), (tools, filter, more: Criterion) => {
        const found = filterTools(tools, filter);
        expect(new Set(found).size).toBe(found.length);
        expect(found.every((tool) => tools.includes(tool))).toBe(true);
        if (filter.criteria.length === 0) return;
        const wider = filterTools(tools, { ...filter, criteria: [...filter.criteria, more] });
        expect(found.every((tool) => wider.includes(tool))).toBe(true);
      }),
    );
  });

  it('finds the same tools by the index as by the tools', () => {
    fc.assert(
      fc.property(fc.array(anyTool), anyFilter, (tools, filter) => {
        const entries = catalogueEntries(tools.toSorted(compareNames), vocabulary);
        const byIndex = entriesMatching(entriesNamed(entries, filter.name), filter.criteria);
        const inOneList = [...byIndex.all, ...byIndex.some].toSorted(compareNames);
        expect(inOneList.map(({ id, name }) => [id, name])).toEqual(
          filterTools(tools, filter).map(({ id, name }) => [id, name]),
        );
      }),
    );
  });

  it('counts per criterion what that criterion alone shows', () => {
    fc.assert(
      fc.property(fc.array(anyTool), (tools) => {
        const counts = countMatches(tools, useCasesByTask);
        expect(countEntries(catalogueEntries(tools, vocabulary))).toEqual(counts);
        for (const criterion of criteria)
          expect(counts[criterion]).toBe(filterTools(tools, { name: '', criteria: [criterion] }).length);
      }),
    );
  });
});

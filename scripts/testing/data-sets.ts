import type { Drop } from '#domain/drop/drop.schema.ts';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { DataSet } from '../checks/data-set.ts';
import type { Problem } from '../checks/problem.ts';

/** A yak's take of the right length. */
export const take =
  'A good thing for boards. It draws what you name, and forgets the hands, so count fingers before anyone else does. The colours are calm, the letters are soup, and the bill comes in credits that nobody can translate into money. Bring time and a second tool for type.';
/** A sound tool, but for what is given. */
export const tool = (fields: Partial<Tool> = {}) => makeTool({ yakOpinion: take, ...fields });
/** A sound drop, but for what is given. */
export const drop = (fields: Partial<Drop> = {}): Drop => ({
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
/** Everything that checks look at, with these tools and drops. */
export const data = (tools: Tool[], drops: Drop[] = []): DataSet => ({
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
/** A second tool that shares nothing with the first, but for what is given. */
export const other = (fields: Partial<Tool> = {}) =>
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
/** The fields that problems name. */
export const fieldsOf = (problems: Problem[]) => problems.map(({ field }) => field);

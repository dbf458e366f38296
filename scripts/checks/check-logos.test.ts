import { expect, it } from 'vitest';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import { checkLogos } from './check-logos.ts';
import type { DataSet } from './data-set.ts';

const withIcon = (icon: string | null): DataSet => ({
  tools: [{ file: 'data/tools/some-tool.json', content: makeTool({ icon }) }],
  drops: [],
  categories: { categories: [], badges: [] },
});

it('accepts initials, and a drawing that is there', () => {
  expect(checkLogos(withIcon(null), [])).toEqual([]);
  expect(checkLogos(withIcon('some-tool.svg'), ['some-tool.svg'])).toEqual([]);
});

it('notices a missing drawing and one too many', () => {
  expect(checkLogos(withIcon('some-tool.svg'), []).map(({ field }) => field)).toEqual(['icon']);
  expect(checkLogos(withIcon(null), ['left.svg']).map(({ file }) => file)).toEqual(['public/logos/left.svg']);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import { shownPlans } from '#domain/tool/plan/shown-plans.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { comparisonMarkdown } from './comparison-markdown.ts';
import { comparisonRows, features } from './comparison-rows.ts';

const rowsOf = (tools: readonly Tool[]) => comparisonRows(tools.map((tool) => ({ ...tool, plans: shownPlans(tool) })));

it('writes a table with a linked name per column', () => {
  const tools = [
    makeTool({ name: 'Runway', link: 'https://runwayml.com/' }),
    makeTool({ name: 'A|B', pricing: { amount: 0, period: 'month', details: '' } }),
  ];
  const text = comparisonMarkdown(tools, rowsOf(tools).slice(0, 1));
  expect(text).toBe(
    [
      '|  | [Runway](https://runwayml.com/) | [A\\|B](https://example.com/) |',
      '| --- | --- | --- |',
      '| **Pricing** | $10\\* a month _(Not confirmed yet: check with Runway)_ | Free plan\\* _(Not confirmed yet: check with A\\|B)_ |',
      '',
    ].join('\n'),
  );
});

it('separates several pros by a semicolon, several words by a comma', () => {
  const tools = [makeTool({ pros: ['Draws', 'Reads', 'Keeps'], teamSizes: ['solo', 'small'] })];
  expect(comparisonMarkdown(tools, rowsOf(tools))).toContain('| **Team sizes** | Solo, Small teams |');
  expect(comparisonMarkdown(tools, rowsOf(tools))).toContain('| **Key pros** | Draws; Reads; Keeps |');
});

it('keeps one line per row and one column per tool, whatever the texts hold', () => {
  const someTool = fc
    .record({ name: fc.string(), link: fc.webUrl(), pros: fc.array(fc.string()), ethicallyTrained: fc.string() })
    .map(makeTool);
  fc.assert(
    fc.property(fc.array(someTool, { minLength: 1, maxLength: 4 }), (tools) => {
      const lines = comparisonMarkdown(tools, rowsOf(tools)).trimEnd().split('\n');
      expect(lines).toHaveLength(features.length + 2);
      for (const line of lines) expect(columnsOf(line)).toBe(tools.length + 1);
    }),
  );
});

/** Columns as a Markdown reader counts them: bars that no backslash takes back. */
function columnsOf(line: string): number {
  return [...line.replace(/\\[^]/g, '').matchAll(/\|/g)].length - 1;
}

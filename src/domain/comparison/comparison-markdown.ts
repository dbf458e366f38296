import type { Tool } from '#domain/tool/tool.schema.ts';
import type { ComparisonCell, ComparisonRow } from './comparison-rows.ts';

/** The comparison as a Markdown table: one column per tool with its own link, one line per row, ended by a line break. */
export function comparisonMarkdown(
  tools: readonly Pick<Tool, 'name' | 'link'>[],
  rows: readonly ComparisonRow[],
): string {
  const head = tools.map(({ name, link }) => `[${escapeText(name)}](${escapeLink(link)})`);
  const lines = [
    tableLine(['', ...head]),
    tableLine(['---', ...head.map(() => '---')]),
    ...rows.map(({ feature, cells, isOfSentences }) =>
      tableLine([`**${feature}**`, ...cells.map((cell) => cellText(cell, isOfSentences ? '; ' : ', '))]),
    ),
  ];
  return lines.join('\n') + '\n';
}

function tableLine(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function cellText({ lines, note }: ComparisonCell, separator: string): string {
  const text = lines.map(escapeText).join(separator);
  return note === '' ? text : `${text} _(${escapeText(note)})_`;
}

/** Keeps a text on its line and in its column, and letter for letter what it is. */
function escapeText(text: string): string {
  return text.replace(/[\\`*_[\]<>|]/g, '\\$&').replace(/\s+/g, ' ');
}

function escapeLink(link: string): string {
  return link.replace(
    /[\s()|<>]/g,
    (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`,
  );
}

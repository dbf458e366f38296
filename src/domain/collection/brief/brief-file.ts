import { BYTE_ORDER_MARK, csvLine } from '#domain/tool/csv/csv-line.ts';
import { amountText, paidWorkSumText } from '#domain/tool/plan/saved-total.ts';
import { UNCONFIRMED_MARK } from '#domain/tool/plan/price.ts';
import { type Brief, type BriefFact, briefFoot, sampleText } from './brief.ts';
import { rightsText } from './rights-count.ts';
import { deskJobsText, sharedJobs } from './task-cover.ts';
import type { BriefFormat } from '#domain/collection/brief-format.ts';

/** Type and ending of each form. */
export const briefFiles: Record<BriefFormat, { type: string; ending: string }> = {
  csv: { type: 'text/csv; charset=utf-8', ending: 'csv' },
  markdown: { type: 'text/markdown; charset=utf-8', ending: 'md' },
  json: { type: 'application/json; charset=utf-8', ending: 'json' },
};

/** The text of a file. @param site the site's origin, for links to pages of the guide */
export function writeBrief(brief: Brief, format: BriefFormat, site: string): string {
  if (format === 'csv') return BYTE_ORDER_MARK + briefCsv(brief, site);
  if (format === 'markdown') return briefMarkdown(brief, site);
  return `${JSON.stringify({ ...brief, sample: sampleText(brief), foot: briefFoot(brief), site }, null, 2)}\n`;
}

/** A file's name: 'autumn-campaign-2026-11-22.csv'. */
export function briefFileName({ title, madeOn }: Pick<Brief, 'title' | 'madeOn'>, format: BriefFormat): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);
  return `${words || 'collection'}-${madeOn}.${briefFiles[format].ending}`;
}

function briefCsv(brief: Brief, site: string): string {
  const facts = brief.tools[0]?.facts ?? [];
  const head = [
    ...['Tool', 'Note', 'Category', 'Take it for', 'Skip it if', 'Status'],
    ...facts.flatMap(({ title }) => [title, `${title}: standing`, `${title}: source`, `${title}: read in the copy`]),
    ...['Terms', 'Maker', 'In the guide'],
  ];
  const rows = brief.tools.map((tool) => [
    ...[tool.name, tool.note, tool.category, tool.use, tool.skipItIf, tool.status],
    ...tool.facts.flatMap(({ value, standing, source, copy }) => [value, standing, source ?? '', copy ?? '']),
    ...[tool.terms, tool.link, `${site}${tool.path}`],
  ]);
  const sample = sampleText(brief);
  return [head, ...rows, ...(sample === '' ? [] : [[sample]])].map(csvLine).join('');
}

function briefMarkdown(brief: Brief, site: string): string {
  const { total, rights, unpriced, tasks } = brief;
  const shared = sharedJobs(tasks).map(({ title, names }) => `${title} (${names.map(plain).join(', ')})`);
  const sample = sampleText(brief);
  const mark = total.unconfirmed.length > 0 ? UNCONFIRMED_MARK : '';
  return [
    `# ${plain(brief.title)}`,
    ...(brief.byName === '' ? [] : [`By ${plain(brief.byName)}`]),
    ...(brief.intro === '' ? [] : [plain(brief.intro)]),
    [
      `* Monthly total: ${amountText(total.monthlyAmount)}${mark}`,
      `* ${plain(paidWorkSumText(total.paidWork))}`,
      ...rights.map((count) => `* ${plain(rightsText(count))}`),
      ...(unpriced === '' ? [] : [`* ${plain(unpriced)}`]),
      ...(shared.length > 0 ? [`* Done by several: ${shared.join('; ')}`] : []),
      ...(tasks.covered.length > 0 ? [`* Jobs covered: ${tasks.covered.map(({ title }) => title).join('; ')}`] : []),
      ...(tasks.deskJobs.all === 0 ? [] : [`* ${deskJobsText(tasks)}`]),
    ].join('\n'),
    ...brief.tools.flatMap((tool, index) => [
      `## ${index + 1}. [${plain(tool.name)}](${site}${tool.path})`,
      ...(tool.note === '' ? [] : [`> ${plain(tool.note)}`]),
      `${plain(tool.description)} Take it for: ${plain(tool.use)}. Skip it if ${plain(tool.skipItIf)}.`,
      ...(tool.status === '' ? [] : [`**Status:** ${plain(tool.status)}`]),
      tool.facts.map(factLine).join('\n'),
      ...(tool.terms === '' ? [] : [plain(tool.terms)]),
    ]),
    ...(sample === '' ? [] : [`**${sample}**`]),
    `_${plain(briefFoot(brief))}_`,
  ]
    .join('\n\n')
    .concat('\n');
}

function factLine({ title, value, standing, source, copy }: BriefFact): string {
  const behind = [standing, source === null ? '' : `<${source}>`, copy === null ? '' : `read in the copy <${copy}>`]
    .filter((part) => part !== '')
    .join(', ');
  return `* **${title}:** ${plain(value)}${behind === '' ? '' : ` (${behind})`}`;
}

/** Keeps a text letter for letter what it is, on one line. */
function plain(text: string): string {
  return text.replace(/[\\`*_[\]<>|#]/g, '\\$&').replace(/\s+/g, ' ');
}

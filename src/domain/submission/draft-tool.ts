import type { Vocabulary } from '#domain/tool/categories.schema.ts';
import { type ColumnName, columns } from '#domain/tool-csv/columns.ts';
import { type ReadRow, readRow } from '#domain/tool-csv/read-row.ts';
import type { Submission } from './submission.ts';
import type { SubmissionCategory } from './submission-words.ts';

/** A catalogue entry as an editor fills it in: one text for each column of an upload; a list has one value in each line. */
export type ToolDraft = Record<ColumnName, string>;

/** Our words for what senders choose; where none fits the editor says it. */
const ours: Record<SubmissionCategory, { category: string; badge: string }> = {
  'Image Generation': { category: 'AI image generation', badge: 'Image' },
  'Video Generation': { category: 'video AI', badge: 'Video' },
  'Text Generation': { category: 'marketing copy generator', badge: 'Copy' },
  'Audio Generation': { category: 'audio and music', badge: 'Audio' },
  'Code Generation': { category: 'web and prototyping', badge: '' },
  Design: { category: 'design assistant', badge: 'Design' },
  Productivity: { category: 'workspace assistant', badge: 'Assistant' },
  Marketing: { category: 'content generation', badge: 'Content' },
  Other: { category: '', badge: '' },
};

/** What a submission already says of the entry that it would become. Facts that nobody has read stay empty. */
export function draftTool({ toolName, category, website, description, pricing }: Submission): ToolDraft {
  const empty = Object.fromEntries(columns.map(({ name }) => [name, ''])) as ToolDraft;
  const words = Object.hasOwn(ours, category) ? ours[category as SubmissionCategory] : ours.Other;
  return {
    ...empty,
    name: toolName,
    category: words.category,
    badge: words.badge,
    link: website,
    description: description.replace(/\s+/g, ' '),
    standard_pricing: pricing,
  };
}

/** Reads a filled-in draft by the rules of every upload, or says what each column needs. */
export function readDraft(draft: Readonly<Record<string, string>>, vocabulary: Vocabulary): ReadRow {
  const values = columns.map(({ name, list }) => {
    const text = draft[name] ?? '';
    return [name, list ? text.split('\n').filter((line) => line.trim() !== '') : text] as const;
  });
  return readRow(1, new Map(values), vocabulary);
}

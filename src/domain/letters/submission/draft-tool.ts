import type { Tool } from '#domain/tool/tool.schema.ts';
import { jobOf } from './check-submission.ts';
import type { Submission, SubmissionCategory } from './submission.ts';

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

/**
 * What a submission already says of the entry that it would become. Facts that nobody has read stay empty: what a sender writes
 * of the price stands beside the form. A job that
 * is no task of ours is for the editor to read.
 * @param tasks all there are, by title
 */
export function draftTool(
  submission: Submission,
  tasks: readonly { slug: string; title: string }[],
): Pick<Tool, 'name' | 'category' | 'badge' | 'link' | 'description' | 'tasks'> {
  const { toolName, category, website, description } = submission;
  const words = Object.hasOwn(ours, category) ? ours[category as SubmissionCategory] : ours.Other;
  const job = jobOf(submission)?.toLowerCase();
  const task = tasks.find(({ title }) => title.toLowerCase() === job);
  return {
    name: toolName,
    category: words.category,
    badge: words.badge,
    link: website,
    description: description.replace(/\s+/g, ' '),
    tasks: task ? [{ task: task.slug, fit: 'made for', note: '' }] : [],
  };
}

import { isFreeToUse } from '#domain/tool/price.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { Recommendation, ToolPick } from './recommend-tools.ts';

/** A pick as a list tells it: the tool's own facts with what it does of what was asked. */
export type Told = Pick<Tool, 'id' | 'name' | 'rights' | 'freeUse' | 'pricing'> &
  Pick<ToolPick, 'jobs' | 'reasons' | 'misfits' | 'isByTurn'>;

/** Picks that stand out. */
export const LEADS = 3;
/** A list as short as this shares everything by chance. */
const SHARING_AT_LEAST = 3;
/** Share of the picks from which on something is said once for most of them. */
const MOST = 0.6;
const SHOWN_APART = 2;

/** What the picks of a list have in common: said once above instead of on each. */
export interface Shared {
  /** What every pick has. */
  all: string[];
  /** What most of those have that are there by their points; the others say on their cards what they have instead. */
  most: string[];
}

/** Said once above a list. Jobs are told one by one and never shared. */
export function sharedWords(picks: readonly Pick<Told, 'reasons' | 'isByTurn'>[]): Shared {
  const counted = picks.filter(({ isByTurn }) => !isByTurn);
  const texts = new Set(
    counted.flatMap(({ reasons }) =>
      reasons.filter(({ code }) => code !== 'task' && code !== 'words').map(({ text }) => text),
    ),
  );
  const shared: Shared = { all: [], most: [] };
  if (counted.length < SHARING_AT_LEAST) return shared;
  for (const text of texts) {
    const has = ({ reasons }: Pick<Told, 'reasons'>) => reasons.some((reason) => reason.text === text);
    if (picks.every(has)) shared.all.push(text);
    else if (counted.filter(has).length / counted.length >= MOST) shared.most.push(text);
  }
  return shared;
}

/** What sets a pick apart from the others besides its jobs and its price: reasons that not all have, weightiest first. */
export function apartWords({ reasons }: Pick<Told, 'reasons'>, { all, most }: Shared): string[] {
  return reasons
    .filter(
      ({ code, text }) =>
        code !== 'task' && code !== 'words' && code !== 'budget' && !all.includes(text) && !most.includes(text),
    )
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, SHOWN_APART)
    .map(({ text }) => text);
}

/** The rights that not all picks have alike, in words; nothing when they are all the same. */
export function rightsApart({ rights }: Pick<Told, 'rights'>, picks: readonly Pick<Told, 'rights'>[]): string[] {
  const differs = (value: (other: Pick<Told, 'rights'>) => string) => new Set(picks.map(value)).size > 1;
  return [
    ...(differs((one) => one.rights.commercialUse) ? [paidWorkWords[rights.commercialUse]] : []),
    ...(differs((one) => one.rights.trainsOnUploads) ? [trainingWords[rights.trainsOnUploads]] : []),
  ];
}

const paidWorkWords: Record<Tool['rights']['commercialUse'], string> = {
  yes: 'paid work allowed',
  no: 'no paid work',
  depends: 'paid work on some plans or terms',
  'maker silent': 'maker silent on paid work',
  'not read': 'paid work: terms not read yet',
};
const trainingWords: Record<Tool['rights']['trainsOnUploads'], string> = {
  yes: 'learns from your uploads',
  no: 'does not learn from your uploads',
  depends: 'may learn from your uploads',
  'maker silent': 'maker silent on training',
  'not read': 'training: terms not read yet',
};

/** One sentence on which of the first three to take when: each for a job that the others before it are not named for. */
export function decisionSentence(picks: readonly Told[]): string | null {
  const leads = picks.slice(0, LEADS);
  const named = new Set<string>();
  const parts = leads.flatMap((pick): string[] => {
    const job =
      pick.jobs.find(({ task, fit }) => !named.has(task) && fit !== 'can') ??
      pick.jobs.find(({ task }) => !named.has(task));
    if (!job) {
      const when = differenceOf(pick, leads);
      return when ? [`${pick.name} when ${when}`] : [];
    }
    named.add(job.task);
    return [`${pick.name} to ${job.title.charAt(0).toLowerCase()}${job.title.slice(1)}`];
  });
  if (parts.length < Math.min(2, leads.length)) return null;
  return parts.length === 0 ? null : `Take ${new Intl.ListFormat('en', { style: 'long' }).format(parts)}.`;
}

/** What only this one of a few has; null when nothing tells it apart. */
function differenceOf(pick: Told, among: readonly Told[]): string | null {
  const isOnly = (has: (one: Told) => boolean) => has(pick) && among.every((other) => other === pick || !has(other));
  if (isOnly(isFreeToUse)) return 'it must cost nothing';
  if (isOnly(({ rights }) => rights.indemnity === 'yes' || rights.indemnity === 'depends')) return 'a lawyer asks';
  if (isOnly(({ rights }) => rights.trainsOnUploads === 'no')) return 'nothing may be learned from your files';
  return null;
}

/** What the heading says beside the product's own words: honest when the best is only a compromise. */
export function verdictOf(fit: Recommendation['fit'], first: Pick<Told, 'name' | 'misfits'> | undefined): string {
  if (fit === 'good') return 'These fit what you asked for.';
  const but = first?.misfits[0]?.text;
  const because = but ? ` ${first.name} first: ${but.charAt(0).toLowerCase()}${but.slice(1)}.` : '';
  return fit === 'partial'
    ? `Perfect is too much said: the best of these is a compromise, because no tool does all of it.${because}`
    : `Not perfect at all: little in our catalogue fits this combination, and these only come nearest.${because}`;
}

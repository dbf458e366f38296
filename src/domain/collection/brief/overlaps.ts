import { capitalNumber, numberWord } from '#domain/text/number-word.ts';
import { jobNamed } from '#domain/tool/job-doing.ts';
import { markedAmount, paidWorkMonth, paidWorkTotal, type Summed } from '#domain/tool/plan/saved-total.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { type Doing, doersAmong } from './task-cover.ts';

/** Tools of a list that do one job well, which at least one of them is there for first. */
interface Overlap {
  /** Slug of the job. */
  task: string;
  /** Sorted. */
  names: readonly string[];
  /** Those of them whose first job it is; sorted. */
  first: readonly string[];
}

type Overlapping = Doing & { status: Pick<Tool['status'], 'state'> };

/**
 * The first jobs of the tools that others of the list are made for or good at too, the fullest first. What shares a category
 * alone shares no job: an upscaler is no image generator. What has shut down does nothing.
 */
export function overlapsOf(tools: readonly Overlapping[]): Overlap[] {
  const living = tools
    .filter(({ status }) => status.state !== 'shut down')
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  const doing = doersAmong(living);
  return [...Map.groupBy(living, firstJob)]
    .flatMap(([task, own]) => {
      const names = doing.get(task) ?? [];
      return names.length > 1 ? [{ task, names, first: own.map(({ name }) => name) }] : [];
    })
    .sort((one, other) => other.names.length - one.names.length || one.task.localeCompare(other.task, 'en'));
}

/** 'Three make images from text' */
export function overlapTitle({ task, names }: Pick<Overlap, 'task' | 'names'>): string {
  return `${capitalNumber(names.length)} ${jobNamed(task)}`;
}

/**
 * What an overlap asks of its owner: 'Do you need both? Udio costs $12; without it you pay $20.' The dearest in paid work of those
 * who are there for that job first is named, where what each of them costs is known and it costs something.
 */
export function overlapAdvice(
  tools: readonly (Summed & Overlapping)[],
  { names, first }: Pick<Overlap, 'names' | 'first'>,
): string {
  const question = names.length === 2 ? 'Do you need both?' : `Do you need all ${numberWord(names.length)}?`;
  const costs = tools.filter(({ name }) => first.includes(name)).map((tool) => ({ tool, amount: paidWorkMonth(tool) }));
  const [dearest] = costs.toSorted((one, other) => (other.amount ?? 0) - (one.amount ?? 0));
  if (!dearest?.amount || costs.some(({ amount }) => amount === null)) return question;
  const price = markedAmount(paidWorkTotal([dearest.tool]));
  const rest = markedAmount(paidWorkTotal(tools.filter((tool) => tool !== dearest.tool)));
  return `${question} ${dearest.tool.name} costs ${price}; without it you pay ${rest}.`;
}

/** What a tool is there for before all else; what it merely can is no such job. */
function firstJob({ tasks: [first] }: Doing): string {
  return first && first.fit !== 'can' ? first.task : '';
}

import { confirmedFacts } from '#domain/tool/evidence/evidence.ts';
import type { Department, Goal } from '#domain/tool/audience.ts';
import { taskWeightAt } from '#domain/tool/fit-weight.ts';
import type { Fit } from '#domain/tool/tool-words.ts';
import { paidWorkOf } from '#domain/tool/plan/on-some-plan.ts';
import { isFreeToUse, monthlyAmount } from '#domain/tool/plan/price.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { type Askable, grantedBy } from './rights-words.ts';
import { statedStems, stemOf, tellingWords, wordsOf } from './words.ts';

/** What the search reads of a tool. Nothing about money paid to us is among it: there is no such field. */
export interface SearchTool {
  id: number;
  name: string;
  maker: string;
  /** Older names, model names and other names under which people look for it. */
  names: readonly string[];
  /** Its tasks in its own order: the first is what it is for. */
  tasks: readonly { task: string; fit: Fit }[];
  /** Its kinds, desks and goals, for what is near to it; empty in a catalogue too large to send them. */
  category: string;
  departments: readonly Department[];
  goals: readonly Goal[];
  /** What it answers with yes when rights or place are asked for. */
  granted: readonly Askable[];
  /** Useful without paying. */
  isFree: boolean;
  /** US dollars a month; null without a public price by time. */
  monthly: number | null;
  isAlive: boolean;
  /** The tool to take instead, when this one is shut down. */
  replacedBy: number | null;
  /** No plan of it permits paid work, and its maker says so. */
  isPaidWorkBarred: boolean;
  /** Facts confirmed in the maker's own words. */
  confirmed: number;
  /** The editors' choice. */
  isPick: boolean;
  /** Distinct telling stems of its category and texts, and what they say is not there; empty in a catalogue too large to send them. */
  words: string;
}

/** The fields that the search is made from: the type that proves what the order can read. */
type Searchable = Pick<
  Tool,
  | 'id'
  | 'name'
  | 'maker'
  | 'alsoKnownAs'
  | 'tasks'
  | 'rights'
  | 'ethicallyTrained'
  | 'freeUse'
  | 'pricing'
  | 'priceOfYes'
  | 'plans'
  | 'baseRights'
  | 'standardPricing'
  | 'status'
  | 'evidence'
  | 'yakPick'
  | 'category'
  | 'departments'
  | 'goals'
  | 'description'
  | 'idealUseCases'
  | 'pros'
>;

/** Other names of a tool that are sent in a large catalogue. */
const NAMES_IN_LARGE = 1;

/** What the search reads of a tool. @param withWords false leaves its texts out, for a catalogue that would be too large to send */
export function searchTool(tool: Searchable, withWords = true): SearchTool {
  return {
    id: tool.id,
    name: tool.name,
    maker: tool.maker,
    names: withWords ? tool.alsoKnownAs : tool.alsoKnownAs.slice(0, NAMES_IN_LARGE),
    tasks: tool.tasks.map(({ task, fit }) => ({ task, fit })),
    category: withWords ? tool.category : '',
    departments: withWords ? tool.departments : [],
    goals: withWords ? tool.goals : [],
    granted: grantedBy(tool),
    isFree: isFreeToUse(tool),
    monthly: monthlyAmount(tool.pricing),
    isAlive: tool.status.state !== 'shut down',
    replacedBy: tool.status.replacedBy,
    isPaidWorkBarred: paidWorkOf(tool) === 0,
    confirmed: confirmedFacts(tool),
    isPick: tool.yakPick !== null,
    words: withWords ? wordsAbout(tool) : '',
  };
}

/** How much a task counts for a tool: by fit, and a little by its place among the tool's own tasks. */
export function taskWeight({ tasks }: Pick<SearchTool, 'tasks'>, slug: string): number {
  const place = tasks.findIndex(({ task }) => task === slug);
  const own = tasks[place];
  return own ? taskWeightAt(own.fit, place) : 0;
}

function wordsAbout({ category, description, idealUseCases, pros, tasks }: Searchable): string {
  const texts = [category, description, idealUseCases, ...pros, ...tasks.map(({ note }) => note)].join(' ');
  const words = wordsOf(texts);
  return [...new Set([...tellingWords(words).map(stemOf), ...statedStems(words)])].join(' ');
}

import { upperFirst } from '#domain/text/first-letter.ts';
import { articleFields } from '#domain/teaching/article.record.ts';
import { dropFields } from '#domain/drop/drop.record.ts';
import type { DocumentKind } from '#domain/record/document-words.ts';
import { lessonFields } from '#domain/teaching/lesson.record.ts';
import type { FieldTable } from '#domain/record/record-field.ts';
import { taskFields } from '#domain/task/task.record.ts';
import { factTitles } from '#domain/tool/evidence/evidence.ts';
import type { Plan, PlanRight } from '#domain/tool/plan/plan.schema.ts';
import { type PlanRightName, planRightNames, planRightTitles } from '#domain/tool/plan/plan-words.ts';
import { planLine, priceList } from '#domain/tool/plan/price-list.ts';
import { toolFields } from '#domain/tool/tool.record.ts';
import type { Witness } from '#domain/tool/evidence/source.schema.ts';

/** Places that are no field: what follows from plans, and what every change has. */
const otherTitles: Record<string, string> = {
  pricing: 'Price',
  standardPricing: 'Price list',
  freeUse: 'Useful without paying',
  'rights.commercialUse': 'Commercial use',
  'rights.trainsOnUploads': 'Trains on your uploads',
  'rights.indemnity': 'Indemnity',
  reason: 'Why',
  state: 'Where it stands',
  showsOn: 'Shown from',
};

const tables: Record<DocumentKind | 'tool', FieldTable> = {
  article: articleFields,
  lesson: lessonFields,
  task: taskFields,
  drop: dropFields,
  tool: toolFields,
};
/** A title of one kind of record is no field of another without it. */
const fields: FieldTable = Object.assign({}, ...Object.values(tables));

/** Parts of a source as their fields are called. */
const sourceParts: Record<string, string> = {
  source: 'its page',
  kind: 'its kind',
  quote: 'its words',
  readOn: 'the day it was read',
  pageDate: 'the page’s own date',
};

/** Parts of plans and rights as their fields are called. */
const planParts: Record<string, string> = {
  price: 'price',
  priceYearly: 'price by the year',
  closedToNew: 'closed to new',
  minimumPeople: 'fewest people',
  variesBy: 'what it varies by',
  perPerson: 'per person',
  amountUSD: 'dollars of revenue',
  inShort: 'in short',
  page: 'its page',
  copy: 'its copy',
  readOn: 'the day it was read',
  pageDate: 'the page’s own date',
};

/** A place of a tool or document as the desk names it: 'Price', 'Source of “Price”, its words', 'Tasks 2, note'. */
export function fieldTitle(field: string): string {
  const [group = '', name, ...parts] = field.split('.');
  if (group === 'sources' && name !== undefined) return [`Source “${name}”`, ...parts.map(partTitle)].join(', ');
  if (group === 'baseRights' && name !== undefined) return rightTitle(name, 'every plan', parts);
  if (group === 'plans' && name !== undefined)
    return parts[0] === 'rights' && parts[1] !== undefined
      ? rightTitle(parts[1], `plan ${Number(name) + 1}`, parts.slice(2))
      : [`Plan ${Number(name) + 1}`, ...parts.map(partTitle)].join(', ');
  const [, fact, part] = /^evidence\.(\w+)(?:\.(\w+))?$/.exec(field) ?? [];
  if (fact !== undefined)
    return `Source of “${factTitles[fact as keyof typeof factTitles] ?? fact}”${part ? `, ${sourceParts[part] ?? part}` : ''}`;
  const [, list, place, inside] = /^(\w+)\.(\d+)(?:\.(.+))?$/.exec(field) ?? [];
  if (list !== undefined) return `${fieldTitle(list)} ${Number(place) + 1}${inside ? `, ${inside}` : ''}`;
  return otherTitles[field] ?? fields[field]?.title ?? upperFirst(field);
}

function rightTitle(name: string, on: string, inside: readonly string[]): string {
  return [`${planRightTitles[name as PlanRightName] ?? name} on ${on}`, ...inside.map(partTitle)].join(', ');
}

/** Part of a place; lists are counted from 1. */
function partTitle(part: string): string {
  return /^\d+$/.test(part) ? String(Number(part) + 1) : (planParts[part] ?? part);
}

/** One place before and after, as the desk shows it. */
interface ShownChange {
  title: string;
  before: string;
  after: string;
}

/** A change in words; of plans only what is another now, a plan as its price line, a right as 'Paid work on Standard'. */
export function shownChanges({
  field,
  before,
  after,
}: {
  field: string;
  before?: unknown;
  after?: unknown;
}): ShownChange[] {
  if (field !== 'plans' || !isPlans(before) || !isPlans(after))
    return [{ title: fieldTitle(field), before: fieldText(before), after: fieldText(after) }];
  const names = [...new Set([...after, ...before].map(({ name }) => name))];
  const lines = names.flatMap((name) => planChanges(name, planOf(before, name), planOf(after, name)));
  const order = (plans: readonly Plan[]) => plans.map(({ name }) => name).join(', ');
  return lines.length > 0 ? lines : [{ title: 'Order of the plans', before: order(before), after: order(after) }];
}

function planChanges(name: string, before: Plan | undefined, after: Plan | undefined): ShownChange[] {
  const line = (plan: Plan | undefined) => (plan ? planLine(plan) : 'nothing');
  const rights = planRightNames.map((right) => ({
    title: `${planRightTitles[right]} on ${name}`,
    before: fieldText(before?.rights[right]),
    after: fieldText(after?.rights[right]),
  }));
  const words = ({ closedToNew, price, priceYearly }: Plan) =>
    fieldText([...(closedToNew?.evidence ?? []), ...(price?.evidence ?? []), ...(priceYearly?.evidence ?? [])]);
  const terms = ({ price, priceYearly, isTrial }: Plan) =>
    fieldText([price, priceYearly].map((one) => one && { ...one, evidence: [] })) + (isTrial ? ', a trial' : '');
  const parts = [
    { title: `Plan ${name}`, before: line(before), after: line(after) },
    ...(before && after && line(before) === line(after)
      ? [{ title: `Price of ${name}`, before: terms(before), after: terms(after) }]
      : []),
    {
      title: `Words on the price of ${name}`,
      before: before ? words(before) : 'nothing',
      after: after ? words(after) : 'nothing',
    },
    { title: `What ${name} brings`, before: fieldText(before?.includes), after: fieldText(after?.includes) },
    ...rights,
  ];
  return parts.filter((part) => part.before !== part.after);
}

function planOf(plans: readonly Plan[], name: string): Plan | undefined {
  return plans.find((plan) => plan.name === name);
}

function isPlans(value: unknown): value is Plan[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null && 'rights' in one);
}

/** What stands at a place, in one line: groups by part, lists by comma; a plan as its price line, words with their source. */
export function fieldText(value: unknown): string {
  if (isPlans(value) && value.length > 0) return priceList(value);
  if (isWords(value)) return `“${value.quote}” (${value.source})`;
  if (isRight(value)) {
    const words = value.evidence.map(fieldText).join(' ');
    const said = [value.answer, value.condition, value.inShort && `in short “${value.inShort}”`];
    return [said.filter(Boolean).join(', '), words].filter(Boolean).join(': ');
  }
  if (value === null || value === undefined || value === '') return 'nothing';
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.map(fieldText).join('; ');
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .filter(([, part]) => part !== null && part !== '')
    .map(([name, part]) => `${name}: ${fieldText(part)}`)
    .join(', ');
}

function isWords(value: unknown): value is Witness {
  return typeof value === 'object' && value !== null && 'quote' in value && 'source' in value && !('readOn' in value);
}

function isRight(value: unknown): value is PlanRight {
  return typeof value === 'object' && value !== null && 'answer' in value && 'evidence' in value;
}

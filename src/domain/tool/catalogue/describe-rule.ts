import { andList, orList } from '#domain/text/list-text.ts';
import type { ListingRule } from './listing.schema.ts';
import { type Criterion, filterGroups, useCases } from './filter-criteria.ts';

const budgetWords = {
  free: 'nothing',
  low: '$1–50 a month',
  medium: '$50–200 a month',
  high: '$200 or more a month',
} as const;
const levelWords = { beginner: 'beginners', intermediate: 'intermediate users', advanced: 'advanced users' } as const;
const sizeWords = { solo: 'one person', small: 'small teams', large: 'large teams' } as const;
const goalWords = {
  'content-creation': 'content',
  'design-visual': 'design',
  automation: 'automation',
  analysis: 'analysis',
} as const;
const factWords = {
  price: 'the price',
  freeUse: 'the free use',
  commercialUse: 'commercial use',
  trainsOnUploads: 'training on uploads',
  indemnity: 'indemnity',
  ethics: 'the training data',
  status: 'the status',
} as const;
const stateWords = { active: 'active', watch: 'changing', acquired: 'acquired', 'shut down': 'shut down' } as const;
const criterionWords = Object.fromEntries(
  filterGroups.flatMap((group) => group.criteria.map(({ id, label }) => [id, label.toLowerCase()])),
);

/**
 * A rule in words, one demand per entry, in a fixed order: what the reader sees is made from what chose the tools, so
 * the two cannot differ. The last entry is about the tool's state.
 */
export function describeRule(rule: ListingRule): string[] {
  const demands = [
    rule.categories && `the category is ${orList(rule.categories)}`,
    rule.badges && `the badge is ${orList(rule.badges)}`,
    rule.departments && `it is for ${orList(rule.departments)} people`,
    rule.goals && `it serves ${orList(rule.goals.map((goal) => goalWords[goal]))}`,
    rule.budgets && `working with it costs ${orList(rule.budgets.map((budget) => budgetWords[budget]))}`,
    rule.experienceLevels &&
      `${orList(rule.experienceLevels.map((level) => levelWords[level]))} can use it from the first day`,
    rule.teamSizes && `it suits ${orList(rule.teamSizes.map((size) => sizeWords[size]))}`,
    ...describeCriteria(rule.criteria ?? []),
    rule.commercialUse &&
      `commercial use: ${orList(rule.commercialUse)}${boundedIf(rule.commercialUse, 'yes', 'limits')}`,
    rule.trainsOnUploads &&
      `trains on your uploads: ${orList(rule.trainsOnUploads)}${boundedIf(rule.trainsOnUploads, 'no', 'exceptions')}`,
    rule.indemnity && `indemnity: ${orList(rule.indemnity)}`,
    rule.confirmedFacts &&
      `the maker’s own words on ${andList(rule.confirmedFacts.map((fact) => factWords[fact]))} have been read`,
    rule.states ? `it is ${orList(rule.states.map((state) => stateWords[state]))}` : 'it is not shut down',
  ];
  return demands.filter((demand) => demand !== undefined);
}

/** What a good answer that is asked for may hang on: it is listed all the same. */
function boundedIf(answers: readonly string[], good: string, by: string): string {
  return answers.includes(good) ? `, or ${good} with ${by}` : '';
}

/** What the paid filters demand: a use case is a job that the tool is made for or good at, the rest are facts. */
function describeCriteria(criteria: readonly Criterion[]): (string | undefined)[] {
  const isUseCase = (criterion: Criterion) => (useCases as readonly Criterion[]).includes(criterion);
  const words = (of: readonly Criterion[]) => orList(of.map((criterion) => criterionWords[criterion] ?? criterion));
  const [jobs, facts] = [criteria.filter(isUseCase), criteria.filter((criterion) => !isUseCase(criterion))];
  if (jobs.length > 0 && facts.length > 0)
    return [`it is made for or good at ${words(jobs)}, or the filters count it as ${words(facts)}`];
  return [
    jobs.length > 0 ? `it is made for or good at ${words(jobs)}` : undefined,
    facts.length > 0 ? `the filters count it as ${words(facts)}` : undefined,
  ];
}

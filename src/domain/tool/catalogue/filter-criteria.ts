import { isOnSomePlan } from '#domain/tool/plan/on-some-plan.ts';
import { isFreeToUse } from '#domain/tool/plan/price.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';

/** The catalogue's filter criteria by group, in the order of the panel, which shows first what is open to everybody. */
export const filterGroups = [
  {
    id: 'use-case',
    title: 'Use cases',
    criteria: [
      { id: 'storyboarding', label: 'Storyboarding' },
      { id: 'aesthetic-templates', label: 'Aesthetic templates' },
      { id: 'product-mocks', label: 'Product mocks' },
      { id: 'cinematic-storytelling', label: 'Cinematic storytelling' },
      { id: 'video-generation', label: 'Video generation' },
      { id: 'image-generation', label: 'Image generation' },
      { id: 'restoring-quality', label: 'Restoring quality' },
      { id: 'style-training', label: 'Style training' },
      { id: 'character-creation', label: 'Character creation' },
    ],
  },
  {
    id: 'pricing',
    title: 'Pricing',
    criteria: [
      { id: 'under-10', label: 'Under $10' },
      { id: '10-to-20', label: '$10-$20' },
      { id: 'over-20', label: 'Over $20' },
    ],
  },
  {
    id: 'experience',
    title: 'Experience level',
    criteria: [
      { id: 'beginner', label: 'Beginner' },
      { id: 'intermediate', label: 'Intermediate' },
      { id: 'advanced', label: 'Advanced' },
    ],
  },
  {
    id: 'ethics',
    title: 'Ethically trained',
    criteria: [
      { id: 'ethical-yes', label: 'Yes' },
      { id: 'ethical-no', label: 'No' },
    ],
  },
  {
    id: 'rights',
    title: 'Rights and free plan',
    criteria: [
      { id: 'paid-work', label: 'Paid work allowed, on some plan at least' },
      { id: 'uploads-safe', label: 'Does not learn from uploads' },
      { id: 'indemnity', label: 'Indemnity, on some plan at least' },
      { id: 'free-plan', label: 'Free plan' },
    ],
  },
] as const;

/** The group that everybody may filter by, signed out too; the others are an advanced filter. */
const OPEN_GROUP = 'rights';

export type Criterion = (typeof filterGroups)[number]['criteria'][number]['id'];

/** The use cases: what a task may belong to. */
export const useCases = filterGroups[0].criteria.map(({ id }) => id);
export type UseCase = (typeof useCases)[number];

/** The use case of each task that belongs to one, by the task's slug. */
export type UseCasesByTask = ReadonlyMap<string, UseCase>;

/** Every criterion, in the order of its group. */
export const criteria: readonly Criterion[] = filterGroups.flatMap((group) => group.criteria.map(({ id }) => id));

const openCriteria: ReadonlySet<Criterion> = new Set(
  filterGroups.flatMap((group) => (group.id === OPEN_GROUP ? group.criteria.map(({ id }) => id) : [])),
);

/** Whether everybody may filter by it. */
export function isOpenCriterion(criterion: Criterion): boolean {
  return openCriteria.has(criterion);
}

/** The fields of a tool that filters read. */
type Filterable = Pick<
  Tool,
  | 'description'
  | 'pricing'
  | 'freeUse'
  | 'rights'
  | 'plans'
  | 'baseRights'
  | 'priceOfYes'
  | 'ethicallyTrained'
  | 'tasks'
> & {
  experienceLevel: readonly string[];
};

/** Keywords of each use case, looked for in the lower-cased description of a tool without tasks. */
const keywords: Record<UseCase, readonly string[]> = {
  storyboarding: ['storyboard'],
  'aesthetic-templates': ['template', 'aesthetic'],
  'product-mocks': ['mockup', 'product'],
  'cinematic-storytelling': ['cinematic', 'storytelling'],
  'video-generation': ['video generation', 'generate video'],
  'image-generation': ['image generation', 'generate image'],
  'restoring-quality': ['restore', 'enhance'],
  'style-training': ['style', 'training'],
  'character-creation': ['character', 'avatar'],
};

/**
 * Whether a tool matches one criterion. A tool with tasks serves a use case when it is made for, or good at, a task of it;
 * for one without (an upload without the column) the words of its description decide. An unknown price, and one
 * in another currency than dollars, is in no price box,
 * and a right that nobody has read, or that its maker does not speak of, is granted by nobody.
 */
export function matchesCriterion(tool: Filterable, criterion: Criterion, useCasesByTask: UseCasesByTask): boolean {
  const dollars = tool.pricing.currency === undefined ? tool.pricing.amount : null;
  switch (criterion) {
    case 'under-10':
      return dollars !== null && dollars > 0 && dollars < 10;
    case '10-to-20':
      return dollars !== null && dollars >= 10 && dollars <= 20;
    case 'over-20':
      return dollars !== null && dollars > 20;
    case 'beginner':
    case 'intermediate':
    case 'advanced':
      return tool.experienceLevel.some((level) => level.toLowerCase().includes(criterion));
    case 'ethical-yes':
      return isEthicallyTrained(tool);
    case 'ethical-no': {
      const ethics = tool.ethicallyTrained.toLowerCase();
      return ethics === 'no' || ethics.includes('not ethically');
    }
    case 'paid-work':
      return tool.priceOfYes !== null || tool.rights.commercialUse === 'yes';
    case 'uploads-safe':
      return tool.rights.trainsOnUploads === 'no';
    case 'indemnity':
      return isOnSomePlan(tool, 'indemnity');
    case 'free-plan':
      return isFreeToUse(tool);
    default:
      return servesUseCase(tool, criterion, useCasesByTask);
  }
}

/** Whether the maker says that its training data was licensed or its own. */
export function isEthicallyTrained({ ethicallyTrained }: Pick<Filterable, 'ethicallyTrained'>): boolean {
  const ethics = ethicallyTrained.toLowerCase();
  return ethics === 'yes' || ethics.includes('ethically trained');
}

function servesUseCase({ tasks, description }: Filterable, useCase: UseCase, useCasesByTask: UseCasesByTask): boolean {
  if (tasks.length > 0) return tasks.some(({ task, fit }) => fit !== 'can' && useCasesByTask.get(task) === useCase);
  const words = description.toLowerCase();
  return keywords[useCase].some((keyword) => words.includes(keyword));
}

/** How many tools match each criterion by itself. */
export function countMatches(tools: readonly Filterable[], useCasesByTask: UseCasesByTask): Record<Criterion, number> {
  return Object.fromEntries(
    criteria.map((criterion) => [
      criterion,
      tools.filter((tool) => matchesCriterion(tool, criterion, useCasesByTask)).length,
    ]),
  ) as Record<Criterion, number>;
}

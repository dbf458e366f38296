import type { Tool } from '#domain/tool/tool.schema.ts';

/** The catalogue's filter criteria by group, in the order of the panel. */
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
] as const;

export type Criterion = (typeof filterGroups)[number]['criteria'][number]['id'];

/** Every criterion, in the order of the panel. */
export const criteria: readonly Criterion[] = filterGroups.flatMap((group) => group.criteria.map(({ id }) => id));

/** The fields of a tool that filters read. */
export type Filterable = Pick<Tool, 'description' | 'pricing' | 'ethicallyTrained'> & {
  experienceLevel: readonly string[];
};

/** Keywords of each use case, looked for in the lower-cased description. */
const keywords: Partial<Record<Criterion, readonly string[]>> = {
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

/** Whether a tool matches one criterion. */
export function matchesCriterion(tool: Filterable, criterion: Criterion): boolean {
  const { amount } = tool.pricing;
  const ethics = tool.ethicallyTrained.toLowerCase();
  switch (criterion) {
    case 'under-10':
      return amount !== null && amount > 0 && amount < 10;
    case '10-to-20':
      return amount !== null && amount >= 10 && amount <= 20;
    case 'over-20':
      return amount !== null && amount > 20;
    case 'beginner':
    case 'intermediate':
    case 'advanced':
      return tool.experienceLevel.some((level) => level.toLowerCase().includes(criterion));
    case 'ethical-yes':
      return ethics === 'yes' || ethics.includes('ethically trained');
    case 'ethical-no':
      return ethics === 'no' || ethics.includes('not ethically');
    default: {
      const description = tool.description.toLowerCase();
      return (keywords[criterion] ?? []).some((keyword) => description.includes(keyword));
    }
  }
}

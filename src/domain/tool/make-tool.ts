import type { Tool } from '#domain/tool/tool.schema.ts';

/** A valid tool for tests; say only what the test is about. */
export function makeTool(fields: Partial<Tool> = {}): Tool {
  const unread = { source: null, checkedOn: null };
  return {
    id: 1,
    slug: 'some-tool',
    name: 'Some Tool',
    description: 'Makes pictures of places that do not exist, for boards and first drafts.',
    icon: null,
    badge: 'Image',
    category: 'AI image generation',
    link: 'https://example.com/',
    pros: ['Draws quickly', 'Reads long prompts', 'Keeps a look'],
    cons: ['Cannot spell', 'Forgets hands'],
    yakOpinion: 'We would use it for boards and nothing a client keeps. '.repeat(5),
    skipItIf: 'you need vector files',
    pricing: { amount: 10, period: 'month', details: 'One seat.' },
    standardPricing: 'From $10/month',
    teamSizes: ['solo'],
    experienceLevel: ['beginner'],
    departments: ['creative'],
    goals: ['design-visual'],
    budgetRange: 'low',
    ethicallyTrained: '',
    idealUseCases: 'Boards and first drafts',
    rights: { commercialUse: 'yes', trainsOnUploads: 'not stated', indemnity: 'not stated' },
    status: { state: 'active', note: '', since: null, replacedBy: null },
    facts: { pricing: unread, rights: unread, ethics: unread, status: unread },
    ...fields,
  };
}

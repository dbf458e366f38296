import { toolOf } from '#domain/tool/evidence/derive-facts.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { laterFields } from '#domain/tool/later-fields.ts';

/** A tool of which nothing is said yet. */
export function emptyTool(id: number, slug: string): Tool {
  return toolOf({
    id,
    slug,
    name: '',
    ...laterFields(),
    description: '',
    icon: null,
    badge: 'New',
    category: '',
    link: '',
    pros: [],
    cons: [],
    yakOpinion: '',
    skipItIf: '',
    teamSizes: [],
    experienceLevel: [],
    departments: [],
    goals: [],
    ethicallyTrained: '',
    idealUseCases: '',
  });
}

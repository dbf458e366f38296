import type { Tool } from '#domain/tool/tool.schema.ts';

/**
 * The fields that the order may read. Nothing about money paid to us is among them, so nothing of that kind can move
 * a rank. `name` and `alsoKnownAs` are for what the reader typed and for no order.
 */
export type Rankable = Pick<
  Tool,
  | 'id'
  | 'name'
  | 'alsoKnownAs'
  | 'departments'
  | 'goals'
  | 'tasks'
  | 'yakPick'
  | 'evidence'
  | 'freeUse'
  | 'pricing'
  | 'experienceLevel'
  | 'teamSizes'
  | 'status'
  | 'rights'
  | 'plans'
  | 'baseRights'
>;

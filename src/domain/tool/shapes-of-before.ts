import { noEvidence } from './evidence.ts';

type Fields = Record<string, unknown>;

/** Rights as they were stored before the guide told a silent maker from an unread page: 'not stated' is 'not read'. */
export function rightsOfBefore(rights: unknown): unknown {
  if (!isFields(rights)) return rights;
  return Object.fromEntries(
    Object.entries(rights).map(([name, answer]) => [name, answer === 'not stated' ? 'not read' : answer]),
  );
}

/**
 * Fields of a tool as uploads stored them before values had evidence of their own: `budgetRange` by hand, `facts` without
 * quotes. Gives them in today's shape; fields in today's shape stay as they are.
 * @param isWhole whether every field must be there: then what is missing gets its plain default
 */
export function toolFieldsOfBefore(fields: unknown, isWhole: boolean): unknown {
  if (!isFields(fields)) return fields;
  const { budgetRange, facts: _, ...rest } = fields;
  const today: Fields = { ...rest, ...('rights' in rest && { rights: rightsOfBefore(rest['rights']) }) };
  if (!isWhole) return today;
  return {
    maker: '',
    alsoKnownAs: [],
    yakPick: null,
    freeUse: budgetRange === 'free' ? 'yes' : 'not read',
    tasks: [],
    evidence: noEvidence(),
    ...today,
  };
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

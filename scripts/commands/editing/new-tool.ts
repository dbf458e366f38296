import { FIRST_UPLOADED_ID } from '#domain/tool/merge-tools.ts';
import { slugOf } from '#domain/tool/slug-of.ts';
import { toolOf } from '#domain/tool/evidence/derive-facts.ts';
import { toolSchema } from '#domain/tool/tool.schema.ts';
import { checkFacts } from '../../checks/check-facts.ts';
import { checkIdentity } from '../../checks/check-identity.ts';
import { checkLikeness } from '../../checks/check-likeness.ts';
import { checkLogos } from '../../checks/check-logos.ts';
import { checkShape } from '../../checks/check-shape.ts';
import { checkVocabulary } from '../../checks/check-vocabulary.ts';
import { checkWording } from '../../checks/check-wording.ts';
import type { DataSet } from '../../checks/data-set.ts';
import type { Problem } from '../../checks/problem.ts';

/** What a new tool is checked against. */
export interface Surroundings {
  data: DataSet;
  /** File names in `public/logos/`. */
  drawings: readonly string[];
  /** YYYY-MM-DD. */
  today: string;
}

/** Answers by field, e.g. `tasks`. */
type Answers = ReadonlyMap<string, unknown>;

/** What an editor adds to the file later, with the words that were read. */
const unread = { sources: {}, plans: [], noFreePlan: [], baseRights: {}, ethicsEvidence: [], statusEvidence: [] };

/** A tool's file as the answers make it: the next free id, an active life, and no plans yet. */
export function newTool(answers: Answers, { data }: Surroundings): Record<string, unknown> {
  const tool: Record<string, unknown> = {
    $schema: '../schemas/tool.schema.json',
    id: nextToolId(data),
    slug: slugOf(String(answers.get('name') ?? '')),
  };
  for (const [field, value] of answers) put(tool, field.split('.'), value);
  tool['status'] = { state: 'active', note: '', since: null, replacedBy: null };
  return { ...tool, ...unread };
}

/** The next number of an editor: above every tool and every tool that a drop still remembers, but for those that came by upload. */
export function nextToolId({ tools, drops }: DataSet): number {
  const ids = [...tools.map(({ content }) => content.id), ...drops.map(({ content }) => content.toolId ?? 0)];
  return 1 + Math.max(0, ...ids.filter((id) => id < FIRST_UPLOADED_ID));
}

/** Everything wrong with a new tool, alone and beside the others: what `npm run check:data` would say of its file. */
export function checkNewTool(tool: Record<string, unknown>, { data, drawings, today }: Surroundings): Problem[] {
  const file = `data/tools/${String(tool['slug'])}.json`;
  if (tool['slug'] === '')
    return [
      {
        file: 'data/tools/?.json',
        field: 'name',
        value: String(tool['name']),
        remedy: 'a name needs a letter from a to z or a figure, or the file cannot be named',
      },
    ];
  const shape = checkShape({ file, content: tool }, toolSchema);
  if (shape.length > 0) return shape;
  if (data.tools.some((other) => other.file === file))
    return [
      {
        file,
        field: 'name',
        value: String(tool['name']),
        remedy: 'there is a file of this name already; choose another name, or edit that file',
      },
    ];
  const all: DataSet = { ...data, tools: [...data.tools, { file, content: toolOf(toolSchema.parse(tool)) }] };
  const beside = [
    ...checkIdentity(all),
    ...checkVocabulary(all),
    ...checkFacts(all, today),
    ...checkWording(all),
    ...checkLikeness(all),
    ...checkLogos(all, drawings),
  ];
  return beside.filter((problem) => problem.file === file);
}

function put(target: Record<string, unknown>, [key = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) target[key] = value;
  else put((target[key] ??= {}) as Record<string, unknown>, rest, value);
}

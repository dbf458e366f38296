import type { z } from 'zod';
import { issueWords } from '#domain/text/document-problem.ts';
import type { Vocabulary } from '#domain/tool/categories.schema.ts';
import { recordOf } from '#domain/tool/evidence/derive-facts.ts';
import { factProblems } from '#domain/tool/evidence/fact-problems.ts';
import { makerPageProblems } from '#domain/tool/evidence/maker-page-problems.ts';
import { deepEqual } from '#domain/value/deep-equal.ts';
import { unwantedTexts } from '#domain/text/clean-text.ts';
import type { MakerSites } from '#domain/tool/evidence/maker-sites.schema.ts';
import { ToolKeys } from '#domain/tool/merge-tools.ts';
import { changesBetween } from '#domain/record/record-changes.ts';
import { fieldsByPath } from '#domain/tool/tool-field-paths.ts';
import { toolRecord } from '#domain/tool/tool.record.ts';
import type { ToolProblem } from './tool-problem.ts';
import { type Tool, type ToolRecord, toolSchema } from '#domain/tool/tool.schema.ts';
import { uploadedToolSchema } from '#domain/tool/uploaded-tool.schema.ts';
import { isWebAddress } from '#domain/text/web-address.ts';
import { wordingProblems } from '#domain/tool/evidence/wording-problems.ts';

/** What a tool is checked against. */
export interface ToolSurroundings {
  /** YYYY-MM-DD. */
  today: string;
  vocabulary: Vocabulary;
  /** Slugs of all tasks. */
  taskSlugs: ReadonlySet<string>;
  /** Where else than on its own site a maker publishes, by slug. */
  makerSites: MakerSites;
  /** Every other tool, files and uploads. */
  others: readonly Tool[];
}

/**
 * Everything wrong with a tool that a change brings: of a field that it touches the schema of a file's tool decides, of the
 * others only what storing needs; rules on facts, words and references count when they were kept before. An old debt
 * elsewhere keeps nobody from correcting a price.
 * @param before the tool as it stands; null for one that is new, of which everything is checked
 */
export function editProblems(before: Tool | null, after: Tool, around: ToolSurroundings): ToolProblem[] {
  const changed = before
    ? changesBetween(toolRecord, before, after).map(({ field }) => field)
    : [...fieldsByPath(after).keys()];
  const touched = new Set(changed.map((field) => field.split('.')[0]));
  const said = fieldsByPath(after);
  const shape = [
    ...changed.flatMap((field) => unwantedTexts(said.get(field), field)),
    ...issuesOf(toolSchema, recordOf(after)).filter(({ field }) => !before || touched.has(field.split('.')[0])),
    ...issuesOf(uploadedToolSchema, recordOf(after)),
  ].filter(({ field }, index, all) => all.findIndex((other) => other.field === field) === index);
  if (shape.length > 0) return shape;
  const known = before ? ruleProblems(before, around) : [];
  return ruleProblems(after, around).filter((problem) => !known.some((other) => deepEqual(other, problem)));
}

function ruleProblems(tool: Tool, around: ToolSurroundings): ToolProblem[] {
  return [
    ...factProblems(tool, around.today),
    ...makerPageProblems(tool, around.makerSites),
    ...sourceProblems(tool),
    ...wordingProblems(tool),
    ...lifeProblems(tool, around),
    ...wordProblems(tool, around),
    ...taskProblems(tool, around),
    ...nameProblems(tool, around),
  ];
}

/** Issues of a schema by field, in words for somebody who fills in a form. */
function issuesOf(schema: z.ZodType, tool: ToolRecord): ToolProblem[] {
  return (schema.safeParse(tool).error?.issues ?? []).map((issue) => ({
    field: issue.path.join('.'),
    remedy: issueWords(issue),
  }));
}

/** A reader follows the source of a value as they follow any other address. */
function sourceProblems({ sources }: Tool): ToolProblem[] {
  return Object.entries(sources).flatMap(([name, { page, copy }]) =>
    Object.entries({ page, copy }).flatMap(([part, address]) =>
      address === null || isWebAddress(address)
        ? []
        : [
            {
              field: `sources.${name}.${part}`,
              value: address,
              remedy: 'write a whole address with https://, without name or password',
            },
          ],
    ),
  );
}

function lifeProblems({ id, status }: Tool, { others }: ToolSurroundings): ToolProblem[] {
  const { state, note, replacedBy } = status;
  const replacement = others.find((other) => other.id === replacedBy);
  return [
    ...(state !== 'active' && note.trim() === ''
      ? [{ field: 'status.note', remedy: `say in one sentence why it is "${state}"` }]
      : []),
    ...(state === 'shut down' && replacedBy === null
      ? [{ field: 'status.replacedBy', remedy: 'name the tool to use instead' }]
      : []),
    ...(replacedBy !== null &&
    (replacement === undefined || replacement.id === id || replacement.status.state === 'shut down')
      ? [
          {
            field: 'status.replacedBy',
            value: String(replacedBy),
            remedy: 'name another tool that is not shut down',
          },
        ]
      : []),
  ];
}

function wordProblems({ category, badge }: Tool, { vocabulary }: ToolSurroundings): ToolProblem[] {
  const terms = category.split(',').map((term) => term.trim().toLowerCase());
  const known = vocabulary.categories.map(({ name }) => name.toLowerCase());
  return [
    ...terms
      .filter((term) => !known.includes(term))
      .map((value) => ({ field: 'category', value, remedy: 'take a category of the vocabulary' })),
    ...(vocabulary.badges.some(({ name }) => name === badge)
      ? []
      : [{ field: 'badge', value: badge, remedy: 'take a badge of the vocabulary' }]),
  ];
}

function taskProblems({ tasks }: Tool, { taskSlugs }: ToolSurroundings): ToolProblem[] {
  return tasks.flatMap(({ task }, index): ToolProblem[] => {
    const field = `tasks.${index}.task`;
    if (tasks.findIndex((other) => other.task === task) < index)
      return [{ field, value: task, remedy: 'the tool names it already; leave one out' }];
    return taskSlugs.has(task) ? [] : [{ field, value: task, remedy: 'there is no such task' }];
  });
}

/** No two tools share a name or an address. */
function nameProblems(tool: Tool, { others }: ToolSurroundings): ToolProblem[] {
  const keys = new ToolKeys(others);
  const owner = (id: number | undefined) => others.find((other) => other.id === id)?.name ?? 'another tool';
  const [byName, byLink] = [keys.byName(tool.name), keys.byLink(tool.link)];
  return [
    ...(byName === undefined ? [] : [{ field: 'name', value: tool.name, remedy: `${owner(byName)} has it already` }]),
    ...(byLink === undefined ? [] : [{ field: 'link', value: tool.link, remedy: `${owner(byLink)} is at it already` }]),
  ];
}

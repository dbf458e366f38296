import type { OwnRules } from '#domain/rules/own-rules.ts';
import { verdictSentence } from '#domain/rules/verdict-line.ts';
import { type VerdictStatement, verdictStatement } from '#domain/rules/verdict-statement.ts';
import { verdictOf } from '#domain/rules/verdict.ts';
import { FIRST_UPLOADED_ID } from '#domain/tool/merge-tools.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import { sharedTask } from './catalogue-entries.ts';
import type { Look, SinceEntry } from './look.ts';
import type { OwnThings } from './own-things.ts';

/** Verdicts that are worked out for one person, at most: the first lists and tools. */
const MAX_JUDGED = 600;

/** What no record gives a day for: it is found by what stood the last time, and dated by when it was found. */
export interface Undated {
  entries: Omit<SinceEntry, 'day'>[];
  newestTools: Look['newestTools'];
  verdicts: Look['verdicts'];
}

/**
 * Tools that are new for a person's jobs, and verdicts on their tools that are others now.
 * @param look what stood the last time; null when nobody has looked yet: then nothing is new
 */
export function undatedEntries(
  look: Look | null,
  tools: readonly Tool[],
  lists: readonly Pick<OwnRules, 'id' | 'name' | 'rules'>[],
  things: OwnThings,
): Undated {
  const highest = (ids: readonly number[]) => ids.reduce((most, id) => Math.max(most, id), 0);
  const file = highest(tools.flatMap(({ id }) => (id < FIRST_UPLOADED_ID ? id : [])));
  const uploaded = highest(tools.flatMap(({ id }) => (id < FIRST_UPLOADED_ID ? [] : id)));
  const judged = judge(tools, lists, things);
  return {
    entries: look ? [...newTools(look, tools, things), ...changedVerdicts(look, judged)] : [],
    newestTools: {
      file: Math.max(file, look?.newestTools.file ?? 0),
      uploaded: Math.max(uploaded, look?.newestTools.uploaded ?? 0),
    },
    verdicts: judged.map(({ list, rules, statements }) => ({
      list: list.id,
      rules,
      tools: Object.fromEntries(statements.map(({ tool, statement }) => [String(tool.id), statement.verdict])),
    })),
  };
}

function newTools({ newestTools }: Look, tools: readonly Tool[], things: OwnThings): Undated['entries'] {
  return tools.flatMap((tool) => {
    const { id, name, description, tasks, status } = tool;
    const isNew = id > (id < FIRST_UPLOADED_ID ? newestTools.file : newestTools.uploaded);
    const task = isNew && status.state !== 'shut down' && !things.tools.has(id) ? sharedTask(tasks, things) : null;
    if (task === null) return [];
    return [
      {
        id: `tool-${id}`,
        kind: 'tool' as const,
        toolId: id,
        title: `${name} is new in the guide`,
        text: `${description} It is made for a job of yours.`,
        path: toolPath(tool),
      },
    ];
  });
}

interface JudgedList {
  list: Pick<OwnRules, 'id' | 'name'>;
  /** The rules as they were judged by: others make other verdicts. */
  rules: string;
  statements: { tool: Tool; statement: VerdictStatement }[];
}

function judge(
  tools: readonly Tool[],
  lists: readonly Pick<OwnRules, 'id' | 'name' | 'rules'>[],
  things: OwnThings,
): JudgedList[] {
  const own = tools.filter(({ id }) => things.tools.has(id));
  let left = MAX_JUDGED;
  return lists.map(({ id, name, rules }) => {
    const some = own.slice(0, left);
    left -= some.length;
    return {
      list: { id, name },
      rules: JSON.stringify(rules),
      statements: some.map((tool) => ({ tool, statement: verdictStatement(tool.id, verdictOf(tool, rules)) })),
    };
  });
}

function changedVerdicts({ verdicts, noted }: Look, judged: readonly JudgedList[]): Undated['entries'] {
  return judged.flatMap(({ list, rules, statements }) => {
    const before = verdicts.find((one) => one.list === list.id && one.rules === rules);
    return statements.flatMap(({ tool, statement }) => {
      const was = before?.tools[String(tool.id)];
      if (was === undefined || was === statement.verdict) return [];
      const name = `verdict-${list.id}-${tool.id}`;
      const times = noted.filter(({ id }) => id.startsWith(`${name}-`)).length;
      return [
        {
          id: `${name}-${times + 1}`,
          kind: 'verdict' as const,
          toolId: tool.id,
          title: `${tool.name} under ‘${list.name}’: ${statement.verdict}, was ${was}`,
          text: `${verdictSentence(statement).replace(/\.$/, '')}.`,
          path: toolPath(tool),
        },
      ];
    });
  });
}

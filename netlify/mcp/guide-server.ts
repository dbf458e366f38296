import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';
import { recommendationsSchema } from '#api/recommendations.contract.ts';
import { SEARCH_LIMITS } from '#domain/search/search-results.ts';
import { wholeDrops } from '#domain/drop/drop-feed.ts';
import { lockDrops } from '#domain/drop/lock-drops.ts';
import { checkRules } from '#domain/page/machine/checked-rules.ts';
import { machineChange } from '#domain/page/machine/machine-change.ts';
import { machinePick } from '#domain/page/machine/machine-pick.ts';
import { machineTool, machineToolPage } from '#domain/page/machine/tool-facts.ts';
import { machineComparison } from '#domain/page/machine/two-tools.ts';
import { openDrops } from '#domain/plan/may-use.ts';
import { recommendTools } from '#domain/recommendation/recommend-tools.ts';
import { rulesSchema } from '#domain/rules/rules.schema.ts';
import { slugOf } from '#domain/tool/slug-of.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { plans } from '#netlify/catalog/plans.ts';
import type { Catalogue } from '#netlify/catalog/current-catalogue.ts';
import { currentDrops } from '#netlify/catalog/current-drops.ts';
import { findInGuide, queryInGuide } from '#netlify/catalog/find-in-guide.ts';
import { type SearchedGuide, searchCatalogue } from '#netlify/catalog/search-catalogue.ts';
import { siteOrigin } from '#netlify/env.ts';
import { correctionReader } from '#netlify/facts/correction-reader.ts';

/** Tools that one question about rules names, and that its answer lists. */
const CHECKED = { most: 40, listed: 10 } as const;
/** What changed of one tool, and of all, in one answer. */
const CHANGES = { ofTool: 5, listed: 50 } as const;
/** Tasks that are offered where the one that was asked for is not known. */
const TASKS_OFFERED = 3;
/** Tools side by side: programs call without an account, and get what a signed-out reader gets. */
const SIDE_BY_SIDE = 2;

const instructions =
  'A guide to AI tools for creatives. Every value has a standing: quote unconfirmed ones with their note, and name source and day of the others; rights hold by plan, and an answer that is disputed or not read is no yes. No place in any list is for sale.';
const named = z.string().trim().min(1).max(60).describe("A tool's slug, number or name.");
const readOnly = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };

/** The guide as a server of the Model Context Protocol: what a signed-out reader may know, and nothing else. */
export function guideServer(guide: SearchedGuide): McpServer {
  const { catalogue, tasks: allTasks } = guide;
  const server = new McpServer({ name: 'yak', version: '1.0.0' }, { instructions });
  const site = siteOrigin();
  const one = (asked: string) => findOne(catalogue, asked);

  server.registerTool(
    'search',
    {
      description: 'Finds AI tools by name, by job or by kind.',
      inputSchema: {
        query: z.string().trim().min(1).max(SEARCH_LIMITS.characters),
        limit: z.number().int().min(1).max(SEARCH_LIMITS.mostFinds).default(SEARCH_LIMITS.finds),
      },
      annotations: readOnly,
    },
    ({ query, limit }) => {
      const { tools, tasks, didYouMean } = searchCatalogue(guide, query, limit);
      return answer({
        query,
        ...(didYouMean === undefined ? {} : { didYouMean }),
        tools: tools.flatMap(({ id, why }) => {
          const tool = catalogue.find(id);
          return tool ? [{ ...machineTool(tool, site), why }] : [];
        }),
        tasks,
      });
    },
  );
  server.registerTool(
    'tool',
    {
      description:
        'One tool: its plans with prices and rights, status, jobs and drawbacks, each value with its words, page, copy and day; and what was corrected or changed in its terms.',
      inputSchema: { tool: named },
      annotations: readOnly,
    },
    async ({ tool }) => {
      const found = one(tool);
      if (!found) return refuse(unknown(tool));
      const corrections = await (await correctionReader(catalogue))([found.id]);
      const changes = corrections.slice(0, CHANGES.ofTool).map((made) => machineChange(made, site));
      return answer({ tool: { ...machineToolPage(found, site), changes } });
    },
  );
  server.registerTool(
    'compare',
    {
      description: 'Two tools side by side, differences first, and who should take which.',
      inputSchema: { tools: z.array(named).min(2).max(5) },
      annotations: readOnly,
    },
    ({ tools }) => {
      if (tools.length > SIDE_BY_SIDE)
        return refuse(`More than two tools side by side are part of Yak Core: ${site}/compare. Ask for two.`);
      const found = tools.map(one);
      const [a, b] = found;
      if (!a || !b) return refuse(unknown(tools[found.indexOf(undefined)] ?? ''));
      return a.id === b.id ? refuse('Name two different tools.') : answer(machineComparison([a, b], site));
    },
  );
  server.registerTool(
    'recommend',
    {
      description:
        'Ranks the tools for a desk, goals, budget, experience, team size and, if given, a job in words; with reasons and misfits.',
      inputSchema: recommendationsSchema.shape,
      annotations: readOnly,
    },
    ({ words, ...answers }) => {
      const { picks, fit } = recommendTools(catalogue.tools, answers, {
        tasks: allTasks,
        query: queryInGuide(catalogue.tools, guide, words),
      });
      const placed = picks.flatMap((pick) => {
        const tool = catalogue.find(pick.toolId);
        return tool ? [{ ...tool, ...pick }] : [];
      });
      return answer({
        fit,
        picks: placed.map((pick) => ({ ...machineTool(pick, site), ...machinePick(pick, placed) })),
      });
    },
  );
  server.registerTool(
    'check_rules',
    {
      description:
        'May these tools be used under what a client allows? For each tool passes, passes when switched, unknown or fails; on which plan, at which price, in whose words, read where and when. Name tools, or a task whose tools are judged. Unknown is no pass.',
      inputSchema: {
        rules: rulesSchema,
        tools: z.array(named).min(1).max(CHECKED.most).optional(),
        task: z.string().trim().min(1).max(60).optional().describe("A task's slug, title, or what people call it."),
        limit: z.number().int().min(1).max(CHECKED.most).default(CHECKED.listed),
      },
      annotations: readOnly,
    },
    ({ rules, tools, task: asked, limit }) => {
      if (tools && asked === undefined) {
        const found = tools.map(one);
        const missing = found.indexOf(undefined);
        if (missing >= 0) return refuse(unknown(tools[missing] ?? ''));
        const named = new Set(found.flatMap((tool) => tool ?? []));
        return answer(checkRules([...named], rules, CHECKED.most, site));
      }
      if (tools || asked === undefined) return refuse('Name tools or a task, and not both.');
      const task = allTasks.find(({ slug, title, says }) =>
        [slug, title.toLowerCase(), ...says].includes(asked.toLowerCase()),
      );
      if (!task) {
        const near = findInGuide(catalogue.tools, guide, asked).tasks.slice(0, TASKS_OFFERED);
        const offer = near.length > 0 ? ` Near it: ${near.map((found) => found.task.slug).join(', ')}.` : '';
        return refuse(`The guide has no task called '${asked}'.${offer}`);
      }
      const { slug, title } = task;
      const doing = catalogue.tools.filter((tool) => tool.tasks.some((done) => done.task === slug));
      return answer({ task: { slug, title }, ...checkRules(doing, rules, limit, site) });
    },
  );
  server.registerTool(
    'fresh_drops',
    {
      description: 'What changed in the tools, dated, newest first; the first are whole, the rest are locked.',
      annotations: readOnly,
    },
    async () => {
      const { drops } = await currentDrops(new Date());
      return answer({ drops: lockDrops(drops, openDrops(null, plans)), page: `${site}/all-updates` });
    },
  );
  server.registerTool(
    'changes_since',
    {
      description:
        "What changed since a day: sentences of makers' terms, corrected facts, and the drops that everybody reads. Of the tools that are named, or of all; newest first.",
      inputSchema: {
        day: z.iso.date().describe('YYYY-MM-DD; what happened on it counts.'),
        tools: z.array(named).min(1).max(CHECKED.most).optional(),
      },
      annotations: readOnly,
    },
    async ({ day, tools }) => {
      const found = tools?.map(one);
      const missing = found?.indexOf(undefined) ?? -1;
      if (tools && missing >= 0) return refuse(unknown(tools[missing] ?? ''));
      const ids = new Set((found ?? catalogue.tools).flatMap((tool) => tool?.id ?? []));
      const [read, { drops }] = await Promise.all([correctionReader(catalogue), currentDrops(new Date())]);
      const changes = (await read(ids)).filter(({ at }) => at.slice(0, 10) >= day);
      const open = wholeDrops(lockDrops(drops, openDrops(null, plans))).filter(
        ({ releaseDate, toolId }) => releaseDate >= day && (!tools || (toolId !== null && ids.has(toolId))),
      );
      return answer({
        since: day,
        changes: changes.slice(0, CHANGES.listed).map((made) => machineChange(made, site)),
        leftOut: Math.max(0, changes.length - CHANGES.listed),
        drops: open,
      });
    },
  );
  return server;
}

/** By number, slug or name, else by a name that it goes by too. */
function findOne({ tools, find }: Catalogue, asked: string): Tool | undefined {
  if (/^\d{1,9}$/.test(asked)) return find(Number(asked));
  const [name, slug] = [asked.toLowerCase(), slugOf(asked)];
  return (
    tools.find((tool) => tool.slug === slug || tool.name.toLowerCase() === name) ??
    tools.find(({ alsoKnownAs }) => alsoKnownAs.some((other) => other.toLowerCase() === name))
  );
}

function answer(content: object): CallToolResult {
  return {
    content: [{ type: 'text', text: JSON.stringify(content) }],
    structuredContent: { ...content },
  };
}

function refuse(text: string): CallToolResult {
  return { content: [{ type: 'text', text }], isError: true };
}

function unknown(asked: string): string {
  return `The guide has no tool called '${asked}'. Look for it with search.`;
}

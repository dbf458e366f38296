import type { APIRoute } from 'astro';
import { allTasks } from '#catalog/tasks.ts';
import { allTools } from '#catalog/tools.ts';
import { packJudgedTools } from '#domain/rules/judged-tools.ts';

/** Names and tasks of the tools: fetched by /rules together with the verdicts, which know tools by their numbers. */
export const GET: APIRoute = async () => Response.json(packJudgedTools(await allTools(), await allTasks()));

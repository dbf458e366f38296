import type { Config } from '@netlify/functions';
import { listExports } from '#api/list-exports.contract.ts';
import { makeBrief } from '#domain/collection/brief/brief.ts';
import { briefFileName, briefFiles, writeBrief } from '#domain/collection/brief/brief-file.ts';
import { exportLimit } from '#domain/plan/may-use.ts';
import { plans } from '#netlify/catalog/plans.ts';
import { taskFacts } from '#netlify/catalog/task-facts.ts';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { correctionReader } from '#netlify/facts/correction-reader.ts';
import { siteOrigin } from '#netlify/env.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { readCollections } from '#netlify/collections/person-collections.ts';
import type { Session } from '#netlify/session/session.ts';
import { spendAllowance } from '#netlify/session/spend-allowance.ts';

export default defineEndpoint(listExports, {
  POST: async ({ body: { format, title, intro, tools, kit: collection }, session, now }) => {
    if (session) await spendAllowance(session, 'listExport', now);
    const [{ find }, tasks] = await Promise.all([currentCatalogue(), taskFacts()]);
    const correctionsOf = await correctionReader({ find });
    const brief = makeBrief({
      title: title || 'A list of tools',
      intro,
      tools: tools.flatMap(({ toolId, note }) => {
        const tool = find(toolId);
        return tool ? [{ tool, note }] : [];
      }),
      most: exportLimit(session?.viewer ?? null, plans, {
        isWholeInExports: await isKept(session, collection, tools),
      }),
      tasks,
      corrections: await correctionsOf(tools.map(({ toolId }) => toolId)),
      now,
    });
    if (format === 'brief') return jsonAnswer(brief);
    return new Response(writeBrief(brief, format, siteOrigin()), {
      headers: {
        'Content-Type': briefFiles[format].type,
        'Content-Disposition': `attachment; filename="${briefFileName(brief, format)}"`,
      },
    });
  },
});

/** Whether these tools are all in a collection that was made on Core: it stays whole when the plan ends. */
async function isKept(
  session: Session | null,
  collection: string | null,
  tools: readonly { toolId: number }[],
): Promise<boolean> {
  if (!session || collection === null || session.viewer.plan === 'core') return false;
  const own = (await readCollections(session)).find(
    ({ id, isWholeInExports }) => id === collection && isWholeInExports,
  );
  return tools.every(({ toolId }) => own?.tools.some((one) => one.toolId === toolId) ?? false);
}

export const config: Config = {
  path: '/api/list-exports',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip'] },
};

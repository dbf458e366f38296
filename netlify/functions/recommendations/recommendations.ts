import { randomUUID } from 'node:crypto';
import type { Config } from '@netlify/functions';
import { recommendations } from '#api/recommendations.contract.ts';
import type { RecommendedTool } from '#api/recommendations.ts';
import { recordQuizResponse } from '#domain/person/user.ts';
import { recommendTools, type ToolPick } from '#domain/recommendation/recommend-tools.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { toToolAnswer } from '#netlify/catalog/catalog.ts';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { spokenWords, queryInGuide } from '#netlify/catalog/find-in-guide.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { changeSender } from '#netlify/session/change-sender.ts';

export default defineEndpoint(recommendations, {
  POST: async ({ body: { words, ...answers }, session, now }) => {
    const [{ tools, find }, spoken] = await Promise.all([
      currentCatalogue(),
      spokenWords({ isTyped: words !== undefined }),
    ]);
    const { picks, fit } = recommendTools(tools, answers, {
      tasks: spoken.tasks,
      query: queryInGuide(tools, spoken, words),
    });
    if (session) {
      const toolIds = picks.map((pick) => pick.toolId);
      const response = { id: randomUUID(), answers, toolIds, createdAt: now.toISOString() };
      await changeSender(session, (user) => ({ write: recordQuizResponse(user, response), outcome: null }));
    }
    return jsonAnswer({
      recommendations: picks.flatMap((pick) => toRecommendedTool(pick, find(pick.toolId))),
      fit,
    });
  },
});

function toRecommendedTool({ toolId: _, ...why }: ToolPick, tool: Tool | undefined): RecommendedTool[] {
  return tool ? [{ ...toToolAnswer(tool), ...why }] : [];
}

export const config: Config = {
  path: '/api/recommendations',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip'] },
};

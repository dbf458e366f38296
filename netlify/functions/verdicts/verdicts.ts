import type { Config } from '@netlify/functions';
import { verdictsEndpoint } from '#api/verdicts.contract.ts';
import { verdictStatement } from '#domain/rules/verdict-statement.ts';
import { verdictOf } from '#domain/rules/verdict.ts';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';

export default defineEndpoint(verdictsEndpoint, {
  POST: async ({ body: { rules, toolIds } }) => {
    const { tools, find } = await currentCatalogue();
    const asked = toolIds ? [...new Set(toolIds)].flatMap((id) => find(id) ?? []) : tools;
    const verdicts = asked.map((tool) => verdictStatement(tool.id, verdictOf(tool, rules)));
    return jsonAnswer({ verdicts });
  },
});

export const config: Config = {
  path: '/api/verdicts',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip'] },
};

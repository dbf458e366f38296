import type { Config } from '@netlify/functions';
import { projectFacts } from '#api/project-facts.contract.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { openFreezer } from '#netlify/projects/freeze.ts';
import { sealFacts } from '#netlify/projects/sealed-facts.ts';

export default defineEndpoint(projectFacts, {
  POST: async ({ body: { toolId, plan, rules }, now }) => {
    const freezer = await openFreezer(now);
    const frozen = freezer.freeze(toolId, freezer.planName(toolId, plan), rules);
    return jsonAnswer(await sealFacts(frozen));
  },
});

export const config: Config = {
  path: '/api/project-facts',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip'] },
};

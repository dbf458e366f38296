import type { Config } from '@netlify/functions';
import { ownPage } from '#api/own-page.contract.ts';
import { toToolAnswer } from '#netlify/catalog/catalog.ts';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { logError } from '#netlify/http/log.ts';
import { readOwnCollections } from '#netlify/collections/own-collections.ts';
import { collectionsAnswer } from '#netlify/collections/person-collections.ts';
import { authUserOf } from '#netlify/account/auth-user-of.ts';
import { savedList } from '#netlify/catalog/saved-list.ts';
import { listProjects } from '#netlify/projects/person-projects.ts';
import { readSince } from '#netlify/since/person-since.ts';

export default defineEndpoint(ownPage, {
  GET: async ({ session, now }) => {
    const [user, own, projects, since, catalogue] = await Promise.all([
      authUserOf(session),
      orWithout('kits', () => readOwnCollections(session.stored.user)),
      orWithout('projects', () => listProjects(session)),
      orWithout('since', () => readSince(session.stored.user, now)),
      currentCatalogue(),
    ]);
    const collected = new Set(own?.kits.flatMap(({ tools }) => tools.map(({ toolId }) => toolId)));
    return jsonAnswer({
      user,
      saved: savedList(session.stored.user, catalogue),
      preferences: session.stored.user.preferences,
      quiz: session.stored.user.quizResponses,
      kits: own && collectionsAnswer(session, own.kits),
      rules: own && (own.rules ?? []),
      since,
      projects,
      tools: catalogue.tools.filter(({ id }) => collected.has(id)).map(toToolAnswer),
    });
  },
});

/** What cannot be read keeps nobody from the rest of their page. */
async function orWithout<Part>(name: string, read: () => Promise<Part>): Promise<Part | null> {
  try {
    return await read();
  } catch (error) {
    logError(`own_page_without_${name}`, error);
    return null;
  }
}

export const config: Config = {
  path: '/api/own-page',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip'] },
};

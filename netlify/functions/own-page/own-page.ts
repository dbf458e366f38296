import type { Config } from '@netlify/functions';
import type { KitsAnswer } from '#api/kits.ts';
import { type OwnPageAnswer, ownPage } from '#api/own-page.ts';
import type { SinceAnswer } from '#api/since.ts';
import { toToolAnswer } from '#netlify/catalog/catalog.ts';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { logError } from '#netlify/http/log.ts';
import { forUser } from '#netlify/http/route.ts';
import { kitsAnswer, readKits } from '#netlify/kits/person-kits.ts';
import { authUserOf } from '#netlify/own-pages/auth-user-of.ts';
import { savedList } from '#netlify/own-pages/saved-list.ts';
import { readSince } from '#netlify/since/person-since.ts';
import type { Session } from '#netlify/session/session.ts';

export default defineEndpoint(ownPage, {
  GET: forUser({
    handle: async ({ session, now }) => {
      const [user, kits, since, catalogue] = await Promise.all([
        authUserOf(session),
        kitsOf(session),
        sinceOf(session, now),
        currentCatalogue(),
      ]);
      const collected = new Set(kits?.kits.flatMap(({ tools }) => tools.map(({ toolId }) => toolId)));
      return jsonAnswer<OwnPageAnswer>({
        user,
        saved: savedList(session.stored.user, catalogue),
        preferences: session.stored.user.preferences,
        quiz: session.stored.user.quizResponses,
        kits,
        since,
        tools: catalogue.tools.filter(({ id }) => collected.has(id)).map(toToolAnswer),
      });
    },
  }),
});

/** Collections that cannot be read keep nobody from the rest of their page. */
async function kitsOf(session: Session): Promise<KitsAnswer | null> {
  try {
    return kitsAnswer(session, await readKits(session));
  } catch (error) {
    logError('own_page_without_kits', error);
    return null;
  }
}

/** Nor does what cannot be read of what changed. */
async function sinceOf({ stored }: Session, now: Date): Promise<SinceAnswer | null> {
  try {
    return await readSince(stored.user, now);
  } catch (error) {
    logError('own_page_without_since', error);
    return null;
  }
}

export const config: Config = {
  path: '/api/own-page',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip'] },
};

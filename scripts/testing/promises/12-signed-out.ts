import { changeUser } from '#netlify/stores/user-store.ts';
import { loadFunctions } from '../load-functions.ts';
import { type ProductPromise, runAlone } from './promise.ts';
import { type Person, ask, startSiteUnderTest } from '../site-under-test.ts';
import { type Case, verdictOf } from './verdict-of.ts';

const functions = await loadFunctions();

/** Signing out ends the session on the server, not only in one browser's cookies. */
export const promise: ProductPromise = {
  id: 12,
  title: 'After signing out, or out everywhere, a copied cookie gets 401 on the next request',
  async run() {
    const site = await startSiteUnderTest({ waitsForStore: true });
    const cases: Case[] = [];
    for (const method of ['GET', 'POST']) {
      const leaving = await site.signUp({ email: `${method}@yak.test` });
      const elsewhere = await site.signUp({ email: `${method}@yak.test` });
      cases.push(await expectStatus(`before ${method} /api/logout`, leaving, 200));
      await ask(functions('logout'), method, '/api/logout', { person: leaving });
      cases.push(await expectStatus(`copied cookie after ${method} /api/logout`, leaving, 401));
      cases.push(await expectStatus('another device of the same person', elsewhere, 200));

      await changeUser(elsewhere.id, (user) => ({
        write: { ...user, sessionEpoch: user.sessionEpoch + 1 },
        outcome: null,
      }));
      cases.push(await expectStatus('copied cookie after signing out everywhere', elsewhere, 401));
      const back = await site.signUp({ email: `${method}@yak.test` });
      cases.push(await expectStatus('signed in again', back, 200));
      cases.push(await expectStatus('the copied cookie after that', elsewhere, 401));
    }
    await site.close();
    return verdictOf(cases, '401 on the very next request, other devices untouched');
  },
};

async function expectStatus(name: string, person: Person, wanted: number): Promise<Case> {
  const { status } = await ask(functions('auth-user'), 'GET', '/api/auth/user', { person });
  return { name, problem: status === wanted ? null : `${status} instead of ${wanted}` };
}

if (import.meta.main) await runAlone(promise);

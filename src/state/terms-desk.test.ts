import { randomUUID } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import * as adminTerms from '#netlify/functions/admin-terms/admin-terms.ts';
import * as adminTool from '#netlify/functions/admin-tool/admin-tool.ts';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { editTool } from '#netlify/catalog/edit-tool.ts';
import { versionOf } from '#netlify/catalog/version-of.ts';
import { changesKey, termsChanges } from '#netlify/stores/terms-store.ts';
import type { TermsChange } from '#domain/watch/terms/terms-desk.schema.ts';
import { rightOn } from '#domain/tool/plan/plan-rights.ts';
import { fileTools } from '#testing/built-catalogue.ts';
import { openStatePage } from '#testing/state-page.ts';
import type { Person, SiteUnderTest } from '#testing/site-under-test.ts';
import { useAdminSite } from '#testing/use-admin-site.ts';
import type { TermsAbout } from './terms-desk.ts';

let site: SiteUnderTest;
let admin: Person;
useAdminSite((own) => ({ site, admin } = own));
afterEach(() => vi.unstubAllGlobals());

const tool = fileTools.find(
  ({ status, evidence: { trainsOnUploads: read } }) => status.state === 'active' && read && read.copy === undefined,
)!;
const { source, kind } = tool.evidence.trainsOnUploads!;
const change: TermsChange = {
  ...{ id: 'a-b', kind: 'reworded', state: 'waiting', topics: ['training'] },
  ...{
    before: 'We never train on uploads.',
    after: 'We train on what you upload.',
    seenAt: '2026-11-20T08:00:00.000Z',
  },
};
const right = (version: string): NonNullable<TermsAbout['right']> => ({
  ...{ version, name: 'trainsOnUploads', plans: null, answer: 'depends', condition: '' },
  evidence: { source, kind, quote: change.after, readOn: '2026-11-20', pageDate: null },
});
const about = (said: TermsAbout['right']): TermsAbout => ({
  ...{ toolId: tool.id, fact: 'trainsOnUploads', meaning: 'Uploads train its models in some places.' },
  ...(said && { right: said }),
});

async function openPage() {
  openStatePage([adminTerms, adminTool], { person: admin, path: '/admin/facts' });
  const [state, toast] = await Promise.all([import('./terms-desk.ts'), import('./toast.ts')]);
  toast.$drawnToast.set(99); // every notice counts as drawn at once
  return { ...state, ...toast };
}

test('what a right lacks stands at its field, somebody else’s change is taken in, and a decision that broke off goes on', async () => {
  await termsChanges.change(changesKey(source), () => ({
    write: { source, changes: [change] },
    outcome: null,
  }));
  const { confirmTerms, takeTermsBack, loadTermsDesk, loadTermsTool, ...page } = await openPage();
  await loadTermsDesk();
  await loadTermsTool(tool.id);
  const confirm = (said: TermsAbout['right']) => confirmTerms(source, change, about(said), tool.name);
  const versionShown = () => {
    const shown = page.$termsTool.get();
    return shown.status === 'read' ? shown.read.version : '';
  };
  const first = versionShown();

  expect(await confirm(right(first))).toBe(false);
  expect(page.$termsProblems.get()).toMatchObject([{ field: expect.stringMatching(/\.condition$/) }]);

  const edit = { toolId: tool.id, version: first, attempt: randomUUID(), reason: 'Another word' };
  await editTool({ ...edit, patch: { fields: { skipItIf: 'you wait for nobody' } } }, { by: 'other', now: new Date() });
  const whole = (version: string) => ({ ...right(version), condition: 'on the region' });
  expect(await confirm(whole(first))).toBe(false);
  expect(page.$termsProblems.get()).toEqual([]);
  expect(versionShown()).toBe(versionOf((await currentCatalogue()).find(tool.id)!));

  site.blobs.setFault(({ store, method }) => (method === 'PUT' && store?.endsWith('watched-terms') ? '503' : null));
  const lost = await confirm(whole(versionShown()));
  site.blobs.setFault(() => null);
  expect(versionShown()).not.toBe(versionOf((await currentCatalogue()).find(tool.id)!)); // it broke off in between
  expect([lost, await confirm(whole(versionShown()))]).toEqual([false, true]);
  const { drop, attempt } = page.$termsMade.get()!;
  const { read } = page.$termsDesk.get() as { read: { waiting: number } };
  expect([read.waiting, drop, attempt.length]).toEqual([0, expect.stringMatching(/^\d+$/), 36]);
  const held = (await currentCatalogue()).find(tool.id)!;
  expect(rightOn(held, held.plans[0] ?? null, 'trainsOnUploads')).toMatchObject({ condition: 'on the region' });

  await takeTermsBack();
  expect(page.$termsMade.get()).toBeNull();
  expect((await currentCatalogue()).find(tool.id)?.rights).toEqual(tool.rights);
});

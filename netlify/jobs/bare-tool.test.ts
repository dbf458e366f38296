import { expect, test } from 'vitest';
import { jobNames } from '#domain/admin/job/job-list.ts';
import { columns } from '#domain/tool/csv/columns.ts';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { jobRecords } from '#netlify/stores/job-store.ts';
import { changeUser } from '#netlify/stores/user-store.ts';
import type { LocalMail } from '@yak/emulator-mail';
import { loadScheduled } from '#testing/load-scheduled.ts';
import { type Person, type SiteUnderTest, ask } from '#testing/site-under-test.ts';
import { useAdminSite } from '#testing/use-admin-site.ts';
import bulkUpload from '../functions/bulk-upload/bulk-upload.ts';

let site: SiteUnderTest;
let mail: LocalMail;
let admin: Person;
useAdminSite(async (own) => {
  ({ site, admin } = own);
  mail = await site.startMail();
  await site.startPayments();
});

/** What an upload must have of a new tool; every other column stays empty. */
const required: Record<string, string> = {
  name: 'Barely There',
  category: 'video AI',
  description: 'Makes short films out of one sentence.',
  pricing_amount: '12',
  pricing_period: 'month',
  pros: 'Quick',
  cons: 'No hands',
  expert_opinion: 'Good for a first look, no more.',
  departments: 'creative',
  goals: 'design-visual',
  budget_range: 'low',
  badge: 'Video',
};

/** Every job once, as the clock calls it; what each said of its run. */
async function runAll(): Promise<Record<string, string>> {
  for (const run of await loadScheduled()) await run();
  const last = async (name: (typeof jobNames)[number]) =>
    (await jobRecords.read(name))?.runs[0]?.outcome ?? 'never ran';
  return Object.fromEntries(await Promise.all(jobNames.map(async (name) => [name, await last(name)] as const)));
}
const allDone = Object.fromEntries(jobNames.map((name) => [name, 'done']));

test('a tool published with every optional field empty lets every job end well, again and again (B4)', async () => {
  expect(Object.keys(required).toSorted()).toEqual(
    columns
      .filter((column) => column.required)
      .map(({ name }) => name)
      .toSorted(),
  );
  expect(await runAll()).toEqual(allDone); // alerts take note of the catalogue as it is
  const header = columns.map(({ name }) => name).join(',');
  const row = columns.map(({ name }) => `"${required[name] ?? ''}"`).join(',');
  const answer = await ask(bulkUpload, 'POST', '/api/tools/bulk-upload', {
    person: admin,
    body: { csvData: `${header}\n${row}\n` },
  });
  expect([answer.status, await answer.json()]).toMatchObject([200, { created: 1, refusals: [] }]);

  const reader = await site.signUp({ plan: 'core', keepsMail: true });
  const toolId = (await currentCatalogue()).tools.find(({ name }) => name === required['name'])?.id ?? 0;
  await changeUser(reader.id, (user) => ({
    write: { ...user, saves: [{ toolId, savedAt: new Date().toISOString() }] },
    outcome: null,
  }));
  for (let time = 0; time < 2; time += 1) expect(await runAll()).toEqual(allDone);
  expect((await mail.list()).filter(({ subject }) => /failed|does not run/.test(subject))).toEqual([]);
});

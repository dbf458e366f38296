import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginJournal } from '#netlify/stores/ending-store.ts';
import { backUp, restore } from '../../commands/backup/backup.ts';
import { copyEndings } from '../../commands/backup/journal.ts';
import type { RestoreOptions } from '../../commands/backup/backup.ts';
import { loadFunctions } from '../load-functions.ts';
import { deployWithMadeTools } from '../made-tools.ts';
import { type Endable, peopleWhoEnd, peopleWhoStay } from '../people-who-end.ts';
import { type SiteUnderTest, startSiteUnderTest } from '../site-under-test.ts';
import { storedText } from '../stored-text.ts';
import { storesOf } from '../stores-of.ts';
import { type ProductPromise, runAlone } from './promise.ts';
import { type Case, verdictOf } from './verdict-of.ts';

const functions = await loadFunctions();

type Thing = Pick<Endable, 'name' | 'isThere'>;

/** What people ended stays ended, whatever is restored into which store. */
export const promise: ProductPromise = {
  id: 50,
  title:
    'Restored into a living and into a wiped store, nothing that a person ended comes back (session, link, feed, choice, account, subscription); the rest does, and a second restore changes nothing',
  async run(effort) {
    const cases: Case[] = [];
    for (let round = 0; round < (effort === 'full' ? 5 : 1); round += 1) cases.push(...(await rehearse()));
    return verdictOf(
      cases,
      'living store with and without overwriting, wiped store with the endings that were copied and with none: what was ended stayed ended, what was not came back',
    );
  },
};

async function rehearse(): Promise<Case[]> {
  const folder = await mkdtemp(join(tmpdir(), 'yak-recovery-'));
  const [backup, endings] = [join(folder, 'yak.backup.gz'), join(folder, 'yak.endings.gz')];
  const cases: Case[] = [];
  const options = { deployFiles: deployWithMadeTools(), captureLog: true, waitsForStore: true };

  const living = await startSiteUnderTest(options);
  const around = { site: living, functions, mail: await living.startMail(), payments: await living.startPayments() };
  await beginJournal(new Date());
  const ended = await peopleWhoEnd(around);
  const staying = await peopleWhoStay(around);
  cases.push(...(await expectAll('before', living, [...ended, ...staying], true)));
  await backUp(storesOf(living), backup, 'dev', new Date());
  for (const { end } of ended) await end();
  cases.push(...(await expectAll('once ended', living, ended, false)));
  await copyEndings(storesOf(living), endings, 'dev', new Date());
  for (const overwrite of [false, true]) {
    const name = overwrite ? 'living store, overwritten' : 'living store';
    cases.push(...(await restored(name, living, backup, { overwrite })));
    cases.push(...(await expectAll(name, living, ended, false)));
    cases.push(...(await expectAll(name, living, staying, true)));
  }
  await living.close();

  const wiped = await startSiteUnderTest(options);
  cases.push(...(await restored('wiped store', wiped, backup, { endings })));
  cases.push(...(await expectAll('wiped store', wiped, ended, false)));
  cases.push(...(await expectAll('wiped store', wiped, staying, true)));
  await wiped.close();

  const bare = await startSiteUnderTest(options);
  const refusal = await restore(storesOf(bare), backup, 'dev').then(
    () => 'was restored as if nothing had ended since',
    () => null,
  );
  cases.push({ name: 'wiped store without a journal', problem: refusal });
  cases.push(...(await restored('wiped store, cautious', bare, backup, { isCautious: true })));
  const unknown = ended.filter(({ name }) => !/^(a deleted account|a subscription|a suggested tool)/.test(name));
  cases.push(...(await expectAll('wiped store, cautious', bare, unknown, false)));
  await bare.close();
  await rm(folder, { recursive: true });
  return cases;
}

/** Restores twice: the second time must leave every byte. */
async function restored(name: string, site: SiteUnderTest, file: string, options: RestoreOptions): Promise<Case[]> {
  await restore(storesOf(site), file, 'dev', options);
  const before = JSON.stringify([...(await storedText(site.blobs))]);
  const { written } = await restore(storesOf(site), file, 'dev', options);
  const after = JSON.stringify([...(await storedText(site.blobs))]);
  const problem = written > 0 || before !== after ? `${written} written by a second restore` : null;
  return [{ name, problem }];
}

async function expectAll(when: string, site: SiteUnderTest, things: readonly Thing[], there: boolean): Promise<Case[]> {
  const cases: Case[] = [];
  for (const { name, isThere } of things) {
    const problem = there ? 'is not there' : 'is there again';
    cases.push({ name: `${when}: ${name}`, problem: (await isThere(site)) === there ? null : problem });
  }
  return cases;
}

if (import.meta.main) await runAlone(promise);

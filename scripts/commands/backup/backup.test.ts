import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BlobsServer } from '@netlify/blobs/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginJournal } from '#netlify/stores/ending-store.ts';
import { type SiteUnderTest, startSiteUnderTest } from '#testing/site-under-test.ts';
import { backUp, restore } from './backup.ts';
import { type SiteStores, openSiteStores } from './site-stores.ts';
import { copyEndings } from './journal.ts';
import { readBackupOrder, readRestoreOrder } from './which-site.ts';

let folder: string;
let site: SiteUnderTest;
let here: SiteStores;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yak-backup-'));
  site = await startSiteUnderTest();
  const { url, token } = site.blobs;
  here = openSiteStores({ siteID: 'local', token, edgeURL: url, uncachedEdgeURL: url }, 'dev');
  await beginJournal(new Date());
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

const fileOf = (name: string) => join(folder, `${name}.gz`);
const record = (text: string) => ({ text, metadata: { ops: 'a.b', v: 2 } });

test('what says something else stays, unless it is to be overwritten; what a backup does not hold stays', async () => {
  await here.write('things', 'one', record('1'), null);
  await here.write('things', 'two', record('2'), null);
  await backUp(here, fileOf('kept'), 'dev', new Date());
  const { etag = '' } = (await here.read('things', 'two')) ?? {};
  await here.write('things', 'two', record('changed since'), etag);
  await here.write('things', 'three', record('3'), null);
  expect(await restore(here, fileOf('kept'), 'dev')).toEqual({
    written: 0,
    same: 1,
    kept: 1,
    ended: 0,
    endingsUntil: null,
  });
  expect(await restore(here, fileOf('kept'), 'dev', { overwrite: true })).toEqual({
    written: 1,
    same: 1,
    kept: 0,
    ended: 0,
    endingsUntil: null,
  });
  expect(await here.read('things', 'two')).toMatchObject(record('2'));
  expect(await here.read('things', 'three')).toMatchObject(record('3'));
});

test('a backup of one deploy context goes into no other', async () => {
  await backUp(here, fileOf('context'), 'dev', new Date());
  await expect(restore(here, fileOf('context'), 'production')).rejects.toThrow('is a backup of dev');
});

test('a site without any record is taken for a wrong address, and no file is left', async () => {
  const { url, token } = site.blobs;
  const nowhere = openSiteStores({ siteID: 'mistyped', token, edgeURL: url, uncachedEdgeURL: url }, 'dev');
  await expect(backUp(nowhere, fileOf('nowhere'), 'dev', new Date())).rejects.toThrow('nothing to back up');
  await expect(restore(here, fileOf('nowhere'), 'dev')).rejects.toThrow();
});

test("a deploy is reached by site id and token, over Netlify's own interface, notes beside a record included", async () => {
  const server = new BlobsServer({ directory: join(folder, 'deploy'), token: 'token-of-the-deploy' });
  const { port } = await server.start();
  const address = { siteID: 'a-site', token: 'token-of-the-deploy', apiURL: `http://localhost:${port}` };
  const there = openSiteStores(address, 'production');
  await there.write('users', 'ada', record('{"name":"Ada"}'), null);
  expect(await backUp(there, fileOf('deploy'), 'production', new Date())).toEqual({ users: 1 });
  const emptied = openSiteStores({ ...address, siteID: 'another-site' }, 'production');
  expect(await restore(emptied, fileOf('deploy'), 'production', { isCautious: true })).toEqual({
    written: 1,
    same: 0,
    kept: 0,
    ended: 0,
    endingsUntil: null,
  });
  expect(await emptied.read('users', 'ada')).toMatchObject(record('{"name":"Ada"}'));
  expect(await restore(emptied, fileOf('deploy'), 'production', { isCautious: true })).toEqual({
    written: 0,
    same: 1,
    kept: 0,
    ended: 0,
    endingsUntil: null,
  });
  await server.stop();
});

test('the commands say what is missing', () => {
  for (const read of [readBackupOrder, readRestoreOrder]) {
    expect(() => read([], {})).toThrow('Name one file');
    expect(() => read(['a.gz', '--site', 'x'], {})).toThrow('NETLIFY_AUTH_TOKEN');
    expect(() => read(['a.gz'], { YAK_DATA_DIR: folder })).toThrow('run “npm start”');
  }
});

test('the journal of endings is in no backup, and a copy of it holds nothing else', async () => {
  const counts = await backUp(here, fileOf('without'), 'dev', new Date());
  expect(Object.keys(counts)).toEqual(['things']);
  expect(await copyEndings(here, fileOf('endings'), 'dev', new Date())).toEqual({ endings: 1 });
  await expect(restore(here, fileOf('endings'), 'dev')).rejects.toThrow('is no backup');
  await expect(restore(here, fileOf('without'), 'dev', { endings: fileOf('without') })).rejects.toThrow('is no copy');
});

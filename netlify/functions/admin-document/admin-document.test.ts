import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuditPage } from '#api/admin-audit.contract.ts';
import type { DeskDocument, DocumentEdited } from '#api/admin-document.contract.ts';
import type { DeskDocuments } from '#api/admin-documents.contract.ts';
import type { DeskRecordsAnswer } from '#api/desk-records.contract.ts';
import type { ConflictingEdit, RefusedEdit } from '#api/record-edit.ts';
import type { Drop } from '#domain/drop/drop.schema.ts';
import { shownDrops } from '#domain/drop/desk-drops.ts';
import { type DropView, sortDrops } from '#domain/drop/lock-drops.ts';
import { announceDue } from '#netlify/documents/announce-due.ts';
import { currentDrops } from '#netlify/catalog/current-drops.ts';
import { type Person, type SiteUnderTest, adminEmail, ask, startSiteUnderTest } from '#testing/site-under-test.ts';
import { fileDrops } from '#testing/built-catalogue.ts';
import adminAudit from '../admin-audit/admin-audit.ts';
import adminDocuments from '../admin-documents/admin-documents.ts';
import deskRecords from '../desk-records/desk-records.ts';
import toolUpdates from '../tool-updates/tool-updates.ts';
import adminDocument from './admin-document.ts';

let site: SiteUnderTest;
let admin: Person;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true });
  admin = await site.signUp({ email: adminEmail });
});
afterAll(() => site.close());

const today = new Date().toISOString().slice(0, 10);
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const words = {
  toolName: 'Midjourney',
  toolId: 2,
  updateTitle: 'Midjourney draws hands with five fingers',
  updateDescription:
    'Hands come out with five fingers each by default. It matters to whoever shows people holding things.',
  updateType: 'updated',
  kind: 'feature',
  releaseDate: today,
  sourceUrl: 'https://docs.midjourney.com/hands',
  isAuthentic: true,
  quote: 'Hands now have five fingers.',
  supersededBy: null,
} satisfies Omit<Drop, 'id'>;
type Saving = Record<string, unknown>;
const add = (saving: Saving = {}) =>
  ask(adminDocuments, 'POST', '/api/admin/documents/drop', {
    person: admin,
    body: {
      attempt: randomUUID(),
      reason: 'The maker announced it',
      fields: words,
      state: 'published',
      showsOn: null,
      ...saving,
    },
  });
const added = async (saving: Saving = {}) => ((await (await add(saving)).json()) as DocumentEdited).key;
const read = async (key: string) =>
  (await (
    await ask(adminDocument, 'GET', `/api/admin/documents/drop/${key}`, { person: admin })
  ).json()) as DeskDocument;
const save = async (key: string, saving: Saving = {}) => {
  const { version, state, showsOn } = await read(key);
  return ask(adminDocument, 'POST', `/api/admin/documents/drop/${key}`, {
    person: admin,
    body: { attempt: randomUUID(), reason: 'A better word', fields: {}, state, showsOn, version, ...saving },
  });
};
const undo = (key: string, undoes: string) =>
  ask(adminDocument, 'POST', `/api/admin/documents/drop/${key}`, {
    person: admin,
    body: { attempt: randomUUID(), reason: 'It was a slip', undoes },
  });
const readersSee = async (key: string, person: Person | null = null) => {
  const views = (await (await ask(toolUpdates, 'GET', '/api/tool-updates', { person })).json()) as DropView[];
  return views.find(({ id }) => id === Number(key)) ?? null;
};
const records = async (query = '') =>
  ((await (await ask(deskRecords, 'GET', `/api/desk-records${query}`)).json()) as DeskRecordsAnswer).documents.drop;

test('a drop is drafted, refused while it owes its source, published, seen at once, and taken back with its history', async () => {
  const attempt = randomUUID();
  const key = await added({ attempt, state: 'draft', fields: { toolName: 'Midjourney', toolId: 2 } });
  expect(Number(key)).toBeGreaterThan(20_000);
  expect(await readersSee(key)).toBeNull();
  expect(((await (await add({ attempt })).json()) as DocumentEdited).key).toBe(key); // its reply was lost

  const refused = await save(key, { state: 'published', fields: { ...words, quote: '', sourceUrl: null } });
  expect(refused.status).toBe(422);
  expect(((await refused.json()) as RefusedEdit).problems.map(({ field }) => field).toSorted()).toEqual([
    'quote',
    'sourceUrl',
  ]);
  expect((await save(key, { state: 'published', fields: words, dryRun: true })).status).toBe(200);
  expect(await readersSee(key)).toBeNull();

  const published = randomUUID();
  expect((await save(key, { attempt: published, state: 'published', fields: words })).status).toBe(200);
  expect(await readersSee(key)).toMatchObject({ locked: false, updateTitle: words.updateTitle });
  const desk = await read(key);
  expect([desk.standing, desk.isBuilt, desk.file]).toEqual(['published', false, null]);
  expect(desk.history.map(({ kind, reason, canUndo }) => [kind, reason, canUndo])).toEqual([
    ['changed', 'A better word', true],
    ['created', 'The maker announced it', true],
  ]);

  expect((await undo(key, published)).status).toBe(200);
  expect(await readersSee(key)).toBeNull();
  const { lines } = (await (await ask(adminAudit, 'GET', '/api/admin/audit', { person: admin })).json()) as AuditPage;
  expect(lines[0]?.action).toBe('document_change_undone');
});

test('a scheduled drop is in no answer before its day, and there on it; a build is started once', async () => {
  const day = dayFromNow(2);
  const key = await added({ showsOn: day });
  expect(await readersSee(key, await site.signUp({ plan: 'core' }))).toBeNull();
  expect((await records()).some((entry) => entry.key === key)).toBe(false);
  expect((await read(key)).standing).toBe('scheduled');
  const shownAt = async (now: Date) => (await currentDrops(now)).drops.some(({ id }) => id === Number(key));
  expect(await shownAt(new Date(`${dayFromNow(1)}T23:59:59Z`))).toBe(false);
  expect(await shownAt(new Date(`${day}T00:00:00Z`))).toBe(true);
  expect(await announceDue(new Date())).toBe(0);
  expect(await announceDue(new Date(`${day}T00:01:00Z`))).toBe(1);
  expect(await announceDue(new Date(`${day}T00:11:00Z`))).toBe(0);
});

test('a scheduled change leaves what is published standing till its day, and one that was taken down stays away', async () => {
  const day = dayFromNow(2);
  const key = await added();
  const later = { updateTitle: 'Midjourney draws feet with five toes' };
  expect((await save(key, { fields: later, showsOn: day })).status).toBe(200);
  expect(await readersSee(key)).toMatchObject({ updateTitle: words.updateTitle });
  expect(await read(key)).toMatchObject({ standing: 'scheduled', isShownMeanwhile: true, fields: later });
  expect((await save(key, { fields: { quote: 'Feet now have five toes.' }, showsOn: day })).status).toBe(200);
  expect(await readersSee(key)).toMatchObject({ updateTitle: words.updateTitle });
  const titleAt = async (now: Date) =>
    (await currentDrops(now)).drops.find(({ id }) => id === Number(key))?.updateTitle;
  expect(await titleAt(new Date(`${dayFromNow(1)}T23:59:59Z`))).toBe(words.updateTitle);
  expect(await titleAt(new Date(`${day}T00:00:00Z`))).toBe(later.updateTitle);

  expect((await save(key, { state: 'unpublished', showsOn: null })).status).toBe(200);
  expect((await save(key, { state: 'published', showsOn: day })).status).toBe(200);
  expect([await readersSee(key), (await read(key)).isShownMeanwhile]).toEqual([null, false]);
  expect(await titleAt(new Date(`${day}T00:00:00Z`))).toBe(later.updateTitle);
});

test('a drop of a file that was taken down stays away while its return is scheduled, or only drafted', async () => {
  const key = String(sortDrops(fileDrops)[0]?.id);
  const taken = randomUUID();
  expect((await save(key, { attempt: taken, state: 'unpublished' })).status).toBe(200);
  for (const wait of [
    { state: 'published', showsOn: dayFromNow(2) },
    { state: 'draft', showsOn: null },
  ]) {
    expect((await save(key, { ...wait, fields: { quote: words.quote } })).status).toBe(200);
    expect(await readersSee(key)).toBeNull();
  }
  expect((await save(key, { state: 'published', showsOn: null })).status).toBe(200);
  expect(await readersSee(key)).not.toBeNull();
});

test('letters wait an hour for what the desk published, and never tell it twice', async () => {
  const key = await added();
  const { held } = await currentDrops(new Date());
  expect(held.has(Number(key))).toBe(true);
  const later = await currentDrops(new Date(Date.now() + 3_700_000));
  expect(later.held.has(Number(key))).toBe(false);
});

test('a drop of a file is changed, superseded and taken down over its file, and comes back', async () => {
  const [newest] = sortDrops(fileDrops);
  const key = String(newest?.id);
  const successor = await added();
  const refused = await save(key, { fields: { supersededBy: 1 } });
  expect([refused.status, ((await refused.json()) as RefusedEdit).problems[0]?.field]).toEqual([422, 'supersededBy']);
  expect((await save(key, { fields: { supersededBy: Number(successor) } })).status).toBe(200);
  expect((await read(key)).standing).toBe('superseded');
  expect(await readersSee(key)).toMatchObject({ successor: { id: Number(successor) } });
  const taken = randomUUID();
  expect((await save(key, { attempt: taken, state: 'unpublished' })).status).toBe(200);
  expect(await readersSee(key)).toBeNull();
  expect(shownDrops(fileDrops, await records()).some(({ id }) => String(id) === key)).toBe(false);
  expect((await undo(key, taken)).status).toBe(200);
  expect(await readersSee(key)).toMatchObject({ updateTitle: newest?.updateTitle });
});

test('two editors at once: one is first, the other is told what it says now, and nothing is lost', async () => {
  const key = await added();
  const { version } = await read(key);
  const answers = await Promise.all([
    save(key, { version, fields: { updateTitle: 'Midjourney draws whole hands' } }),
    save(key, { version, fields: { quote: 'Five fingers each.' } }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const late = answers.find(({ status }) => status === 409);
  const conflict = (await late?.json()) as ConflictingEdit<DeskDocument>;
  expect([conflict.code, conflict.current.history[0]?.kind]).toEqual(['document_changed', 'changed']);
});

test('what lies under the fringe is told by its label alone, to a build too; the key of a pull gives it whole', async () => {
  const key = await added({
    fields: { ...words, releaseDate: '2026-01-05', updateTitle: 'Midjourney kept a secret in January' },
  });
  expect(await readersSee(key)).toMatchObject({ locked: true });
  const told = await (await ask(deskRecords, 'GET', '/api/desk-records')).text();
  expect(told).not.toContain('kept a secret');
  expect((await records()).find((entry) => entry.key === key)).toMatchObject({ shows: 'label' });
  const list = (await (
    await ask(adminDocuments, 'GET', '/api/admin/documents/drop', { person: admin })
  ).json()) as DeskDocuments;
  const pull = /--key (\S+)$/.exec(list.pull)?.[1] ?? '';
  expect((await records(`?key=${pull}`)).find((entry) => entry.key === key)).toMatchObject({ shows: 'whole' });
  expect((await ask(deskRecords, 'GET', '/api/desk-records?key=none')).status).toBe(400);
});

test.each(['drop-before-commit', 'drop-after-commit'] as const)(
  'cut at any call to the store (%s): there with its history, or not there, and whole when sent again',
  async (fault) => {
    for (let cut = 0, isOver = false; !isOver; cut += 1) {
      const attempt = randomUUID();
      let calls = 0;
      site.blobs.setFault(() => (calls++ === cut ? fault : calls > cut + 1 ? 'drop-before-commit' : null));
      await add({ attempt });
      site.blobs.setFault(() => null);
      isOver = calls <= cut;
      const again = await add({ attempt });
      expect(again.status).toBe(200);
      const { key } = (await again.json()) as DocumentEdited;
      expect((await read(key)).history.map(({ id }) => id)).toEqual([attempt]);
    }
  },
  60_000,
);

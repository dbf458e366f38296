import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { AuditPage } from '#api/admin-audit.contract.ts';
import type { DeskTool, ToolEdited, adminToolEndpoint } from '#api/admin-tool.contract.ts';
import type { Sent } from '#api/contract.ts';
import type { ToolPatch } from '#domain/tool/editing/edit-tool.ts';
import type { OneToolAnswer } from '#api/tool.contract.ts';
import type { UploadEntry } from '#api/uploads.contract.ts';
import type { ConflictingEdit, RefusedEdit } from '#api/record-edit.ts';
import { makeEvidence } from '#domain/tool/editing/make-tool.ts';
import { templateCsv } from '#domain/tool/csv/write-csv.ts';
import { readToolHead } from '#netlify/stores/tool-store.ts';
import { ask, type Person, type SiteUnderTest } from '#testing/site-under-test.ts';
import { useAdminSite } from '#testing/use-admin-site.ts';
import { fileTools } from '#testing/built-catalogue.ts';
import adminAudit from '../admin-audit/admin-audit.ts';
import adminToolUndo from '../admin-tool-undo/admin-tool-undo.ts';
import adminTools from '../admin-tools/admin-tools.ts';
import bulkUpload from '../bulk-upload/bulk-upload.ts';
import tool from '../tool/tool.ts';
import undoUpload from '../undo-upload/undo-upload.ts';
import uploads from '../uploads/uploads.ts';
import adminTool from './admin-tool.ts';

let site: SiteUnderTest;
let admin: Person;
useAdminSite((own) => ({ site, admin } = own));

const rightsOfPlans = ({ plans }: (typeof fileTools)[number]) =>
  plans.flatMap(({ rights }) => Object.keys(rights)).length;
/** Sold in one way: its price may be any without standing out of order. The first says its rights of the whole tool. */
const [model, other] = fileTools
  .filter(({ pricing, plans, status }) => status.state === 'active' && (pricing.amount ?? 0) > 0 && plans.length === 1)
  .toSorted((a, b) => rightsOfPlans(a) - rightsOfPlans(b));
if (!model || !other) throw new Error('The catalogue has no tool with a price.');
const read = async (id = model.id) =>
  (await (await ask(adminTool, 'GET', `/api/admin/tools/${id}`, { person: admin })).json()) as DeskTool;
const priced = (amount: number): ToolPatch => ({
  fields: { pricing: { ...model.pricing, amount } },
  evidence: { price: makeEvidence({ source: model.link, quote: `${amount} dollars` }) },
});
const send = (editing: Partial<Sent<typeof adminToolEndpoint, 'POST'>>, id = model.id) =>
  ask(adminTool, 'POST', `/api/admin/tools/${id}`, {
    person: admin,
    body: { attempt: randomUUID(), reason: 'The maker changed it', ...editing },
  });
const undo = (editId: string, id = model.id, attempt: string = randomUUID()) =>
  ask(adminToolUndo, 'POST', `/api/admin/tools/${id}/undo`, {
    person: admin,
    body: { editId, attempt, reason: 'It was a slip' },
  });
const shown = async (id: number) => ((await (await ask(tool, 'GET', `/api/tools/${id}`)).json()) as OneToolAnswer).tool;

test('a built-in tool is changed with its source, at once, with its history; undo brings the file back', async () => {
  const before = await read();
  expect(before).toMatchObject({ isBuilt: true, history: [], file: { id: model.id } });
  const trial = await send({ version: before.version, patch: priced(77), dryRun: true });
  expect(await trial.json()).toMatchObject({ dryRun: true, rebuild: null });
  expect((await readToolHead()).revision).toBeNull();

  const attempt = randomUUID();
  const editing = { version: before.version, patch: priced(77), attempt };
  const answer = (await (await send(editing)).json()) as ToolEdited;
  expect(answer.changes.map(({ field }) => field.split('.')[0])).toEqual(['sources', 'plans']);
  expect(await shown(model.id)).toMatchObject({
    pricing: { amount: 77 },
    evidence: { price: { quote: '77 dollars' } },
  });
  expect((await send(editing)).status).toBe(200); // its reply was lost: the same attempt is the same change
  const after = await read();
  expect(after).toMatchObject({ isBuilt: false, version: answer.version });
  expect(after.history).toMatchObject([
    { id: attempt, kind: 'changed', reason: 'The maker changed it', canUndo: true },
  ]);

  expect((await undo(attempt)).status).toBe(200);
  expect(await shown(model.id)).toMatchObject({ pricing: model.pricing, evidence: model.evidence });
  expect((await readToolHead()).revision).toBeNull();
  expect((await read()).history.map(({ kind, canUndo }) => [kind, canUndo])).toEqual([
    ['undone', true],
    ['changed', false],
  ]);
  const { lines } = (await (await ask(adminAudit, 'GET', '/api/admin/audit', { person: admin })).json()) as AuditPage;
  expect(lines.map(({ action, about }) => [action, about[0]]).slice(0, 2)).toEqual([
    ['tool_change_undone', model.name],
    ['tool_changed', model.name],
  ]);
});

test('two editors at once: one is first, the other is told what changed, and nothing is lost', async () => {
  const { version } = await read();
  const answers = await Promise.all([
    send({ version, patch: priced(21) }),
    send({ version, patch: { fields: { skipItIf: 'you count every coin' }, evidence: {} } }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const late = answers.find(({ status }) => status === 409);
  const conflict = (await late?.json()) as ConflictingEdit<DeskTool>;
  expect([conflict.code, conflict.current.history[0]?.kind]).toEqual(['tool_changed', 'changed']);
  const wasPrice = conflict.current.history[0]?.changes.some(({ field }) => field === 'plans');
  const patch = wasPrice ? { fields: { skipItIf: 'you count every coin' }, evidence: {} } : priced(21);
  expect((await send({ version: conflict.current.version, patch })).status).toBe(200);
  expect(await shown(model.id)).toMatchObject({ pricing: { amount: 21 }, skipItIf: 'you count every coin' });
});

test('what contradicts itself is refused by field, and nothing is stored', async () => {
  const { version } = await read(other.id);
  const before = await readToolHead();
  const dangling = { noFreePlan: [{ source: 'a-page-of-no-name', quote: 'Nothing is free' }] };
  const answer = await send({ version, patch: { fields: dangling, evidence: {} } }, other.id);
  expect([answer.status, ((await answer.json()) as RefusedEdit).problems]).toMatchObject([
    422,
    [{ field: 'noFreePlan.0.source' }],
  ]);
  const odd = await send(
    { version, patch: { fields: { plans: 'all' as never, freeUse: 'maybe' as never } } },
    other.id,
  );
  expect([odd.status, ((await odd.json()) as RefusedEdit).problems]).toMatchObject([
    422,
    [{ field: 'plans' }, { field: 'freeUse' }],
  ]);
  expect(await readToolHead()).toEqual(before);
});

test('a change whose places changed again cannot be taken back by itself; another of the same tool can', async () => {
  const first = randomUUID();
  const second = randomUUID();
  const third = randomUUID();
  await send({ version: (await read()).version, patch: priced(31), attempt: first });
  await send({
    version: (await read()).version,
    patch: { fields: { skipItIf: 'you need film' }, evidence: {} },
    attempt: second,
  });
  await send({ version: (await read()).version, patch: priced(32), attempt: third });
  const refused = await undo(first);
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([409, 'change_superseded']);
  expect((await undo(second)).status).toBe(200);
  expect(await shown(model.id)).toMatchObject({ pricing: { amount: 32 }, skipItIf: 'you count every coin' });
  expect((await undo(third)).status).toBe(200);
  expect((await undo(first)).status).toBe(200);
});

test('a tool is added and taken out again; an upload below it goes by itself', async () => {
  const csv = templateCsv().replace('https://example.com/', '');
  const { uploadId } = (await (
    await ask(bulkUpload, 'POST', '/api/tools/bulk-upload', { person: admin, body: { csvData: csv } })
  ).json()) as { uploadId: string };
  const { id: _, slug: __, evidence: read, ...fields } = model;
  const attempt = randomUUID();
  const link = 'https://added.example/';
  const evidence = Object.fromEntries(
    Object.entries(read).map(([fact, one]) => [fact, one && { ...one, source: link }]),
  );
  const add = (name: string) =>
    ask(adminTools, 'POST', '/api/admin/tools', {
      person: admin,
      body: {
        attempt,
        reason: 'Readers ask for it',
        patch: {
          fields: { ...fields, name, link, tasks: model.tasks },
          evidence,
        },
      },
    });
  const refused = await add(model.name);
  expect([refused.status, ((await refused.json()) as RefusedEdit).problems]).toMatchObject([422, [{ field: 'name' }]]);
  const added = (await (await add('Storyteller')).json()) as ToolEdited;
  expect(added.tool).toMatchObject({ name: 'Storyteller', slug: 'storyteller', rights: model.rights });
  expect(((await (await add('Storyteller')).json()) as ToolEdited).tool.id).toBe(added.tool.id);
  expect(await shown(added.tool.id)).toMatchObject({ name: 'Storyteller', evidence });

  const list = (await (await ask(uploads, 'GET', '/api/uploads', { person: admin })).json()) as UploadEntry[];
  expect(list[0]).toMatchObject({ kind: 'edit', canUndo: false });
  const takeBack = (id: string) =>
    ask(undoUpload, 'POST', '/api/uploads/undo', { person: admin, body: { uploadId: id } });
  expect((await takeBack(attempt)).status).toBe(409);
  expect((await takeBack(uploadId)).status).toBe(200);
  expect(await shown(added.tool.id)).toMatchObject({ name: 'Storyteller' });

  expect((await undo(attempt, added.tool.id)).status).toBe(200);
  expect((await ask(tool, 'GET', `/api/tools/${added.tool.id}`)).status).toBe(404);
});

test.each(['drop-before-commit', 'drop-after-commit'] as const)(
  'cut at any call to the store (%s): there with its history, or not there, and whole when sent again',
  async (fault) => {
    for (let cut = 0, isOver = false; !isOver; cut += 1) {
      const { version, history, tool: before } = await read(other.id);
      const editing = {
        version,
        attempt: randomUUID(),
        patch: { fields: { skipItIf: `you stop at call ${cut} ${fault}` }, evidence: {} },
      };
      let calls = 0;
      site.blobs.setFault(() => (calls++ === cut ? fault : calls > cut + 1 ? 'drop-before-commit' : null));
      await send(editing, other.id);
      site.blobs.setFault(() => null);
      isOver = calls <= cut;
      const now = await read(other.id);
      const isThere = now.tool.skipItIf !== before.skipItIf;
      expect(now.history.length - history.length).toBe(isThere ? 1 : 0);
      expect((await send(editing, other.id)).status).toBe(200);
      const then = await read(other.id);
      expect([then.tool.skipItIf, then.history.length]).toEqual([
        `you stop at call ${cut} ${fault}`,
        history.length + 1,
      ]);
    }
  },
  60_000,
);

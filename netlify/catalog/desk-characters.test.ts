import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { DeskTool } from '#api/admin-tool.contract.ts';
import type { ToolPatch } from '#domain/tool/editing/edit-tool.ts';
import type { RefusedEdit } from '#api/record-edit.ts';
import { makeEvidence } from '#domain/tool/editing/make-tool.ts';
import { fileTools } from '#testing/built-catalogue.ts';
import { type Person, ask } from '#testing/site-under-test.ts';
import { useAdminSite } from '#testing/use-admin-site.ts';
import adminTool from '../functions/admin-tool/admin-tool.ts';

let admin: Person;
useAdminSite((own) => ({ admin } = own));

const model = fileTools.find(({ status }) => status.state === 'active');
if (!model) throw new Error('The catalogue has no tool.');
const path = `/api/admin/tools/${model.id}`;
const send = async (patch: Partial<ToolPatch>) => {
  const { version } = (await (await ask(adminTool, 'GET', path, { person: admin })).json()) as DeskTool;
  return ask(adminTool, 'POST', path, {
    person: admin,
    body: { attempt: randomUUID(), reason: 'Said better', version, patch: { fields: {}, evidence: {}, ...patch } },
  });
};

test.each<[string, Partial<ToolPatch>, string]>([
  ['half of a character', { fields: { description: `${model.description}\ud800` } }, 'description'],
  ['a control character', { fields: { maker: 'The\u0000 maker' } }, 'maker'],
  [
    'a mark that turns the text round',
    { fields: { pros: [...model.pros.slice(0, 3), 'Opens \u202egpj.exe'] } },
    'pros.3',
  ],
  [
    'a name and a password in the address of its source',
    { evidence: { status: makeEvidence({ source: 'https://me:secret@example.com/status' }) } },
    'sources.status.page',
  ],
])('a tool with %s is refused at the desk, by the field', async (_, patch, field) => {
  const answer = await send(patch);
  expect(answer.status).toBe(422);
  const { problems } = (await answer.json()) as RefusedEdit;
  expect(problems.map((problem) => problem.field)).toContain(field);
});

test('a name in any script is taken, its accents composed', async () => {
  const answer = await send({ fields: { maker: 'Cafe\u0301 می‌خواهم 日本 👩‍👩‍👧' } });
  expect(answer.status).toBe(200);
  const { tool } = (await (await ask(adminTool, 'GET', path, { person: admin })).json()) as DeskTool;
  expect(tool.maker).toBe('Caf\u00e9 می‌خواهم 日本 👩‍👩‍👧');
});

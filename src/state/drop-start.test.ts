import { randomUUID } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import * as adminTool from '#netlify/functions/admin-tool/admin-tool.ts';
import { editTool } from '#netlify/catalog/edit-tool.ts';
import { versionOf } from '#netlify/catalog/version-of.ts';
import { fileTools } from '#testing/built-catalogue.ts';
import { openStatePage } from '#testing/state-page.ts';
import type { Person } from '#testing/site-under-test.ts';
import { useAdminSite } from '#testing/use-admin-site.ts';

let admin: Person;
useAdminSite((own) => ({ admin } = own));
afterEach(() => vi.unstubAllGlobals());

test('a drop begins with the last change of a tool, and with no other', async () => {
  const tool = fileTools.find(
    ({ status, rights, plans }) => status.state === 'active' && rights.commercialUse === 'yes' && plans.length > 0,
  )!;
  const edit = { toolId: tool.id, version: versionOf(tool), attempt: randomUUID(), reason: 'It says so by now' };
  const patch = { fields: { rights: { commercialUse: 'no' as const } } };
  expect((await editTool({ ...edit, patch }, { by: 'editor', now: new Date() })).ok).toBe(true);
  openStatePage([adminTool], { person: admin, path: '/admin/drops' });
  const { startOfDrop } = await import('./drop-start.ts');
  const begin = (query: string) => startOfDrop(new URLSearchParams(query));
  const start = await begin(`new&tool=${tool.id}&edit=${edit.attempt}`);
  expect(start).toMatchObject({ fields: { kind: 'terms', toolId: tool.id }, about: `edit-${edit.attempt}` });
  expect(start?.fields['after']).toMatch(/, paid work: No$/);
  const other = randomUUID();
  expect(await begin(`new&tool=${tool.id}&edit=${other}`)).toEqual({
    fields: { toolId: tool.id },
    about: `edit-${other}`,
  });
  expect(await begin('new')).toBeNull();
});

import { describe, expect, it } from 'vitest';
import { checkServerRooms } from './check-server-rooms.ts';

describe('rooms of netlify', () => {
  const file = (path: string, ...specifiers: string[]) => ({
    path,
    text: specifiers.map((specifier) => `import { a } from '${specifier}';`).join('\n'),
  });
  const found = (...files: { path: string; text: string }[]) => checkServerRooms(files).map(({ value }) => value);

  it.each([
    ['netlify/http/json-answer.ts', '#netlify/session/session.ts'],
    ['netlify/http/log.ts', '../stores/open-store.ts'],
    ['netlify/session/session.ts', '#netlify/billing/stripe.ts'],
    ['netlify/identity/provider.ts', '#netlify/session/session.ts'],
    ['netlify/stores/user-store.ts', '#netlify/mail/mail.ts'],
    ['netlify/letters/send-digest.ts', '#netlify/functions/tools/tools.ts'],
  ])('%s may not import %s', (path, specifier) => expect(found(file(path, specifier))).toEqual([specifier]));

  it.each([
    ['netlify/http/define-endpoint.ts', '#netlify/session/session.ts'],
    ['netlify/session/session.ts', '#netlify/http/json-answer.ts'],
    ['netlify/identity/provider.ts', '#netlify/env.ts'],
    ['netlify/letters/send-digest.ts', '#netlify/session/signed-link.ts'],
    ['netlify/functions/tools/tools.ts', '#netlify/catalog/catalog.ts'],
    ['netlify/http/log.test.ts', '#netlify/session/session.ts'],
  ])('%s may import %s', (path, specifier) => expect(found(file(path, specifier))).toEqual([]));

  it('no two rooms know each other', () => {
    const there = file('netlify/letters/still-wanted.ts', '#netlify/facts/fact-reports.ts');
    const back = file('netlify/facts/decide-fact.ts', '#netlify/letters/test-letter.ts');
    expect(found(there, back)).toEqual(['#netlify/facts/fact-reports.ts', '#netlify/letters/test-letter.ts']);
    expect(found(there)).toEqual([]);
  });

  it('no room knows itself by way of others', () => {
    const files = [
      file('netlify/facts/decide-fact.ts', '#netlify/admin/desk-tool.ts'),
      file('netlify/admin/read-overview.ts', '#netlify/letters/submission-letters.ts'),
      file('netlify/letters/still-wanted.ts', '../facts/fact-reports.ts'),
    ];
    expect(checkServerRooms(files).map(({ remedy }) => remedy.split(' is ')[0])).toEqual([
      'facts → admin → letters → facts',
      'admin → letters → facts → admin',
      'letters → facts → admin → letters',
    ]);
  });
});

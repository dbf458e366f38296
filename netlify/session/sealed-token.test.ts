import { hkdfSync } from 'node:crypto';
import { EncryptJWT, SignJWT } from 'jose';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { readSettingsFrom, SettingError } from '#netlify/env.ts';
import { openToken, sealToken } from './sealed-token.ts';

const secret = 'a secret for tests, with more than 32 bytes';
const schema = z.object({ sub: z.string() });

let settings: Record<string, string>;
readSettingsFrom(() => settings);

beforeEach(() => {
  settings = { SESSION_SECRET: secret, URL: 'http://localhost:8888' };
});
afterEach(() => {
  vi.useRealTimers();
});

/** A token as `sealToken` makes it, but for what the test changes. */
async function forge({
  header = {},
  claims = {},
  key = ownKey(),
}: {
  header?: Record<string, unknown>;
  claims?: Record<string, unknown>;
  key?: Uint8Array;
} = {}) {
  const now = Math.floor(Date.now() / 1000);
  return new EncryptJWT({ sub: 'me', iss: 'yak', aud: 'http://localhost:8888', iat: now, exp: now + 60, ...claims })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', typ: 'yak-session+jwt', ...header })
    .encrypt(key);
}

function ownKey(purpose = 'session'): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, 'yak', `token ${purpose}`, 32));
}

test('opens what it sealed, and what it sealed does not show', async () => {
  const token = await sealToken('session', { sub: 'somebody' }, 60);
  expect(await openToken('session', token, schema)).toEqual({ sub: 'somebody' });
  expect(Buffer.from(token, 'base64').toString()).not.toContain('somebody');
});

test('the forger of these tests is honest when nothing is changed', async () => {
  expect(await openToken('session', await forge(), schema)).toEqual({ sub: 'me' });
});

test('refuses a token of another purpose, even under the right type', async () => {
  expect(await openToken('session', await sealToken('sign-in', { sub: 'me' }, 60), schema)).toBeNull();
  expect(await openToken('session', await forge({ key: ownKey('sign-in') }), schema)).toBeNull();
});

test.each([
  ['no exp', { claims: { exp: undefined } }],
  ['no iat', { claims: { iat: undefined } }],
  ['another issuer', { claims: { iss: 'oxen' } }],
  ['another audience', { claims: { aud: 'https://evil.example' } }],
  ['another type', { header: { typ: 'yak-sign-in+jwt' } }],
  ['no type', { header: { typ: undefined } }],
  ['claims of another shape', { claims: { sub: 7 } }],
  ['another key', { key: new Uint8Array(32) }],
])('refuses %s', async (_, change) => {
  expect(await openToken('session', await forge(change), schema)).toBeNull();
});

test('refuses other algorithms, signed tokens and rubbish', async () => {
  const wrapped = await forge({ header: { alg: 'A256KW' } });
  const cbc = await forge({ header: { enc: 'A128CBC-HS256' } });
  const signed = await new SignJWT({ sub: 'me' })
    .setProtectedHeader({ alg: 'HS256', typ: 'yak-session+jwt' })
    .setIssuer('yak')
    .setAudience('http://localhost:8888')
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(secret));
  for (const token of [wrapped, cbc, signed, '', 'a.b.c.d.e', '....', 'null'])
    expect(await openToken('session', token, schema)).toBeNull();
});

test('refuses a changed character anywhere', async () => {
  const token = await forge();
  for (let index = 0; index < token.length; index += 1) {
    const other = token[index] === 'A' ? 'B' : 'A';
    const changed = token.slice(0, index) + other + token.slice(index + 1);
    const opened = await openToken('session', changed, schema);
    if (opened !== null)
      expect(Buffer.from(changed.split('.').at(-1)!, 'base64url')).toEqual(
        Buffer.from(token.split('.').at(-1)!, 'base64url'),
      );
  }
});

test('a token ends with its lifetime', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
  const token = await sealToken('session', { sub: 'me' }, 60);
  vi.setSystemTime(new Date('2026-11-21T12:00:59Z'));
  expect(await openToken('session', token, schema)).not.toBeNull();
  vi.setSystemTime(new Date('2026-11-21T12:01:00Z'));
  expect(await openToken('session', token, schema)).toBeNull();
});

test('31 bytes of secret seal and open nothing', async () => {
  const token = await sealToken('session', { sub: 'me' }, 60);
  settings['SESSION_SECRET'] = 'x'.repeat(31);
  await expect(sealToken('session', {}, 60)).rejects.toThrow(SettingError);
  await expect(openToken('session', token, schema)).rejects.toThrow(SettingError);
});

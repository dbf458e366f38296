import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { SignJWT, exportJWK, generateKeyPair } from 'jose';
import { listenOnLoopback } from '@yak/emulator-loopback';
import type { OwnCertificate } from './own-certificate.ts';

/** What is false in the id token that the provider hands out next; `nothing` is an honest one. */
export const lies = [
  'nothing',
  'wrong nonce',
  'no nonce',
  'wrong audience',
  'wrong issuer',
  'expired',
  'no subject',
  'another key',
  'unsigned',
  'no id token',
] as const;
type Lie = (typeof lies)[number];

export interface LyingProvider {
  issuer: string;
  clientId: string;
  /** What it hands out for any code. */
  prepare(lie: Lie, nonce: string, emailVerified?: unknown, picture?: unknown): void;
  close(): Promise<void>;
}

/**
 * An identity provider whose id tokens can be false in one point: what the site must notice by itself.
 * @param certificate answers by https with it, as every provider on the web does; by http without
 */
export async function startLyingProvider(certificate?: OwnCertificate): Promise<LyingProvider> {
  const clientId = 'yak';
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const { privateKey: otherKey } = await generateKeyPair('ES256');
  const keys = [{ ...(await exportJWK(publicKey)), alg: 'ES256', use: 'sig', kid: 'one' }];
  let issuer = '';
  let next: { lie: Lie; nonce: string; emailVerified: unknown; picture?: unknown } = {
    lie: 'nothing',
    nonce: '',
    emailVerified: true,
  };

  async function idToken({ lie, nonce, emailVerified, picture }: typeof next): Promise<string> {
    const seconds = Math.floor(Date.now() / 1000);
    const claims = {
      iss: lie === 'wrong issuer' ? 'https://evil.example' : issuer,
      aud: lie === 'wrong audience' ? 'somebody else' : clientId,
      ...(lie === 'no subject' ? {} : { sub: 'liar' }),
      ...(lie === 'no nonce' ? {} : { nonce: lie === 'wrong nonce' ? 'another' : nonce }),
      iat: seconds - 7200,
      exp: lie === 'expired' ? seconds - 3600 : seconds + 3600,
      email: 'admin@yak.test',
      ...(emailVerified === undefined ? {} : { email_verified: emailVerified }),
      picture,
    };
    if (lie === 'unsigned') return `${encode({ alg: 'none' })}.${encode(claims)}.`;
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid: 'one' })
      .sign(lie === 'another key' ? otherKey : privateKey);
  }

  const listener: RequestListener = (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    void answer(path).then((body) => {
      response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    });
  };
  const server = certificate ? createSecureServer({ ...certificate }, listener) : createServer(listener);
  async function answer(path: string): Promise<unknown> {
    if (path === '/.well-known/openid-configuration') {
      return {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['ES256'],
      };
    }
    if (path === '/jwks') return { keys };
    if (path !== '/token') return null;
    const token = next.lie === 'no id token' ? {} : { id_token: await idToken(next) };
    return { access_token: 'x', token_type: 'Bearer', expires_in: 60, ...token };
  }

  const { port, close } = await listenOnLoopback(server, 0);
  issuer = certificate ? `https://localhost:${port}` : `http://127.0.0.1:${port}`;
  return {
    issuer,
    clientId,
    prepare: (lie, nonce, emailVerified = true, picture = undefined) => {
      next = { lie, nonce, emailVerified, picture };
    },
    close,
  };
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

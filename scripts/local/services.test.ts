import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { User } from '#domain/person/user.ts';
import { openStore } from '#netlify/stores/open-store.ts';
import { subjectOf } from '@yak/emulator-identity';
import { listenOnLoopback } from '@yak/emulator-loopback';
import { realm } from './emulator-settings.ts';
import { freePorts } from './ports.ts';
import { startServices } from './services.ts';
import type { ServicePorts, Services } from './services.ts';
import { withSettings } from './with-settings.ts';

const siteUrl = 'http://localhost:7999';
let dataDir: string;
let running: Services[];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'yak-services-'));
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((services) => services.close()));
  await rm(dataDir, { recursive: true });
});

async function start(ports: ServicePorts): Promise<Services> {
  return keep(startServices({ dataDir, siteUrl, ports }));
}

/** Starts them with ports that only variables name. */
function startWith(environment: Record<string, string>): Promise<Services> {
  return keep(startServices({ dataDir, siteUrl, environment }));
}

async function keep(starting: Promise<Services>): Promise<Services> {
  const services = await starting;
  running.push(services);
  return services;
}

async function somePorts(): Promise<ServicePorts> {
  const [identity = 0, blobs = 0, payments = 0, mail = 0, smtp = 0] = await freePorts(5);
  return { identity, blobs, payments, mail, smtp };
}

function variablesOf(ports: ServicePorts): Record<string, string> {
  return Object.fromEntries(
    Object.entries(ports).map(([part, port]) => [`YAK_${part.toUpperCase()}_PORT`, String(port)]),
  );
}

function readUser(services: Services, email: string) {
  const id = createHash('sha256')
    .update(`${services.env['OIDC_ISSUER']}\n${subjectOf(realm, email)}`)
    .digest('hex');
  return withSettings(services.env, async () => (await openStore('users').read(id))?.value as User | undefined);
}

test('the functions find everything they need in the environment', async () => {
  const { env, addresses } = await start(await somePorts());
  expect(Object.keys(env).sort()).toEqual([
    'ADMIN_EMAILS',
    'MAIL_FROM',
    'OIDC_CLIENT_ID',
    'OIDC_CLIENT_SECRET',
    'OIDC_ISSUER',
    'OIDC_PROVIDER_NAME',
    'SESSION_SECRET',
    'SMTP_URL',
    'STRIPE_API_BASE',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'TEAM_INBOX',
    'URL',
    'YAK_BLOBS_TOKEN',
    'YAK_BLOBS_URL',
    'YAK_DEPLOY_ID',
    'YAK_PICTURE_WEB',
  ]);
  expect(Buffer.byteLength(env['SESSION_SECRET'] ?? '')).toBeGreaterThanOrEqual(32);
  const discovery = await fetch(`${addresses.identity}/.well-known/openid-configuration`);
  expect(await discovery.json()).toMatchObject({ issuer: env['OIDC_ISSUER'] });
});

test('core@yak.test has a live subscription in the Stripe emulator, the others have none', async () => {
  const services = await start(await somePorts());
  const core = await readUser(services, 'core@yak.test');
  expect(core).toMatchObject({ email: 'core@yak.test', firstName: 'Cora', subscription: { status: 'active' } });
  expect((core?.subscription?.currentPeriodEnd ?? 0) * 1000).toBeGreaterThan(Date.now() + 27 * 86_400_000);
  expect(services.payments.control.events().some(({ type }) => type === 'customer.subscription.created')).toBe(true);
  expect(await readUser(services, 'fringe@yak.test')).toBeUndefined();
});

test('a restart keeps secrets and people, and overwrites nobody', async () => {
  const ports = await somePorts();
  const first = await start(ports);
  const before = await readUser(first, 'core@yak.test');
  await first.close();
  const second = await start(ports);
  expect(second.env).toEqual(first.env);
  expect(await readUser(second, 'core@yak.test')).toEqual(before);
});

describe('ports', () => {
  test('come from the variables; the identity provider keeps its first one', async () => {
    const ports = await somePorts();
    const { identity, blobs, payments, mail, smtp } = ports;
    const variables = variablesOf(ports);
    const first = await startWith(variables);
    expect(first.addresses).toEqual({
      identity: `http://localhost:${identity}`,
      blobs: `http://127.0.0.1:${blobs}`,
      payments: `http://localhost:${payments}`,
      mail: `http://localhost:${mail}`,
    });
    expect(first.env['SMTP_URL']).toBe(`smtp://127.0.0.1:${smtp}`);
    await first.close();
    const second = await startWith({ ...variables, YAK_IDENTITY_PORT: '' });
    expect(second.addresses.identity).toBe(first.addresses.identity);
  });

  test.each([
    ['YAK_IDENTITY_PORT', 'the identity provider'],
    ['YAK_BLOBS_PORT', 'the blob store'],
    ['YAK_PAYMENTS_PORT', 'the Stripe emulator'],
    ['YAK_MAIL_PORT', 'the mail page'],
    ['YAK_SMTP_PORT', 'the mail server'],
  ] as const)('a port in use is one sentence that names the port, %s and %s', async (variable, wantedBy) => {
    const other = await listenOnLoopback(createServer(), 0);
    const variables = { ...variablesOf(await somePorts()), [variable]: String(other.port) };
    await expect(startWith(variables)).rejects.toThrow(
      `Port ${other.port} is in use and ${wantedBy} needs it: stop what listens there or set ${variable} to a free port.`,
    );
    await other.close();
  });

  test('a variable that holds no port is said so', async () => {
    await expect(startWith({ YAK_BLOBS_PORT: 'eighty' })).rejects.toThrow(
      'YAK_BLOBS_PORT must be a port from 1 to 65535, not eighty.',
    );
  });
});

test('one data folder serves one instance at a time, which is said before its ports are missed', async () => {
  const first = await somePorts();
  await start(first);
  const second = await somePorts();
  await expect(start({ ...second, identity: first.identity })).rejects.toThrow(
    /in use by another process.*YAK_DATA_DIR/,
  );
});

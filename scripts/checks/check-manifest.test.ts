import { expect, it } from 'vitest';
import { checkManifest, type Manifest } from './check-manifest.ts';

const limited = { action: { config: { aggregate: { keys: [{ type: 'ip' }] } } } };
const sound: Manifest = {
  functions: [
    { name: 'tools', routes: [{ pattern: '/api/tools' }], trafficRules: limited },
    { name: 'webhook', routes: [{ pattern: '/api/stripe-webhook' }] },
    { name: 'login', routes: [{ pattern: '/api/login' }], trafficRules: limited },
    { name: 'reconcile', schedule: '@hourly' },
  ],
};
const values = (manifest: Manifest) =>
  checkManifest(manifest, ['/api/tools', '/api/login', '/api/stripe-webhook']).map(({ value }) => value);

it('accepts exactly the contracts, and schedules', () => expect(values(sound)).toEqual([]));
it('misses a route', () => expect(values({ functions: sound.functions.slice(1) })).toEqual(['/api/tools']));
it('finds a route without a contract', () => {
  expect(
    values({ functions: [...sound.functions, { name: 'ssr', routes: [{ pattern: '/*' }], trafficRules: limited }] }),
  ).toEqual(['/*']);
});
it('finds a function that was built without a route', () =>
  expect(values({ functions: [...sound.functions, { name: 'lost' }] })).toEqual(['lost']));
it('finds a route without a limit of its own per address (B8)', () => {
  const domainWide = { action: { config: { aggregate: { keys: [{ type: 'domain' }] } } } };
  const functions = sound.functions.map((one) => (one.name === 'login' ? { ...one, trafficRules: domainWide } : one));
  expect(values({ functions })).toEqual(['login']);
});

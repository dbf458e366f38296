import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChooseFault } from '@yak/emulator-netlify-blobs';
import { type SiteOptions, type SiteUnderTest, ask, startSiteUnderTest } from '#testing/site-under-test.ts';
import { projectRoot } from '#local/serve-site.ts';
import { type DeployFile, readDeployFiles, unpackPart } from '../../scripts/build/deploy-files.ts';

/** Functions that have just started: they know nothing of the catalogue yet. */
let site: SiteUnderTest;
beforeEach(async () => {
  site = await startAnew();
});
afterEach(() => site.close());

async function startAnew(options: SiteOptions = {}): Promise<SiteUnderTest> {
  const started = await startSiteUnderTest({ captureLog: true, ...options });
  vi.resetModules();
  const { readSettingsFrom } = await import('#netlify/env.ts');
  readSettingsFrom(() => started.environment);
  return started;
}

const deployDead: ChooseFault = ({ store }) => (store?.startsWith('deploy:') ? '503' : null);

async function callFresh(): Promise<() => Promise<Response>> {
  const { default: tools } = await import('#netlify/functions/tools/tools.ts');
  return () => ask(tools, 'GET', '/api/tools');
}

/** Keys of the deploy's store that are asked for from now on. */
function watchReads(): string[] {
  const keys: string[] = [];
  site.blobs.setFault(({ store, key }) => {
    if (store?.startsWith('deploy:')) keys.push(key ?? '');
    return null;
  });
  return keys;
}

test('every part is read as it was written', async () => {
  const { readPart } = await import('./catalogue-parts.ts');
  const files = readDeployFiles(projectRoot);
  expect(files.length).toBeGreaterThan(10);
  for (const { key, body } of files)
    expect(await readPart(key as Parameters<typeof readPart>[0]), key).toEqual(unpackPart(body));
});

test('a function that has just started answers 503 while its deploy cannot be read, and the catalogue as soon as it can', async () => {
  const call = await callFresh();
  site.blobs.setFault(deployDead);
  const refused = await call();
  expect([refused.status, refused.headers.has('Retry-After'), await refused.json()]).toMatchObject([
    503,
    true,
    { code: 'store_unavailable' },
  ]);
  site.blobs.setFault(() => null);
  // Who asks while the reading that fails is still under way is told of it, too.
  await vi.waitFor(async () => expect((await call()).status).toBe(200), 10_000);
});

test('a part is read once a start, however many ask at once, and only by who needs it', async () => {
  const call = await callFresh();
  const keys = watchReads();
  await Promise.all(Array.from({ length: 20 }, call));
  await call();
  expect(keys.sort()).toEqual(['tools', 'uploads']);
});

test('what was read stays when the store dies', async () => {
  const call = await callFresh();
  const etag = (await call()).headers.get('ETag');
  site.blobs.setFault(() => '503');
  const answer = await call();
  expect([answer.status, answer.headers.get('ETag')]).toEqual([200, etag]);
});

test('which tools there are is known without what is said of them', async () => {
  const { hasTool } = await import('./known-tools.ts');
  const keys = watchReads();
  expect(await hasTool(1)).toBe(true);
  expect(keys).toEqual(['tool-names']);
});

test.each<[string, (file: DeployFile) => DeployFile[]]>([
  ['cut short', ({ key, body }) => [{ key, body: body.subarray(0, body.length - 100) }]],
  ['altered', ({ key, body }) => [{ key, body: Buffer.from(body.map((byte, at) => (at === 5000 ? byte ^ 1 : byte))) }]],
  ['missing', () => []],
])('a part that is %s is no catalogue: 503', async (_, damaged) => {
  await site.close();
  const deployFiles = readDeployFiles(projectRoot).flatMap((file) => (file.key === 'tools' ? damaged(file) : [file]));
  site = await startAnew({ deployFiles });
  expect((await (await callFresh())()).status).toBe(503);
});

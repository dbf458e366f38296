import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '#local/serve-site.ts';
import { readDeployFiles } from './deploy-files.ts';

/** What Netlify's build looks with for what it uploads (the version that netlify-cli brings). */
interface NetlifyBuild {
  scanForBlobs(folder: string): Promise<{ apiVersion: number; directory: string } | null>;
  getBlobs(folder: string): Promise<{ key: string; contentPath: string }[]>;
  getFileWithMetadata(key: string, contentPath: string): Promise<{ data: Buffer }>;
}

test("is what Netlify's own build uploads with a deploy, by the interface that takes the region of the functions", async () => {
  const utils = join(projectRoot, 'node_modules/@netlify/build/lib/utils');
  const { scanForBlobs, getFileWithMetadata } = (await import(join(utils, 'blobs.js'))) as NetlifyBuild;
  const { getBlobs } = (await import(join(utils, 'frameworks_api.js'))) as NetlifyBuild;
  const found = await scanForBlobs(projectRoot);
  expect(found?.apiVersion).toBe(3);
  const uploaded = (await getBlobs(found?.directory ?? '')).sort((a, b) => (a.key < b.key ? -1 : 1));
  const bodies = await Promise.all(
    uploaded.map(async ({ key, contentPath }) => ({ key, body: (await getFileWithMetadata(key, contentPath)).data })),
  );
  expect(bodies).toEqual(readDeployFiles(projectRoot));
});

test('says what to do where nothing was generated', () => {
  const empty = mkdtempSync(join(tmpdir(), 'yak-empty-'));
  onTestFinished(() => rmSync(empty, { recursive: true }));
  expect(() => readDeployFiles(empty)).toThrow('run “npm run generate” first');
});

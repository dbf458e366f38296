import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { toolCard } from '#domain/page/share-card.ts';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import { fillShareFolder } from './share-images.ts';

const planned = ['Krea', 'A name of sixty characters that a maker may well come up with'].map((name, index) => ({
  name: `${index}.png`,
  card: toolCard(makeTool({ name }), []),
}));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yak-share-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('draws each picture once, at the size previews take and small enough for them', async () => {
  const [site, drawings] = [join(folder, 'site/share'), join(folder, 'drawings')];
  expect(await fillShareFolder(planned, site, drawings)).toBe(2);
  for (const { name } of planned) {
    const picture = readFileSync(join(site, name));
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(picture.length).toBeLessThan(60_000);
  }
  expect(await fillShareFolder(planned, join(folder, 'next/share'), drawings)).toBe(0);
  expect(readdirSync(join(folder, 'next/share'))).toEqual(readdirSync(site));
});

test('two builds at once leave whole pictures and nothing unfinished', async () => {
  const drawings = join(folder, 'drawings');
  await Promise.all(['one', 'two'].map((site) => fillShareFolder(planned, join(folder, site), drawings)));
  expect(readdirSync(drawings).sort()).toEqual(planned.map(({ name }) => name));
});

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyProject } from './project-copy.ts';

test('of the caches a copy takes the finished drawings alone: others change while it is made', () => {
  const copy = copyProject(['public', 'netlify'], { knowsDrawings: true });
  const cache = join(copy.folder, 'node_modules/.cache');
  const kept = existsSync(cache) ? readdirSync(cache) : [];
  const drawings = kept.includes('share-images') ? readdirSync(join(cache, 'share-images')) : [];
  copy.remove();
  expect(kept.filter((name) => name !== 'share-images')).toEqual([]);
  expect(drawings.filter((name) => !name.endsWith('.png'))).toEqual([]);
});

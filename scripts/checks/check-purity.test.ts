import { describe, expect, it } from 'vitest';
import { checkPurity } from './check-purity.ts';

describe('purity', () => {
  const values = (code: string, path = 'src/domain/tool/a.ts') =>
    checkPurity([{ path, text: code }]).map(({ value }) => value);
  it.each(['Date.now()', 'Date.now', 'new Date()', 'new Date', 'Date()', 'Math.random()', "['https://x', Date.now()]"])(
    'refuses %s in the domain',
    (code) => {
      expect(values(`export const a = ${code};`)).not.toEqual([]);
      expect(values(`export const a = ${code};`, 'src/state/a.ts')).toEqual([]);
    },
  );
  it.each(['node:fs', 'node:crypto', 'react', 'nanostores', 'astro:content', '@netlify/blobs'])(
    'refuses %s in the domain',
    (name) => {
      expect(values(`import { a } from '${name}';`)).toEqual([name]);
    },
  );
  it.each([
    'export const a = (day: string) => new Date(day);',
    'export const a = (store: { fetch(): string }) => store.fetch();',
    "/** Never calls Date.now(). */ export const a = 'fetch() later';",
    "import { z } from 'zod';",
    "import { a } from '#domain/tool/b.ts';",
  ])('allows %s', (code) => expect(values(code)).toEqual([]));
});

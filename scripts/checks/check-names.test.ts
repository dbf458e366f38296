import { describe, expect, it } from 'vitest';
import { checkNames } from './check-names.ts';

describe('names', () => {
  const found = (text: string) => checkNames([{ path: 'src/state/a.ts', text }]).map(({ value }) => value);

  it.each([
    ['/** Takes her list. */', 'her'],
    ['/** So that somebody can mend it. */', 'mend'],
    ['const PATIENCE_MS = 3000;', 'PATIENCE_MS'],
    ['export interface Request extends Topic {}', 'Request'],
    ['type Pick<T> = T;', 'Pick'],
    ['const dayLength = 86_400_000;', 'dayLength'],
  ])('%s does not pass', (text, value) => expect(found(text)).toEqual([value]));
  it.each([
    '/** There they are, on the shelf. */',
    'export interface TopicRequest extends Topic {}',
    'type Name = Pick<Tool, "name">;',
    'interface LockedDrop extends Drop {}',
    'const DAY_MS = 86_400_000;',
    'function f() {\n  const count = 3;\n}',
  ])('%s passes', (text) => expect(found(text)).toEqual([]));
});

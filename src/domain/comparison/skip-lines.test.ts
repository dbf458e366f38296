import { expect, test } from 'vitest';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import { skipLines } from './skip-lines.ts';

const tool = (skipItIf: string, trainsOnUploads: 'yes' | 'no' | 'opt-out') =>
  makeTool({ skipItIf, rights: { ...makeTool().rights, trainsOnUploads } });
const learns = 'your client forbids uploads to services that may learn from them';

test('learning from uploads is said of each that does it, and of no other', () => {
  expect(skipLines([tool('you need sound', 'opt-out'), tool(learns, 'yes')])).toEqual([
    `you need sound, or ${learns}`,
    learns,
  ]);
  expect(skipLines([tool('you need sound', 'no'), tool(learns, 'yes')])).toEqual(['you need sound', learns]);
  expect(skipLines([tool('', 'yes'), tool(learns, 'yes')])).toEqual([learns, learns]);
});

test('other lines stay at their own tool', () => {
  expect(skipLines([tool('you need sound', 'yes'), tool('you need to train a team', 'yes')])).toEqual([
    'you need sound',
    'you need to train a team',
  ]);
});

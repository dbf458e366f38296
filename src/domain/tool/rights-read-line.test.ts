import { expect, test } from 'vitest';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import { earTagOf } from './ear-tag.ts';
import { rightsReadLine } from './rights-read-line.ts';

test('counts the tools of which one right is read, and says that the others are not', () => {
  const tag = earTagOf(makeTool());
  const none = { ...tag, paidWork: 'unread', uploads: 'unread', backing: 'unread' } as const;
  const silent = { ...none, uploads: 'silent' } as const;
  const whole = { ...none, paidWork: 'full', uploads: 'hollow', backing: 'half' } as const;
  expect(rightsReadLine([none, silent, whole])).toBe('Rights read for 2 of 3. A gap means not read yet.');
  expect(rightsReadLine([silent, whole])).toBe('A gap means not read yet.');
  expect(rightsReadLine([whole])).toBe('');
});

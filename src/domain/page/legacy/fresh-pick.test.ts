import { expect, it } from 'vitest';
import { freshPick } from './fresh-pick.ts';
import { makeTool } from '#domain/tool/editing/make-tool.ts';

const old = makeTool({ id: 1, badge: 'Image' });
const fresh = makeTool({ id: 2, badge: 'New' });

it('picks the first tool with the badge New', () =>
  expect(freshPick([old, fresh, makeTool({ id: 3, badge: 'New' })])).toBe(fresh));
it('picks the first tool when none is new', () => expect(freshPick([old])).toBe(old));
it('picks nothing from nothing', () => expect(freshPick([])).toBeUndefined());

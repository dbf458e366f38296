import { describe, expect, test } from 'vitest';
import { type LocalSave, movedText, toggleLocal } from './local-saves.ts';

const saves = (...ids: number[]): LocalSave[] => ids.map((id) => ({ id, name: `Tool ${id}` }));

describe('saves in the browser', () => {
  test('hold as many as Fringe does, newest first, and let go of any', () => {
    expect(toggleLocal(saves(1, 2), { id: 3, name: 'Tool 3' }, 3)).toEqual({
      ok: true,
      kept: saves(3, 1, 2),
      isSaved: true,
    });
    expect(toggleLocal(saves(1, 2, 3), { id: 4, name: 'Tool 4' }, 3)).toEqual({ ok: false });
    expect(toggleLocal(saves(1, 2, 3), { id: 2, name: 'Tool 2' }, 3)).toEqual({
      ok: true,
      kept: saves(1, 3),
      isSaved: false,
    });
  });

  test('say after sign-in what moved, what did not, and why', () => {
    expect(movedText(saves(1), [], 3)).toBe('Tool 1 is saved.');
    const why = 'Yak Fringe holds 3 saves. Still only in this browser: Tool 3, Tool 4.';
    expect(movedText(saves(1, 2), saves(3, 4), 3)).toBe(`2 tools are saved. ${why}`);
    expect(movedText([], saves(3, 4), 3)).toBe(why);
    expect(movedText([], [], 3)).toBe('');
  });
});

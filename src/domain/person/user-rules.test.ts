import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newUser, MAX_QUIZ_RESPONSES, recordQuizResponse, type User } from './user.ts';
import { addSave, removeSave } from './save-rules.ts';

const now = new Date('2026-11-21T12:00:00Z');
const user = newUser(
  {
    id: 'u',
    email: 'fringe@yak.test',
    emailVerified: true,
    firstName: 'Finn',
    lastName: 'Fringe',
    profileImageUrl: null,
  },
  now,
  'b1b1b1b1-0000-4000-8000-000000000001',
);

describe('saves', () => {
  it('refuses the one above the limit, and never a tool that is held', () => {
    const full = [1, 2, 3].reduce<User>((held, toolId) => added(held, toolId, 3), user);
    expect(addSave(full, 4, 3, now)).toEqual({ ok: false, code: 'upgrade_required' });
    expect(addSave(full, 2, 3, now)).toEqual({ ok: true, user: full, changed: false });
    expect(full.saves.map(({ toolId }) => toolId)).toEqual([3, 2, 1]);
  });

  it('keeps everything when the limit falls below what is held: only new saves are refused', () => {
    const held = [1, 2, 3, 4, 5].reduce<User>((before, toolId) => added(before, toolId, Infinity), user);
    expect(addSave(held, 6, 3, now).ok).toBe(false);
    expect(removeSave(held, 2).user.saves).toHaveLength(4);
  });

  it('holds each tool once and never more than the limit, in any order of calls', () => {
    const step = fc.record({ add: fc.boolean(), toolId: fc.integer({ min: 1, max: 6 }) });
    fc.assert(
      fc.property(fc.array(step), fc.integer({ min: 0, max: 4 }), (steps, limit) => {
        const model = new Set<number>();
        let held = user;
        for (const { add, toolId } of steps) {
          if (add) {
            const result = addSave(held, toolId, limit, now);
            expect(result.ok).toBe(model.has(toolId) || model.size < limit);
            if (result.ok) {
              held = result.user;
              model.add(toolId);
            }
          } else {
            held = removeSave(held, toolId).user;
            model.delete(toolId);
          }
          expect(new Set(held.saves.map((save) => save.toolId))).toEqual(model);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

function added(held: User, toolId: number, limit: number): User {
  const result = addSave(held, toolId, limit, now);
  if (!result.ok) throw new Error('refused');
  return result.user;
}

describe('histories', () => {
  it('keep the newest', () => {
    const response = (id: string) => ({
      id,
      answers: {
        department: 'social' as const,
        goals: ['analysis' as const],
        budget: 'low' as const,
        experience: 'beginner' as const,
        teamSize: 'solo' as const,
      },
      toolIds: [1],
      createdAt: now.toISOString(),
    });
    const many = Array.from({ length: MAX_QUIZ_RESPONSES + 2 }, (_, index) => String(index));
    expect(
      many.reduce((before, id) => recordQuizResponse(before, response(id)), user).quizResponses.map(({ id }) => id),
    ).toEqual(many.slice(2).reverse());
  });
});

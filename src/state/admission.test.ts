import { expect, test } from 'vitest';
import type { AuthUser } from '#api/auth-user.contract.ts';
import { $admission } from './admission.ts';
import { $session } from './session.ts';

const user: AuthUser = {
  isPremium: true,
  isAdmin: false,
  hasChosenMail: true,
  email: 'core@yak.test',
  firstName: '',
  lastName: '',
  profileImageUrl: null,
  saves: [],
  createdAt: '2026-11-21T00:00:00Z',
};

test('the role alone opens the back office, Core does not', () => {
  const admissions = [];
  for (const session of [
    { status: 'loading' },
    { status: 'signed-out' },
    { status: 'unreadable' },
    { status: 'signed-in', user },
    { status: 'signed-in', user: { ...user, isPremium: false, isAdmin: true } },
  ] as const) {
    $session.set(session);
    admissions.push($admission.get());
  }
  expect(admissions).toEqual(['loading', 'signed-out', 'unreadable', 'refused', 'admitted']);
});

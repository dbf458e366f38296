import { afterEach, expect, test, vi } from 'vitest';
import type { AuthUser } from '#api/auth-user.ts';
import { $admission, settleRefusal } from './admission.ts';
import { $session } from './session.ts';

const user: AuthUser = {
  isPremium: true,
  isAdmin: false,
  hasChosenMail: true,
  email: 'core@yak.test',
  firstName: '',
  lastName: '',
  profileImageUrl: null,
  createdAt: '2026-11-21T00:00:00Z',
};

afterEach(() => vi.unstubAllGlobals());

test('the role alone opens the back office, Core does not', () => {
  const admissions = [];
  for (const session of [
    { status: 'loading' },
    { status: 'signed-out' },
    { status: 'signed-in', user },
    { status: 'signed-in', user: { ...user, isPremium: false, isAdmin: true } },
  ] as const) {
    $session.set(session);
    admissions.push($admission.get());
  }
  expect(admissions).toEqual(['loading', 'signed-out', 'refused', 'admitted']);
});

test('401 goes to sign-in and comes back; 403 asks anew who is reading; anything else is left to the caller', async () => {
  const assign = vi.fn();
  vi.stubGlobal('window', { location: { pathname: '/admin', search: '', assign } });
  vi.stubGlobal('document', { cookie: '' });
  $session.set({ status: 'signed-in', user: { ...user, isAdmin: true } });
  expect(settleRefusal(new Error('503: 401 and 403 stand in here only by chance'))).toBe(false);
  expect(settleRefusal(new Error('401: {}'))).toBe(true);
  expect(assign).toHaveBeenCalledWith('/api/login?returnTo=%2Fadmin');
  expect($admission.get()).toBe('admitted');
  expect(settleRefusal(new Error('403: {}'))).toBe(true);
  await vi.waitFor(() => expect($admission.get()).toBe('signed-out'));
});

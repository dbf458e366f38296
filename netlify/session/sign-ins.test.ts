import { expect, test } from 'vitest';
import { newUser, type User } from '#domain/person/user.ts';
import {
  SESSION_SECONDS,
  addSignIn,
  isSignedIn,
  removeSignIn,
  renewSignIn,
  signOutAll,
  signedInDevices,
} from './sign-ins.ts';

const now = new Date('2026-11-22T12:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const identity = { id: 'one', email: '', emailVerified: false, firstName: '', lastName: '', profileImageUrl: null };
const user = addSignIn(newUser(identity, now, 'b1b1b1b1-0000-4000-8000-000000000001'), 'device', now);

test('a device is signed in until its time is over, and cannot be renewed after (B13)', () => {
  expect([isSignedIn(user, 'device', now), isSignedIn(user, 'other', now)]).toEqual([true, false]);
  const last = after(SESSION_SECONDS - 1);
  expect([isSignedIn(user, 'device', last), signedInDevices(user, last)]).toEqual([true, 1]);
  const over = after(SESSION_SECONDS);
  expect([isSignedIn(user, 'device', over), signedInDevices(user, over)]).toEqual([false, 0]);
  expect(renewSignIn(user, 'device', over)).toBeNull();
});

test('a device that is renewed or signs in again stands once, in front; those whose time is over are forgotten', () => {
  const sidsOf = (one: User | null) => one?.signIns.map(({ sid }) => sid);
  const two = addSignIn(user, 'other', after(60));
  expect(sidsOf(two)).toEqual(['other', 'device']);
  expect(sidsOf(renewSignIn(two, 'device', after(120)))).toEqual(['device', 'other']);
  expect(sidsOf(addSignIn(two, 'third', after(SESSION_SECONDS)))).toEqual(['third', 'other']);
  expect(sidsOf(removeSignIn(two, 'device'))).toEqual(['other']);
  expect(signOutAll(two)).toMatchObject({ signIns: [], sessionEpoch: 1 });
});

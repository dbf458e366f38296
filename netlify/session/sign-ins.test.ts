import { expect, test } from 'vitest';
import { newUser } from '#domain/account/new-user.ts';
import { addSignIn, isSignedIn, renewSignIn, sessionSeconds, signedInDevices } from './sign-ins.ts';

const now = new Date('2026-11-21T12:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const identity = { id: 'a1', email: 'a@yak.test', emailVerified: true, firstName: 'Ann', lastName: 'Ox' };
const user = addSignIn(newUser({ ...identity, profileImageUrl: null }, now), 'this device', now);

test('a device is signed in until its time is over, and not a second longer', () => {
  expect(isSignedIn(user, 'this device', after(sessionSeconds - 1))).toBe(true);
  expect(isSignedIn(user, 'this device', after(sessionSeconds))).toBe(false);
  expect(signedInDevices(user, after(sessionSeconds))).toBe(0);
});

test('a device whose time is over cannot be renewed', () => {
  expect(renewSignIn(user, 'this device', after(sessionSeconds))).toBeNull();
});

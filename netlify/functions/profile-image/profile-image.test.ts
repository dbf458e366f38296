import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { AuthUser } from '#api/auth-user.contract.ts';
import type { DataExport } from '#api/data-export.contract.ts';
import { closeAccount } from '#netlify/personal-data/delete-account.ts';
import { signIn } from '#netlify/session/sign-in.ts';
import { openStore } from '#netlify/stores/open-store.ts';
import { profileImages } from '#netlify/stores/profile-image-store.ts';
import { PICTURES, type PictureServer, startPictures } from '#testing/picture-server.ts';
import { type Person, type SiteUnderTest, ask, startSiteUnderTest } from '#testing/site-under-test.ts';
import account from '../account/account.ts';
import authUser from '../auth-user/auth-user.ts';
import dataExport from '../data-export/data-export.ts';
import profileImage from './profile-image.ts';

let site: SiteUnderTest;
let pictures: PictureServer;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true });
  pictures = await startPictures();
  site.setEnvironment({ YAK_PICTURE_WEB: pictures.url });
});
afterEach(() => site.blobs.setFault(() => null));
afterAll(async () => {
  await pictures.close();
  await site.close();
});

const personWith = (path: string | null) =>
  site.signUp({ profileImageUrl: path && (path.startsWith('/') ? PICTURES + path : path) });
const said = async (person: Person) =>
  ((await (await ask(authUser, 'GET', '/api/auth/user', { person })).json()) as AuthUser).profileImageUrl;
const shown = (person: Person | null, address = '/api/profile-image') => ask(profileImage, 'GET', address, { person });
/** Signs the person in once more, as their provider describes them now. */
const comeBack = async (person: Person, path: string | null) => {
  const { id, email, emailVerified, firstName, lastName } = await person.stored();
  await signIn({ id, email, emailVerified, firstName, lastName, profileImageUrl: path && PICTURES + path }, new Date());
};
const pathsAsked = () => pictures.asked.splice(0).map(({ path }) => path);

test.each([
  ['/portrait.png', 'png'],
  ['/portrait.jpg', 'jpeg'],
  ['/portrait.webp', 'webp'],
  ['/portrait.gif', 'gif'],
  ['/misnamed.svg', 'png'],
  ['/moved.png', 'png'],
  ['/moved-elsewhere.png', 'png'],
])('the picture at %s is fetched once and served to its owner as %s, under an address of ours', async (path, kind) => {
  const person = await personWith(path);
  const address = (await said(person)) ?? '';
  expect(address).toMatch(/^\/api\/profile-image\?of=[0-9a-f]{16}$/);
  pathsAsked();
  const first = await shown(person, address);
  expect(first.status).toBe(200);
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'content-type': `image/${kind}`,
    'content-disposition': `attachment; filename="profile-image.${kind}"`,
    'cache-control': 'private, max-age=3600',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'cross-origin-resource-policy': 'same-origin',
    vary: 'Cookie',
    'x-content-type-options': 'nosniff',
  });
  const asked = pathsAsked();
  expect(asked.length).toBe(path.startsWith('/moved') ? 2 : 1);
  const again = await shown(person, address);
  expect(Buffer.from(await again.arrayBuffer()).equals(Buffer.from(await first.arrayBuffer()))).toBe(true);
  expect(pathsAsked()).toEqual([]);
  expect(await said(person)).toBe(address);
});

test('what is asked for a picture says nothing of the person', async () => {
  const person = await personWith('/portrait.png');
  await shown(person);
  const [one] = pictures.asked.splice(0);
  expect(Object.keys(one?.headers ?? {}).sort()).toEqual([
    'accept',
    'accept-encoding',
    'connection',
    'host',
    'user-agent',
  ]);
  expect(one?.headers['user-agent']).toBe(`Yak/1.0 (+${site.origin}/contact)`);
});

describe('what is not shown, not kept, and not asked for again before the next sign-in', () => {
  test.each([
    ['a drawing', '/drawing.svg'],
    ['a drawing under another name', '/drawing.png'],
    ['a page', '/page.png'],
    ['a kind that may hold films', '/film.avif'],
    ['more than 200 kB', '/large.png'],
    ['a huge surface in a small file', '/wide.png'],
    ['nothing', '/nothing.png'],
    ['what is missing', '/missing.png'],
    ['what is refused with a picture', '/refused.png'],
    ['redirects without end', '/again.png'],
    ['what leaves TLS', '/moved-plain.png'],
    ['a redirect into the private network', '/moved-to-link-local.png'],
    ['a redirect to this machine in an old form', '/moved-to-old-form.png'],
    ['a redirect to a file', '/moved-to-file.png'],
    ['this machine', 'https://127.0.0.1/portrait.png'],
    ['this machine by name', 'https://localhost/portrait.png'],
    ['this machine in an old form', 'https://[::127.0.0.1]/portrait.png'],
    ['a private network', 'https://192.168.0.1/portrait.png'],
    ['what is asked without TLS', 'http://pictures.test/portrait.png'],
    ['another port', 'https://1.1.1.1:8443/portrait.png'],
    ['a password in the address', 'https://ada:secret@pictures.test/portrait.png'],
  ])('%s: %s', async (_, path) => {
    const person = await personWith(path);
    pathsAsked();
    expect((await shown(person)).status).toBe(404);
    expect(pathsAsked()).not.toContain('/portrait.png');
    expect(await profileImages.read(person.id)).toBeNull();
    expect(await said(person)).toBeNull();
    expect((await shown(person)).status).toBe(404);
    expect(pathsAsked()).toEqual([]);
    await comeBack(person, '/portrait.png');
    expect((await shown(person)).status).toBe(200);
  });

  test('what comes too slowly, after three seconds', async () => {
    const person = await personWith('/slow.png');
    const start = performance.now();
    expect((await shown(person)).status).toBe(404);
    expect(performance.now() - start).toBeLessThan(4500);
    expect([await profileImages.read(person.id), await said(person)]).toEqual([null, null]);
    await comeBack(person, '/slow.png');
    expect(await said(person), 'the next sign-in tries again').not.toBeNull();
  });
});

test('signing in waits for no picture, and asks nobody for one', async () => {
  pathsAsked();
  const start = performance.now();
  const person = await personWith('/slow.png');
  await comeBack(person, '/held.png');
  expect(performance.now() - start).toBeLessThan(1500);
  expect(pathsAsked()).toEqual([]);
});

test('a picture is its owner’s alone', async () => {
  const [ada, eve] = [await personWith('/portrait.png'), await personWith(null)];
  const address = (await said(ada)) ?? '';
  expect((await shown(ada, address)).status).toBe(200);
  expect((await shown(eve, address)).status).toBe(404);
  expect((await shown(null, address)).status).toBe(401);
  const eves = await personWith('/portrait.png');
  expect(await said(eves)).not.toBe(address);
});

test('it follows the provider: another address shows another picture, none shows none and keeps none', async () => {
  const person = await personWith('/portrait.png');
  const [first, before] = [await said(person), await shown(person)];
  await comeBack(person, '/other.png');
  expect(await profileImages.read(person.id)).toBeNull();
  expect(await said(person)).not.toBe(first);
  const after = await shown(person);
  expect(await after.text()).not.toBe(await before.text());
  expect(await profileImages.read(person.id)).toMatchObject({ source: `${PICTURES}/other.png`, width: 64, height: 80 });
  await comeBack(person, null);
  expect([await said(person), (await shown(person)).status, await profileImages.read(person.id)]).toEqual([
    null,
    404,
    null,
  ]);
});

test('it is exported with the data of its owner, and goes with the account', async () => {
  const person = await personWith('/portrait.png');
  const file = Buffer.from(await (await shown(person)).arrayBuffer()).toString('base64');
  const data = (await (await ask(dataExport, 'POST', '/api/data-export', { person })).json()) as DataExport;
  expect(data.records.find(({ store }) => store === 'profile-images')?.data).toEqual({
    source: `${PICTURES}/portrait.png`,
    type: 'image/png',
    width: 96,
    height: 96,
    data: file,
    fetchedAt: expect.any(String),
  });
  expect((await ask(account, 'DELETE', '/api/account', { person })).status).toBe(200);
  expect(await profileImages.keys(person.id)).toEqual([]);
});

test.each<[string, (person: Person) => Promise<unknown>]>([
  ['is being deleted', (person) => closeAccount(person.id, new Date())],
  ['is deleted', (person) => ask(account, 'DELETE', '/api/account', { person })],
  [
    'is deleted and made anew',
    async (person) => {
      const { id, email, emailVerified, firstName, lastName, profileImageUrl } = await person.stored();
      await ask(account, 'DELETE', '/api/account', { person });
      await signIn({ id, email, emailVerified, firstName, lastName, profileImageUrl }, new Date());
    },
  ],
  ['shows another picture', (person) => comeBack(person, '/other.png')],
])('an account that %s while a picture is on its way keeps none of it', async (_, change) => {
  const person = await personWith('/held.png');
  pathsAsked();
  const underWay = shown(person);
  while (!pictures.asked.some(({ path }) => path === '/held.png')) await wait(5);
  await change(person);
  pictures.release();
  expect((await underWay).status).toBe(404);
  expect(await profileImages.keys(person.id)).toEqual([]);
});

test('a picture that nobody can read is fetched anew, and one that was lost as well', async () => {
  const person = await personWith('/portrait.png');
  await shown(person);
  const store = openStore('profile-images');
  const { etag = '' } = (await store.read(person.id)) ?? {};
  await store.replace(person.id, { source: 7 }, etag);
  expect((await shown(person)).status).toBe(200);
  await profileImages.remove(person.id);
  expect((await shown(person)).status).toBe(200);
});

test('while the store of pictures is down everything else goes on, and the picture comes later', async () => {
  const [person, another] = [await personWith('/portrait.png'), await personWith('/portrait.png')];
  await shown(person);
  site.blobs.setFault(({ store }) => (store?.endsWith('-profile-images') ? '503' : null));
  expect((await shown(another)).status).toBe(503);
  expect(await said(another)).not.toBeNull();
  await comeBack(person, '/other.png');
  site.blobs.setFault(() => null);
  expect((await shown(another)).status).toBe(200);
  expect(await profileImages.read(person.id), 'the old one was left').toMatchObject({ height: 96 });
  expect((await shown(person)).status).toBe(200);
  expect(await profileImages.read(person.id)).toMatchObject({ height: 80 });
});

test('where no web is set, and where a stand-in is refused, nobody has a picture and everybody is signed in', async () => {
  const person = await personWith('/portrait.png');
  for (const setting of ['', 'https://elsewhere.example']) {
    site.setEnvironment({ YAK_PICTURE_WEB: setting });
    expect([await said(person), (await shown(person)).status]).toEqual([null, 404]);
  }
  site.setEnvironment({ YAK_PICTURE_WEB: pictures.url });
});

import { expect, test } from 'vitest';
import { readSettingsFrom, SettingError, watchedWeb } from '#netlify/env.ts';
import { type WebNetwork, checkedPlace, isPublic } from './web-network.ts';

const names: Record<string, string[]> = {
  'maker.example': ['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'],
  'half.example': ['93.184.215.14', '10.0.0.7'],
  'page.test': ['127.0.0.1'],
};
const network = (standIn: WebNetwork['standIn'] = null): WebNetwork => ({
  standIn,
  lookup: async (name) => names[name] ?? Promise.reject(new Error('no such name')),
});
const place = (address: string, standIn: WebNetwork['standIn'] = null) =>
  checkedPlace(new URL(address), network(standIn));

test.each([
  '127.0.0.1 0.0.0.0 10.1.2.3 172.16.0.1 192.168.0.1 169.254.169.254 100.64.0.1 192.0.2.1 198.18.0.1 224.0.0.1 255.255.255.255',
  '::1 :: fe80::1 fc00::1 fd12::1 ff02::1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 64:ff9b::7f00:1 2002:7f00:1:: 2001:db8::1 2001::1',
])('private and special addresses are no part of the web: %s', (addresses) => {
  expect(addresses.split(' ').filter(isPublic)).toEqual([]);
});

test('public addresses are, and the one that was checked is the one to connect to', async () => {
  expect(['93.184.215.14', '1.1.1.1', '2606:4700:4700::1111', '::ffff:1.1.1.1'].every(isPublic)).toBe(true);
  expect(await place('https://maker.example/pricing')).toEqual({ address: '93.184.215.14', port: 443 });
  expect(await place('http://maker.example/')).toEqual({ address: '93.184.215.14', port: 80 });
});

test.each<[string, string]>([
  ['https://half.example/', 'private_address'],
  ['http://2130706433/', 'private_address'],
  ['http://[::ffff:7f00:1]/', 'private_address'],
  ['https://nobody.example/', 'no_answer'],
  ['https://ada:secret@maker.example/', 'bad_address'],
  ['https://maker.example:8443/', 'bad_address'],
  ['ftp://maker.example/', 'bad_address'],
  ['http://page.test/', 'private_address'],
])('%s is refused: %s', async (address, reason) => expect(await place(address)).toBe(reason));

test('only the stand-in is asked on this machine, and only by names of its own', async () => {
  const standIn = { address: '127.0.0.1', port: 4000 };
  expect(await place('http://page.test/', standIn)).toEqual(standIn);
  expect(await place('http://127.0.0.1:4000/', standIn)).toBe('private_address');
});

test('a deploy refuses the stand-in; one machine reads no web unless it is told to', () => {
  const settings = (variables: Record<string, string>) => readSettingsFrom(() => variables);
  settings({ CONTEXT: 'production' });
  expect(watchedWeb()).toEqual({ kind: 'web' });
  settings({ CONTEXT: 'deploy-preview' });
  expect(watchedWeb()).toBeNull();
  settings({ CONTEXT: 'dev' });
  expect(watchedWeb()).toBeNull();
  settings({ CONTEXT: 'dev', YAK_WATCH_WEB: 'http://127.0.0.1:4000' });
  expect(watchedWeb()).toEqual({ kind: 'stand-in', address: '127.0.0.1', port: 4000 });
  settings({ CONTEXT: 'production', YAK_WATCH_WEB: 'http://127.0.0.1:4000' });
  expect(watchedWeb).toThrow(SettingError);
  settings({ CONTEXT: 'dev', YAK_WATCH_WEB: 'https://elsewhere.example' });
  expect(watchedWeb).toThrow(SettingError);
});

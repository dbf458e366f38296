import { createServer } from 'node:http';
import { expect, test, vi } from 'vitest';
import { type OutsideWeb, pictureWeb, readSettingsFrom, SettingError, watchedWeb } from '#netlify/env.ts';
import { listenOnLoopback } from '@yak/emulator-loopback';
import { askPage } from './ask-page.ts';
import { type WebNetwork, checkedPlace } from './web-network.ts';

const names: Record<string, string[]> = {
  'maker.example': ['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'],
  'half.example': ['93.184.215.14', '10.0.0.7'],
  'page.test': ['127.0.0.1'],
  'compatible.example': ['::127.0.0.1'],
  'mapped.example': ['::ffff:93.184.215.14'],
  'zone.example': ['93.184.215.14', '2606:4700:4700::1111%eth0'],
  'octal.example': ['010.8.8.8'],
  'empty.example': [],
};
const network = (standIn: WebNetwork['standIn'] = null): WebNetwork => ({
  standIn,
  lookup: async (name) => names[name] ?? Promise.reject(new Error('no such name')),
});
const place = (address: string, standIn: WebNetwork['standIn'] = null) =>
  checkedPlace(new URL(address), network(standIn));

test('the very address that was checked is the one to connect to', async () => {
  const one = { address: '93.184.215.14' };
  expect(await place('https://maker.example/pricing')).toEqual({ ...one, port: 443 });
  expect(await place('http://maker.example/')).toEqual({ ...one, port: 80 });
  expect(await place('https://mapped.example/')).toEqual({ ...one, port: 443 });
  expect(await place('https://[2606:4700:4700:0::1111]/')).toMatchObject({ address: '2606:4700:4700::1111' });
  expect(await place('http://1.1.1.1./')).toMatchObject({ address: '1.1.1.1' });
  expect(await place('http://16843009/')).toMatchObject({ address: '1.1.1.1' });
});

test('a name is looked up once: one that leads elsewhere a moment later is not followed there', async () => {
  const answers = [['93.184.215.14'], ['127.0.0.1']];
  const lookup = vi.fn<WebNetwork['lookup']>(async () => answers.shift() ?? []);
  const url = new URL('https://moves.example/');
  expect(await checkedPlace(url, { standIn: null, lookup })).toMatchObject({ address: '93.184.215.14' });
  expect(lookup).toHaveBeenCalledOnce();
  expect(await checkedPlace(url, { standIn: null, lookup })).toBe('private_address');
});

test('the place that was checked is connected to, whatever the address is called and wherever that name leads', async () => {
  const server = createServer((request, response) => response.end(`${request.headers.host}${request.url}`));
  const { port, close } = await listenOnLoopback(server, 0);
  const { body } = await askPage(new URL('https://10.0.0.7/pricing?of=one'), {
    place: { address: '127.0.0.1', port, isPlain: true },
    headers: {},
    mostBytes: 100,
    signal: AbortSignal.timeout(4000),
  });
  expect(String(body)).toBe('10.0.0.7/pricing?of=one');
  await close();
});

test.each<[string, string]>([
  ['https://half.example/', 'private_address'],
  ['https://compatible.example/', 'private_address'],
  ['https://zone.example/', 'private_address'],
  ['https://octal.example/', 'private_address'],
  ['https://empty.example/', 'no_answer'],
  ['http://2130706433/', 'private_address'],
  ['http://0x7f.1/', 'private_address'],
  ['http://0177.0.0.1/', 'private_address'],
  ['http://017700000001/', 'private_address'],
  ['http://127.1/', 'private_address'],
  ['http://0/', 'private_address'],
  ['http://127.0.0.1./', 'private_address'],
  ['http://127。0。0。1/', 'private_address'],
  ['http://①②⑦.0.0.1/', 'private_address'],
  ['http://%31%32%37.0.0.1/', 'private_address'],
  ['http://[::127.0.0.1]/', 'private_address'],
  ['http://[::7f00:1]/', 'private_address'],
  ['http://[64:ff9b::127.0.0.1]/', 'private_address'],
  ['http://[2002:7f00:1::]/', 'private_address'],
  ['http://[2606:4700::5efe:127.0.0.1]/', 'private_address'],
  ['http://[::ffff:7f00:1]/', 'private_address'],
  ['https://nobody.example/', 'no_answer'],
  ['https://ada:secret@maker.example/', 'bad_address'],
  ['https://maker.example:8443/', 'bad_address'],
  ['ftp://maker.example/', 'bad_address'],
  ['http://page.test/', 'private_address'],
])('%s is refused: %s', async (address, reason) => expect(await place(address)).toBe(reason));

test('only the stand-in is asked on this machine, and only by names of its own', async () => {
  const standIn = { address: '127.0.0.1', port: 4000 };
  expect(await place('http://page.test/', standIn)).toEqual({ ...standIn, isPlain: true });
  expect(await place('https://page.test/', standIn)).toEqual({ ...standIn, isPlain: true });
  expect(await place('http://page.test./', standIn)).toBe('no_answer');
  expect(await place('http://127.0.0.1:4000/', standIn)).toBe('private_address');
});

test.each<[string, () => OutsideWeb | null, OutsideWeb | null]>([
  ['YAK_WATCH_WEB', watchedWeb, null],
  ['YAK_PICTURE_WEB', pictureWeb, { kind: 'web' }],
])('%s: a deploy refuses the stand-in; one machine asks no web unless it is told to', (name, web, inPreviews) => {
  const settings = (variables: Record<string, string>) => readSettingsFrom(() => variables);
  settings({ CONTEXT: 'production' });
  expect(web()).toEqual({ kind: 'web' });
  settings({ CONTEXT: 'deploy-preview' });
  expect(web()).toEqual(inPreviews);
  settings({ CONTEXT: 'dev' });
  expect(web()).toBeNull();
  settings({ CONTEXT: 'dev', [name]: 'web' });
  expect(web()).toEqual({ kind: 'web' });
  settings({ CONTEXT: 'dev', [name]: 'http://127.0.0.1:4000' });
  expect(web()).toEqual({ kind: 'stand-in', address: '127.0.0.1', port: 4000 });
  for (const CONTEXT of ['production', 'deploy-preview', 'branch-deploy']) {
    settings({ CONTEXT, [name]: 'http://127.0.0.1:4000' });
    expect(web).toThrow(SettingError);
  }
  for (const elsewhere of ['https://elsewhere.example', 'http://10.0.0.7:4000', 'http://127.0.0.1.example:4000']) {
    settings({ CONTEXT: 'dev', [name]: elsewhere });
    expect(web).toThrow(SettingError);
  }
});

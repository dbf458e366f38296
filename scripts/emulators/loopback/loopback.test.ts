import { createServer } from 'node:http';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import {
  html,
  isLoopbackHost,
  leaveLittleRoom,
  listenOnLoopback,
  localPage,
  openDatabase,
  readJsonFile,
  refuseDeploy,
  whenThereIsRoom,
  writeJsonFile,
} from './loopback.ts';

const folder = mkdtempSync(join(tmpdir(), 'emulator-loopback-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('who is answered', () => {
  test.each(['localhost', 'localhost:8889', '127.0.0.1:1', '[::1]:80'])('%s is this machine', (host) =>
    expect(isLoopbackHost(host)).toBe(true),
  );
  test.each([undefined, '', 'localhost.evil.example', '10.0.0.7', 'evil.example:127'])('%s is not', (host) =>
    expect(isLoopbackHost(host)).toBe(false),
  );
  test('a taken port is an error, and closing twice is none', async () => {
    const { port, close } = await listenOnLoopback(createServer(), 0);
    await expect(listenOnLoopback(createServer(), port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await close();
    await close();
  });
  test.each([{ NETLIFY: 'true' }, { NODE_ENV: 'production' }])('nothing runs with %j', (environment) =>
    expect(() => refuseDeploy('It moves no money', environment)).toThrow('It moves no money: it does not run'),
  );
});

describe('pages', () => {
  test('what is put into a template cannot break out of its place', () => {
    const pieces = [html`<b>${'<i>'}</b>`, html`${1}`];
    expect(html`<p title="${`"'&`}">${pieces}${null}</p>`.text).toBe(
      '<p title="&#34;&#39;&#38;"><b>&#60;i&#62;</b>1</p>',
    );
  });
  test('a page allows its own style and script, and what it asks for', () => {
    const { headers, body } = localPage({
      title: '<A>',
      body: html`<h1>A</h1>`,
      style: 'h1 { color: red }',
      script: 'void 0',
      policy: { 'form-action': "'self'" },
    });
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^ ]+'; script-src 'sha256-[^ ]+'; form-action 'self'; base-uri 'none'/,
    );
    expect(body).toContain('<title>&#60;A&#62;</title>');
  });
});

describe('files', () => {
  test('a JSON file is its owner’s alone, and one that is not there holds nothing', () => {
    const file = join(folder, 'deep', 'settings.json');
    expect(readJsonFile(file)).toBeNull();
    writeJsonFile(file, { a: 1 });
    expect(readJsonFile(file)).toEqual({ a: 1 });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    writeFileSync(file, '{');
    expect(() => readJsonFile(file)).toThrow(SyntaxError);
  });
  test('a database without room refuses what it cannot hold, and what nobody waits for is put off', () => {
    const database = openDatabase(':memory:', 'CREATE TABLE words (word TEXT) STRICT');
    const add = () => void database.prepare('INSERT INTO words VALUES (?)').run('x'.repeat(100_000));
    leaveLittleRoom(true);
    expect(add).toThrow(/full/);
    whenThereIsRoom(add);
    leaveLittleRoom(false);
    add();
    expect(database.prepare('SELECT count(*) AS words FROM words').get()?.['words']).toBe(1);
    expect(() => whenThereIsRoom(() => expect.fail('not about room'))).toThrow('not about room');
    database.close();
  });
});

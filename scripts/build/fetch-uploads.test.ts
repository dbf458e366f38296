import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noUploads } from '#domain/tool/built-uploads.schema.ts';
import { makeDerivedTool } from '#domain/tool/editing/make-tool.ts';
import { listenOnLoopback } from '@yak/emulator-loopback';
import { fetchUploads, siteToAsk } from './fetch-uploads.ts';

const revision = 'a'.repeat(64);
let answer: { status: number; body: string };
const server = createServer((request, response) => {
  response.writeHead(request.url === '/api/uploaded-records' ? answer.status : 404).end(answer.body);
});
let site: string;

beforeAll(async () => {
  const { port } = await listenOnLoopback(server, 0);
  site = `http://127.0.0.1:${port}`;
});
afterAll(() => server.close());

async function fetched(status: number, body: unknown) {
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
  const lines: string[] = [];
  return { uploaded: await fetchUploads({ YAK_UPLOADS_URL: site }, (line) => lines.push(line)), lines };
}

test('takes in what the site has, and says so in one line', async () => {
  const uploads = [{ kind: 'new', tool: makeDerivedTool({ id: 20_001 }) }];
  expect(await fetched(200, { revision, uploads })).toEqual({
    uploaded: { revision, uploads },
    lines: [`Uploads: 1 taken in from ${site}`],
  });
});

test('entries of another shape are left out, the others come', async () => {
  const hostile = [
    null,
    7,
    { kind: 'new' },
    { kind: 'new', tool: { ...makeDerivedTool({ id: 20_001 }), link: 'javascript:alert(1)' } },
    { kind: 'change', toolId: 1, fields: { id: 2 }, over: {} },
  ];
  const sound = { kind: 'new', tool: makeDerivedTool({ id: 20_002 }) };
  const { uploaded, lines } = await fetched(200, { revision, uploads: [...hostile, sound] });
  expect(uploaded.uploads).toEqual([sound]);
  expect(lines).toEqual([`Uploads: 1 taken in from ${site}, 5 left out because of their shape`]);
});

test.each<[number, unknown]>([
  [503, ''],
  [200, 'not JSON'],
  [200, []],
  [200, { revision: '../x', uploads: [] }],
])('the build goes on without when the answer is %s %j', async (status, body) => {
  const { uploaded, lines } = await fetched(status, body);
  expect(uploaded).toEqual(noUploads);
  expect(lines).toHaveLength(1);
});

test('nobody is asked outside a production build', async () => {
  const lines: string[] = [];
  for (const environment of [{}, { URL: site }, { URL: site, NETLIFY: 'true', CONTEXT: 'deploy-preview' }])
    expect(await fetchUploads(environment, (line) => lines.push(line))).toEqual(noUploads);
  expect(lines).toEqual([]);
});

test('a production build asks the site’s own address, unless it is told another', () => {
  const build = { NETLIFY: 'true', CONTEXT: 'production', URL: 'https://yak.example.com' };
  expect(siteToAsk(build)).toBe('https://yak.example.com');
  expect(siteToAsk({ ...build, NETLIFY: undefined })).toBeUndefined();
  expect(siteToAsk({ ...build, YAK_UPLOADS_URL: 'http://localhost:8888' })).toBe('http://localhost:8888');
});

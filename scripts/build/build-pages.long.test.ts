import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noDocuments } from '#domain/record/built-documents.schema.ts';
import type { LeftOut } from '#domain/record/left-out.ts';
import type { ShownEntry } from '#domain/record/shown-entry.schema.ts';
import { startChild } from '#local/child-process.ts';
import { listenOnLoopback } from '@yak/emulator-loopback';
import { type ProjectCopy, copyProject, pagesBut } from '../bench/project-copy.ts';

const article = (key: string, text: string): ShownEntry => ({
  key,
  shows: 'whole',
  fields: { title: `An article, ${key} 日`, description: 'd'.repeat(60), publishedOn: '2026-11-21', text },
  over: null,
});
const answers: Record<string, unknown> = {
  '/api/desk-records': {
    documents: {
      ...noDocuments,
      article: [
        article('sound', '```ts\nconst a = 1;\n```\n\n| a |\n|:-:|\n| b |'),
        article('fails', 'Words'),
        article('blocked', 'Words'),
        article('refused', 'Words\n\n<b>bold</b>'),
        { key: 7 },
      ],
    },
  },
};
const site = createServer((request, response) => {
  const answer = answers[request.url ?? ''];
  response.writeHead(answer ? 200 : 404).end(JSON.stringify(answer));
});
let copy: ProjectCopy;
let close: () => void;
let url: string;

beforeAll(async () => {
  const listening = await listenOnLoopback(site, 0);
  close = () => void listening.close();
  url = `http://127.0.0.1:${listening.port}`;
  copy = copyProject(pagesBut(), { knowsDrawings: true });
  const page = join(copy.folder, 'src/pages/blog/[slug].astro');
  const source = readFileSync(page, 'utf8')
    .replace(
      'const { nodes, headings }',
      "if (article.id === 'fails') throw new Error('nobody foresaw it');\nconst { nodes, headings }",
    )
    .replace('<p class="lede">', `<p class="lede" style={article.id === 'blocked' ? 'color:red' : undefined}>`);
  writeFileSync(page, source);
});
afterAll(() => {
  close();
  copy.remove();
});

test('records that a build fails with are left out and named, whatever they fail with, and everything else is published', {
  timeout: 400_000,
}, async () => {
  const build = startChild(join(copy.folder, 'scripts/build/build-pages.ts'), [], {
    folder: copy.folder,
    env: { ...process.env, YAK_UPLOADS_URL: url, NO_COLOR: '1' },
    logFile: join(copy.folder, 'build.log'),
  });
  expect([await build.ended, build.log().slice(-500)]).toEqual([0, expect.any(String)]);
  const leftOut = JSON.parse(readFileSync(join(copy.folder, 'data/generated/left-out.json'), 'utf8')) as LeftOut[];
  expect(leftOut.map(({ kind, key, why }) => [kind, key, why])).toEqual(
    expect.arrayContaining([
      ['article', '7', 'its shape is not one that this version knows'],
      ['article', 'refused', 'text: line 3: leave HTML out: Markdown alone is printed'],
      ['article', 'fails', expect.stringContaining('nobody foresaw it')],
      ['article', 'blocked', expect.stringContaining('the attribute style is blocked')],
    ]),
  );
  expect(leftOut).toHaveLength(4);
  const isBuilt = (key: string) => existsSync(join(copy.folder, 'dist/blog', `${key}.html`));
  expect(['sound', 'fails', 'blocked', 'refused', 'getting-started'].filter(isBuilt)).toEqual([
    'sound',
    'getting-started',
  ]);
  expect(readFileSync(join(copy.folder, 'dist/blog/sound.html'), 'utf8')).toContain('<td class="to-middle">b</td>');
});

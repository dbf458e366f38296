import { createServer } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { CorrectionsAnswer } from '#api/corrections.ts';
import type { RefusedUpload } from '#api/upload-answer.ts';
import type { DeskRecordsAnswer } from '#api/desk-records.contract.ts';
import type { BuiltUploads } from '#domain/tool/built-uploads.schema.ts';
import type { RefusedEdit } from '#api/record-edit.ts';
import type { BuiltDocuments } from '#domain/record/built-documents.schema.ts';
import { noDocuments } from '#domain/record/built-documents.schema.ts';
import { documentKinds } from '#domain/record/document-words.ts';
import { type LeftOut, leftOutName } from '#domain/record/left-out.ts';
import { printText } from '#domain/text/print-text.ts';
import { textHtml } from '#domain/text/text-html.ts';
import type { Upload } from '#domain/tool/uploaded-tool.schema.ts';
import { startChild } from '#local/child-process.ts';
import { listenOnLoopback } from '@yak/emulator-loopback';
import { copyProject, pagesBut } from '../../bench/project-copy.ts';
import { findInlineCode } from '../../build/find-inline-code.ts';
import { loadFunctions } from '../load-functions.ts';
import { ask, adminEmail, startSiteUnderTest } from '../site-under-test.ts';
import { type DeskField, deskFields } from './desk-fields.ts';
import { markdownPiece, wordsPiece } from './desk-pieces.ts';
import { type ProductPromise, runAlone } from './promise.ts';
import { type Case, verdictOf } from './verdict-of.ts';

const functions = await loadFunctions();

/** Texts of one store: a shelf is written whole at each change. */
const TEXTS_OF_A_STORE = 100;

/** What a site gives a build: what its desk published, what was uploaded, what was corrected. */
interface Published {
  documents: BuiltDocuments;
  uploads: Upload[];
  corrections: CorrectionsAnswer['corrections'];
}

/** Whatever is typed at the desk is refused with its place, or is printed by the next build. */
export const promise: ProductPromise = {
  id: 49,
  title:
    'The desk cannot break the build: what is saved at any of its fields is built, what is not is refused with its place; nothing is left out',
  async run(effort) {
    const count = effort === 'full' ? 2000 : 150;
    const seed = 49;
    const markdown = fc.sample(markdownPiece, { numRuns: count, seed });
    const words = fc.sample(wordsPiece, { numRuns: count, seed });
    const cases: Case[] = [];
    const published: Published = { documents: structuredClone(noDocuments), uploads: [], corrections: [] };
    let accepted = 0;
    for (let from = 0; from < count; from += TEXTS_OF_A_STORE) {
      const site = await startSiteUnderTest({ captureLog: true, waitsForStore: true });
      const admin = await site.signUp({ email: adminEmail });
      for (let number = from; number < Math.min(count, from + TEXTS_OF_A_STORE); number += 1) {
        const field = deskFields[number % deskFields.length] as DeskField;
        const text = (field.isMarkdown ? markdown : words)[number] ?? '';
        const answer = await field.save({ functions, admin }, text, number);
        if (answer.status === 200) accepted += 1;
        const problem = answer.status === 200 ? null : await refusalProblem(answer);
        cases.push({ name: `${field.name} with ${JSON.stringify(text)}`, problem });
      }
      await gather(published, from);
      await site.close();
    }
    for (const { key, fields } of [...published.documents.article, ...published.documents.lesson]) {
      const [refused] = findInlineCode(textHtml(printText(String(fields['text'])).nodes)).refused;
      cases.push({ name: `printing ${key}`, problem: refused ? `${refused.attribute} in ${refused.tag}` : null });
    }
    cases.push(...(await buildWith(published, effort === 'full' ? [] : pagesBut('tasks', 'tool-fluid'))));
    return verdictOf(
      cases,
      `${accepted} of ${count} texts at ${new Set(deskFields.map(({ name }) => name)).size} fields were taken, the others refused with their place; one build printed all that was taken`,
    );
  },
};

/** A refusal says which field, what to do, and in Markdown on which line. */
async function refusalProblem(answer: Response): Promise<string | null> {
  if (answer.status !== 422) return `status ${answer.status}`;
  const { problems, report } = (await answer.json()) as Partial<RefusedEdit & RefusedUpload>;
  const told =
    problems ?? report?.refusals.map(({ column, remedy, row }) => ({ field: String(column ?? row), remedy }));
  if (!told?.length) return 'refused without a word';
  const isVague = told.some(
    ({ field: place, remedy }) =>
      place === '' || remedy.split(' ').length < 3 || (place === 'text' && !PLACED.test(remedy)),
  );
  return isVague ? JSON.stringify(told).slice(0, 200) : null;
}

/** A line, or what holds for the text as a whole: its length in words. */
const PLACED = /^line \d+: |^\d+ words: /;

/** Takes over what the site publishes; numbers and names are made its own, because every store begins anew. */
async function gather({ documents, uploads, corrections }: Published, from: number): Promise<void> {
  const call = async <Answer>(name: string, path: string) =>
    (await (await ask(functions(name), 'GET', path)).json()) as Answer;
  const desk = await call<DeskRecordsAnswer>('desk-records', '/api/desk-records');
  for (const kind of documentKinds)
    for (const entry of desk.documents[kind]) {
      const key = kind === 'drop' ? String(Number(entry.key) + from * 10) : entry.key;
      if (!documents[kind].some((other) => other.key === key)) documents[kind].push({ ...entry, key });
    }
  const stored = await call<BuiltUploads>('uploaded-records', '/api/uploaded-records');
  for (const upload of stored.uploads) {
    if (upload.kind === 'new')
      uploads.push({
        ...upload,
        tool: { ...upload.tool, id: upload.tool.id + from * 10, slug: `${upload.tool.slug}-${from}` },
      });
    else if (!uploads.some((other) => other.kind === 'change' && other.toolId === upload.toolId)) uploads.push(upload);
  }
  corrections.push(...(await call<CorrectionsAnswer>('corrections', '/api/corrections')).corrections);
}

/** Builds a copy of the project as `npm run build` does, over a site that published this. */
async function buildWith({ documents, uploads, corrections }: Published, without: readonly string[]): Promise<Case[]> {
  const answers: Record<string, unknown> = {
    '/api/desk-records': { documents },
    '/api/uploaded-records': { revision: 'a'.repeat(64), uploads },
    '/api/corrections': { corrections: [...new Map(corrections.map((one) => [one.id, one])).values()], freshness: [] },
  };
  const site = createServer((request, response) => response.end(JSON.stringify(answers[request.url ?? ''])));
  const { port, close } = await listenOnLoopback(site, 0);
  const copy = copyProject(without, { knowsDrawings: true });
  try {
    const logFile = join(copy.folder, 'build.log');
    const env = { ...process.env, YAK_UPLOADS_URL: `http://127.0.0.1:${port}`, NO_COLOR: '1' };
    const build = startChild(join(copy.folder, 'scripts/build/build-pages.ts'), [], {
      folder: copy.folder,
      env,
      logFile,
    });
    if ((await build.ended) !== 0) return [{ name: 'the build', problem: build.log().slice(-1500) }];
    const leftOut = JSON.parse(readFileSync(join(copy.folder, 'data/generated/left-out.json'), 'utf8')) as LeftOut[];
    const pages = [
      ...documents.article.map(({ key }) => `blog/${key}.html`),
      ...documents.lesson.map(({ key }) => `lessons/${key}.html`),
      ...documents.task.map(({ key }) => `tasks/${key}.html`),
      ...uploads.map((upload) => `tool-fluid/${upload.kind === 'new' ? upload.tool.id : upload.toolId}.html`),
    ];
    return [
      ...leftOut.map((one) => ({ name: leftOutName(one), problem: `left out: ${one.why}` })),
      ...pages.map((page) => ({ name: page, problem: existsSync(join(copy.folder, 'dist', page)) ? null : 'no page' })),
    ];
  } finally {
    close();
    copy.remove();
  }
}

if (import.meta.main) await runAlone(promise);

import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Drop } from '#domain/drop/drop.schema.ts';
import { sortDrops } from '#domain/drop/lock-drops.ts';
import { plans } from '#netlify/catalog/plans.ts';
import { fileDrops, fileTools } from '#testing/built-catalogue.ts';
import { loadFunctions } from '../load-functions.ts';
import { type ProductPromise, runAlone } from './promise.ts';
import { ask, startSiteUnderTest } from '../site-under-test.ts';
import { type Case, verdictOf } from './verdict-of.ts';

const functions = await loadFunctions();

const root = join(import.meta.dirname, '../../..');
const dist = join(root, 'dist');

/** What Core readers pay for is nowhere that others can look. */
export const promise: ProductPromise = {
  id: 18,
  title: "A locked drop's title, text and link are in no byte of dist/ and in no answer to a non-Core reader",
  async run() {
    const sorted = sortDrops(fileDrops);
    const open = plans.limits.openDrops;
    const elsewhere = JSON.stringify([fileTools, sorted.slice(0, open)]);
    const marks = sorted
      .slice(open)
      .flatMap(marksOf)
      .filter(({ text }) => !elsewhere.includes(text));
    const answers = await answersToOthers();
    const files = filesOf(dist);
    if (files.length === 0) return { ok: false, figure: 'there is no dist/ to look through: run npm run build first' };
    const places = [
      ...answers,
      ...files.map((file) => ({ name: file.slice(root.length + 1), read: () => contentOf(file) })),
    ];
    const cases = places.map(({ name, read }) => leakCase(name, read(), marks));
    const marked = new Set(marks.map((mark) => mark.drop));
    cases.push({
      name: 'marks',
      problem: marked.size === sorted.length - open ? null : `only ${marked.size} drops have a mark of their own`,
    });
    cases.push({ name: 'Core', problem: await coreReadsAll(marks) });
    return verdictOf(
      cases,
      `${marks.length} marks of ${marked.size} locked drops in none of ${answers.length} answers and ${files.length} files; Core reads all`,
    );
  },
};

/** A piece of text by which a drop is known wherever it turns up. */
interface Mark {
  drop: number;
  text: string;
}

/** Title, sentences and link, each cut to its longest run that no escaping changes. */
function marksOf({ id, updateTitle, updateDescription, sourceUrl }: Drop): Mark[] {
  const sentences = updateDescription.split(/(?<=[.!?])\s+/);
  const runs = [updateTitle, ...sentences].map(
    (text) => text.match(/[A-Za-z0-9 ,.:-]+/g)?.toSorted((a, b) => b.length - a.length)[0] ?? '',
  );
  const link = sourceUrl?.replace(/^https?:\/\//, '') ?? '';
  return [...runs.filter((run) => run.length >= 20), ...(link.length >= 20 ? [link] : [])].map((text) => ({
    drop: id,
    text,
  }));
}

/** Every GET of the API as a signed-out and as a Fringe reader. */
async function answersToOthers(): Promise<{ name: string; read(): string }[]> {
  const site = await startSiteUnderTest({ captureLog: true });
  const fringe = await site.signUp();
  const answers = [];
  for (const name of functions.names) {
    const { path } = functions(name).contract;
    if (path === '/api/logout') continue;
    for (const person of [null, fringe]) {
      const answer = await ask(functions(name), 'GET', path.replace(/:\w+/, '1'), { person });
      const text = `${await answer.text()} ${JSON.stringify([...answer.headers])}`;
      answers.push({ name: `GET ${path} (${person ? 'Fringe' : 'signed out'})`, read: () => text });
    }
  }
  await site.close();
  return answers;
}

/** Proof that the marks find something where there is something to find. */
async function coreReadsAll(marks: readonly Mark[]): Promise<string | null> {
  const site = await startSiteUnderTest();
  const person = await site.signUp({ plan: 'core' });
  const text = await (await ask(functions('tool-updates'), 'GET', '/api/tool-updates', { person })).text();
  await site.close();
  const missing = marks.filter((mark) => !text.includes(mark.text)).length;
  return missing === 0 ? null : `${missing} marks are not in what Core reads`;
}

function leakCase(name: string, content: string, marks: readonly Mark[]): Case {
  const leak = marks.find((mark) => content.includes(mark.text));
  return { name, problem: leak ? `holds "${leak.text}" of drop ${leak.drop}` : null };
}

function filesOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}

function contentOf(file: string): string {
  const bytes = readFileSync(file);
  switch (extname(file)) {
    case '.br':
      return brotliDecompressSync(bytes).toString();
    case '.gz':
      return gunzipSync(bytes).toString();
    default:
      return bytes.toString();
  }
}

if (import.meta.main) await runAlone(promise);

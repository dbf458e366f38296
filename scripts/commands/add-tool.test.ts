import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import { FIRST_UPLOADED_ID } from '#domain/tool/merge-tools.ts';
import { toolQuestions } from './editing/tool-questions.ts';
import { nextToolId } from './editing/new-tool.ts';
import { addTool } from './add-tool.ts';
import { checkData } from '../checks/check-data.ts';
import { readDataFolder, readTools } from '../checks/data-set.ts';
import { projectRoot } from '#local/serve-site.ts';

/** The clock's day: the data that the guide has may have been read today. */
const today = new Date().toISOString().slice(0, 10);
const take =
  'Let it sort the shoot while the coffee is still hot. It finds the frame with everybody looking up, and the one with the good hands, and puts both on top. It has no taste whatsoever, so the third pick is yours. Feed it a thousand files, not ten, or you will have spent longer setting it up than choosing.';

/** A tool that nobody makes, as an editor would answer. */
const answers = {
  name: 'Sheepdog',
  description: 'Sorts a shoot of a thousand frames by sharpness, eyes and hands, and leaves the last pick to a person.',
  badge: 'Image',
  category: 'image editing, asset search',
  link: 'https://sheepdog.example/',
  pros: [
    'Finds the frame in which all eyes are open',
    'Reads raw files of the usual cameras',
    'Leaves the folders as it found them',
  ],
  cons: ['Ranks a blurred smile below a sharp frown', 'Needs a desktop machine with room to spare'],
  yakOpinion: take,
  skipItIf: 'you shoot ten frames and know which one it is',
  teamSizes: ['solo', 'small'],
  experienceLevel: ['beginner'],
  departments: ['production', 'creative'],
  goals: ['automation'],
  tasks: [
    { task: 'sort-and-develop-photos', fit: 'made for', note: 'Puts the sharp frames on top' },
    { task: 'retouch-a-photo', fit: 'can', note: 'Straightens and crops, no more' },
  ],
  idealUseCases: 'Culling after an event or a long product day',
};

let root: string;
let said: string[];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'yak-tool-'));
  said = [];
  mkdirSync(join(root, 'src'));
  for (const folder of ['data', 'public/logos', 'public/icons', 'src/pages', 'netlify.toml'])
    cpSync(join(projectRoot, folder), join(root, folder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

/** Somebody who answers these lines. */
function talk(lines: readonly string[] = [], isPerson = false) {
  const waiting = [...lines];
  return { nextLine: async () => waiting.shift() ?? null, say: (text: string) => void said.push(text), isPerson };
}

function answersFile(content: object): string {
  writeFileSync(join(root, 'answers.json'), JSON.stringify(content));
  return join(root, 'answers.json');
}

/** The answers as somebody types them; what may be left out is. */
const typedAnswers: Readonly<Record<string, string>> = {
  ...answers,
  pros: answers.pros.join('; '),
  cons: answers.cons.join(';'),
  teamSizes: 'solo, small',
  experienceLevel: 'beginner',
  departments: 'production;creative',
  goals: 'automation',
  tasks: answers.tasks.map(({ task, fit, note }) => `${task}: ${fit}: ${note}`).join('; '),
};
const categories = JSON.parse(readFileSync(join(projectRoot, 'data/categories.json'), 'utf8'));
/** In the order of the questions. */
const lines = toolQuestions(categories).map(({ field }) => typedAnswers[field] ?? '');

test('typed or from a file, the answers make one sound file with the next free id', async () => {
  const free = nextToolId({
    tools: readTools(root),
    drops: readDataFolder(root, 'data/updates'),
  } as Parameters<typeof nextToolId>[0]);
  expect(await addTool(root, talk(lines), today)).toBe('data/tools/sheepdog.json');
  const typed = readFileSync(join(root, 'data/tools/sheepdog.json'), 'utf8');
  expect(checkData(root, today)).toEqual([]);
  expect(JSON.parse(typed)).toMatchObject({
    id: free,
    slug: 'sheepdog',
    icon: null,
    plans: [],
    status: { state: 'active' },
  });
  rmSync(join(root, 'data/tools/sheepdog.json'));
  expect(await addTool(root, talk(), today, answersFile(answers))).toBe('data/tools/sheepdog.json');
  expect(readFileSync(join(root, 'data/tools/sheepdog.json'), 'utf8')).toBe(typed);
});

test('an upload that became a file leaves its number to the uploads', () => {
  const tool = (id: number) => ({ file: '', content: makeTool({ id }) });
  expect(nextToolId({ tools: [tool(7), tool(FIRST_UPLOADED_ID + 3)], drops: [], categories })).toBe(8);
});

test('a person is told what is wrong with an answer and asked again', async () => {
  const slips = lines.toSpliced(lines.indexOf(answers.badge), 0, 'Imgae').toSpliced(0, 0, 'Suno');
  expect(await addTool(root, talk(slips, true), today)).toBe('data/tools/sheepdog.json');
  expect(said.join('\n')).toContain('name is "Suno": there is a file of this name already');
  expect(said.join('\n')).toContain('badge is "Imgae": take one of New, Image');
});

test.each([
  ['a name that is taken', { ...answers, name: 'SUNO' }, /suno.json · name is "SUNO": there is a file of this name/],
  [
    'an address that is taken',
    { ...answers, link: 'https://suno.com' },
    /link is "https:\/\/suno.com": data\/tools\/suno.json/,
  ],
  [
    'a word that sells',
    { ...answers, skipItIf: 'you dislike a seamless flow' },
    /skipItIf is "seamless": say what it does/,
  ],
  ['a question left out', { ...answers, pros: undefined }, /pros: it is missing/],
  [
    'a field that is not asked',
    { ...answers, idealUseCase: 'x' },
    /idealUseCase: this is not asked; did you mean idealUseCases\?/,
  ],
  [
    'a drawing that is not there',
    { ...answers, icon: 'sheep.svg' },
    /icon is "sheep.svg": put the file into public\/logos/,
  ],
])('%s is refused in words, and nothing is written', async (_, content, words) => {
  const before = readdirSync(join(root, 'data/tools'));
  expect(await addTool(root, talk(), today, answersFile(content))).toBeNull();
  expect(said.join('\n')).toMatch(words);
  expect(readdirSync(join(root, 'data/tools'))).toEqual(before);
});

test('answers that end early, or that nobody can correct, write nothing', async () => {
  const before = readdirSync(join(root, 'data/tools'));
  expect(await addTool(root, talk(lines.slice(0, 5)), today)).toBeNull();
  expect(said.at(-1)).toContain('ended before “badge”');
  expect(await addTool(root, talk(['x', ...lines]), today)).toBeNull();
  expect(readdirSync(join(root, 'data/tools'))).toEqual(before);
});

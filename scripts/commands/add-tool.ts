import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import type { Drop } from '#domain/drop/drop.schema.ts';
import type { Categories } from '#domain/tool/categories.schema.ts';
import { dayOf } from '#domain/value/day.ts';
import { type DataFile, readDataFile, readDataFolder, readTools } from '../checks/data-set.ts';
import { describeProblem } from '../checks/problem.ts';
import { type Talk, askAnswers } from './editing/ask-answers.ts';
import { type Surroundings, checkNewTool, newTool } from './editing/new-tool.ts';
import { readAnswers } from './editing/read-answers.ts';
import { toolQuestions } from './editing/tool-questions.ts';

/**
 * `npm run tool:new`: asks what a catalogue entry needs and writes `data/tools/<slug>.json` with the next free id.
 * `--answers file.json` takes the answers from a file; they may be piped in too, one a line. Writes a sound file or none.
 */
export async function addTool(root: string, talk: Talk, today: string, answersFile?: string): Promise<string | null> {
  const surroundings = readSurroundings(root, today);
  const questions = toolQuestions(surroundings.data.categories);
  const answers =
    answersFile === undefined
      ? await askAnswers(questions, surroundings, talk)
      : fromFile(answersFile, questions, talk);
  if (!answers) return null;
  const tool = newTool(answers, surroundings);
  const problems = checkNewTool(tool, surroundings);
  for (const problem of problems) talk.say(describeProblem(problem));
  const file = `data/tools/${String(tool['slug'])}.json`;
  if (problems.length > 0 || existsSync(join(root, file))) {
    talk.say('Nothing was written.');
    return null;
  }
  writeFileSync(join(root, file), `${JSON.stringify(tool, null, 2)}\n`);
  talk.say(`\nWrote ${file} with the id ${String(tool['id'])}. Next: npm run check:data, read it once more, commit.`);
  return file;
}

function fromFile(file: string, questions: ReturnType<typeof toolQuestions>, talk: Talk): Map<string, unknown> | null {
  const { answers, problems } = readAnswers(file, JSON.parse(readFileSync(file, 'utf8')), questions);
  for (const problem of problems) talk.say(describeProblem(problem));
  if (problems.length === 0) return answers;
  talk.say('Nothing was written.');
  return null;
}

function readSurroundings(root: string, today: string): Surroundings {
  const data = {
    tools: readTools(root),
    drops: readDataFolder(root, 'data/updates') as DataFile<Drop>[],
    categories: readDataFile(root, 'data/categories.json').content as Categories,
  };
  return { data, drawings: readdirSync(join(root, 'public/logos')), today };
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { answers: { type: 'string' } } });
  const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  const nextLine = async () => {
    if (process.stdin.isTTY) process.stdout.write('> ');
    const { done, value } = await lines.next();
    return done ? null : value;
  };
  const talk: Talk = { nextLine, say: (text) => console.log(text), isPerson: process.stdin.isTTY };
  const written = await addTool(join(import.meta.dirname, '../..'), talk, dayOf(new Date()), values.answers);
  process.exit(written ? 0 : 1);
}

import { importsOf } from './imports-of.ts';
import type { Problem } from './problem.ts';
import { isTest, roomOf } from './room-of.ts';
import type { SourceFile } from './source-files.ts';

/** Looking into the text of an error: `error.message.startsWith('403')`, `/40[13]/.test(message)`. */
const READS_ERROR_TEXT =
  /\bmessage\s*\.\s*(startsWith|includes|slice|match|indexOf|split|search)\(|\.(test|exec)\([^)]*\bmessage\b/;
/** Rooms that run in the browser. */
const BROWSER_ROOMS = ['state', 'islands', 'elements'];
/** The one place of the browser that asks what a plan opens. */
const PLAN_QUESTION = 'src/state/plan.ts';

/** In the browser, a refusal is known by its code, and what a plan opens is asked in one place. */
export function checkReaderRules(files: readonly SourceFile[]): Problem[] {
  return files.filter(({ path }) => BROWSER_ROOMS.includes(roomOf(path)) && !isTest(path)).flatMap(problemsOf);
}

function problemsOf(file: SourceFile): Problem[] {
  const { path, text } = file;
  const read = READS_ERROR_TEXT.exec(text)?.[0];
  const asks = importsOf(file).find(({ target }) => target === 'src/domain/plan/may-use.ts');
  return [
    ...(read ? [{ file: path, value: read, remedy: 'ask refusalCode(error) of src/state/call.ts, not the text' }] : []),
    ...(asks && path !== PLAN_QUESTION
      ? [{ file: path, value: asks.specifier, remedy: `ask may(feature) of ${PLAN_QUESTION}` }]
      : []),
  ];
}

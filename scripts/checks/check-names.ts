import type { Problem } from './problem.ts';
import { isTest } from './room-of.ts';
import type { SourceFile } from './source-files.ts';

/** Words that an engineer elsewhere stumbles over, in names as well as in comments, and the word of the trade for each. */
const WORDS: readonly { found: RegExp; remedy: string }[] = [
  { found: /\b\w*(im)?patien(ce|t)\w*\b/i, remedy: 'say timeout, limit or retry' },
  { found: /\bmend(s|ed|ing)?\b/i, remedy: 'say fix, correct or repair' },
  { found: /\bdearer\b/i, remedy: 'say more expensive' },
  { found: /\b(to heart|hearEvent|tellRest)\b/i, remedy: 'say handle, for example handleEvent' },
  { found: /\b(she|her|hers|herself)\b/i, remedy: 'a reader is they' },
];

/** Types of the language or of the platform: a type of ours by the same name is taken for them. */
const SHADOWED =
  /\b(?:interface|type|class) (Pick|Omit|Partial|Record|Readonly|Required|Exclude|Extract|Request|Response|Headers|Event|Error|Map|Set|Node|Element|Document|Text|Comment|File|Blob|Image|Option|Range|Selection|Storage|Notification|Lock|Plugin|Screen|Window|Location|History)\b(?:<[^=]*)? ?(?:[={]|extends)/;
/** A number fixed at the top of a file, written like a variable. */
const LOWER_CASE_NUMBER = /^(?:export )?const ([a-z]\w*) = -?\d[\d_.]*(?: ?[*/+-] ?[\d_.]+)*;/m;

/** Files whose words are the rule itself, or another's: Stripe calls its event Event. */
const EXCEPTIONS = ['scripts/checks/', 'scripts/emulators/stripe/schema/'];

/** Names and comments are plain engineering English, and no name hides one of the language. */
export function checkNames(files: readonly SourceFile[]): Problem[] {
  return files.filter(({ path }) => !EXCEPTIONS.some((folder) => path.startsWith(folder))).flatMap(problemsOf);
}

function problemsOf({ path, text }: SourceFile): Problem[] {
  const shadowed = SHADOWED.exec(text)?.[1];
  const number = isTest(path) ? undefined : LOWER_CASE_NUMBER.exec(text)?.[1];
  return [
    ...WORDS.flatMap(({ found, remedy }) => {
      const value = found.exec(text)?.[0];
      return value === undefined ? [] : [{ file: path, value, remedy }];
    }),
    ...(shadowed
      ? [{ file: path, value: shadowed, remedy: 'a type of the language has this name: add what it is of' }]
      : []),
    ...(number ? [{ file: path, value: number, remedy: 'a fixed number is written IN_CAPITALS, with its unit' }] : []),
  ];
}

import type { Tool } from '#domain/tool/tool.schema.ts';
import type { DataSet } from './data-set.ts';
import type { Problem } from './problem.ts';

/** Words that sell instead of saying something. */
const advertising =
  /\b(revolutionary|game[- ]chang\w+|unleash\w*|supercharg\w+|seamless\w*|cutting[- ]edge|effortless\w*|next[- ]level|ultimate|stunning|all[- ]in[- ]one|leverag\w+|elevat\w+|empower\w*|robust)\b/i;

/** Words by which a text claims use, a test, a colleague or a client of ours: the guide judges from what was read. */
const CLAIMED_USE = [
  /\bwe (?:reach(?:ed)?|turn(?:ed)?|go back|went back|grab(?:bed)?) (?:for|to)\b/i,
  /\bwe(?:'ve|’ve| have)? (?:still |always |often |mostly |now |also |ever )?(?:keep|kept|use|used|tried|try|test|tested|rely on|relied on|swear by|bought|own|run|ran|installed|shot|edited|rendered|trained|worked with)\b/i,
  /\bthe one (?:that )?we (?:reach|open|pay|pick up)\b/i,
  /\b(?:around|among) us\b/i,
  /\bwhen we (?:opened|asked it|made|cut|fed)\b/i,
  /\bin our (?:own )?(?:hands|tests?|trials?|studio|office|experience|house|team|work|kitchen|cupboard|drawer|browser|dock)\b/i,
  /\bour (?:own )?(?:tests?|trials?|testing|colleagues?|clients?|team|studio|interns?|experience|projects?|producers?|designers?|retouchers?|art directors?)\b/i,
  /\b(?:colleague|client|friend|producer|designer|editor|studio)s? of ours\b/i,
  /\b(?:lives|sits|stays) (?:on|in) our\b/i,
] as const;

/** Least number of living tools whose take tells somebody named a flat no. */
const FEWEST_FLAT_NOS = 12;

/** Fewest and most words of a take. */
const takeLength = { fewest: 40, most: 90 };

/** Our sentences say something, in the length a reader takes; nothing trips the filters by accident. */
export function checkWording({ tools, drops }: DataSet): Problem[] {
  const told = drops.flatMap(({ file, content: { updateTitle, updateDescription } }) =>
    claimedUses(file, [
      ['updateTitle', updateTitle],
      ['updateDescription', updateDescription],
    ]),
  );
  const written = tools.flatMap(({ file, content }) => [
    ...advertised(file, content),
    ...claimedUses(file, textsOf(content)),
    ...takes(file, content),
    ...ethics(file, content),
  ]);
  return [...told, ...written];
}

function advertised(file: string, tool: Tool): Problem[] {
  return textsOf(tool).flatMap(([field, text]): Problem[] => {
    const word = advertising.exec(text)?.[0];
    return word ? [{ file, field, value: word, remedy: 'say what it does instead of this word' }] : [];
  });
}

function textsOf(tool: Tool): [field: string, text: string][] {
  return [
    ['description', tool.description],
    ['yakOpinion', tool.yakOpinion],
    ['skipItIf', tool.skipItIf],
    ['yakPick', tool.yakPick ?? ''],
    ['idealUseCases', tool.idealUseCases],
    ...tool.pros.map((pro, index): [string, string] => [`pros[${index}]`, pro]),
    ...tool.cons.map((con, index): [string, string] => [`cons[${index}]`, con]),
    ...tool.tasks.map(({ note }, index): [string, string] => [`tasks[${index}].note`, note]),
  ];
}

/** Where texts of a file claim that we used, tested or were told something. */
export function claimedUses(file: string, texts: readonly (readonly [field: string, text: string])[]): Problem[] {
  return texts.flatMap(([field, text]): Problem[] => {
    const words = CLAIMED_USE.map((phrase) => phrase.exec(text)?.[0]).find((found) => found !== undefined);
    return words === undefined
      ? []
      : [{ file, field, value: words, remedy: 'nobody here used it: say what was read, or what follows from it' }];
  });
}

/** A guide that never says no advises nobody: so many takes must say it flatly to somebody they name. */
export function checkFlatNos({ tools }: DataSet): Problem[] {
  const saying = tools.filter(
    ({ content: { status, yakOpinion } }) =>
      status.state !== 'shut down' && /: (?:a flat )?no\b|[,.] [Nn]o[,.:]/.test(yakOpinion),
  );
  return saying.length >= FEWEST_FLAT_NOS
    ? []
    : [
        {
          file: 'data/tools/',
          field: 'yakOpinion',
          value: `${saying.length} flat noes`,
          remedy: `at least ${FEWEST_FLAT_NOS} living tools tell somebody named: no`,
        },
      ];
}

function takes(file: string, tool: Tool): Problem[] {
  const words = tool.yakOpinion.split(/\s+/).length;
  const problems: Problem[] = [];
  if (words < takeLength.fewest || words > takeLength.most) {
    problems.push({
      file,
      field: 'yakOpinion',
      value: `${words} words`,
      remedy: `a take has ${takeLength.fewest} to ${takeLength.most} words`,
    });
  }
  if (/skip it if/i.test(tool.yakOpinion))
    problems.push({ file, field: 'yakOpinion', remedy: "move the 'Skip it if' part into skipItIf" });
  if (/[.!]$/.test(tool.skipItIf))
    problems.push({
      file,
      field: 'skipItIf',
      value: tool.skipItIf,
      remedy: 'leave out the full stop: the page sets it',
    });
  return problems;
}

function ethics(file: string, { ethicallyTrained }: Tool): Problem[] {
  if (!/not ethically trained/i.test(ethicallyTrained)) return [];
  return [
    {
      file,
      field: 'ethicallyTrained',
      value: ethicallyTrained,
      remedy: "the Yes filter finds 'ethically trained' in it; write 'Not ethically licensed: …'",
    },
  ];
}

import type { Tool } from '#domain/tool/tool.schema.ts';
import type { ToolProblem } from '#domain/tool/editing/tool-problem.ts';

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

/** Fewest and most words of a take. */
const takeLength = { fewest: 40, most: 90 };

/** Our sentences about a tool say something, in the length a reader takes; nothing trips the filters by accident. */
export function wordingProblems(tool: Tool): ToolProblem[] {
  return [...advertised(tool), ...claimedUses(textsOf(tool)), ...takes(tool), ...ethics(tool)];
}

/** Where texts claim that we used, tested or were told something. */
export function claimedUses(texts: readonly (readonly [field: string, text: string])[]): ToolProblem[] {
  return texts.flatMap(([field, text]): ToolProblem[] => {
    const words = CLAIMED_USE.map((phrase) => phrase.exec(text)?.[0]).find((found) => found !== undefined);
    return words === undefined
      ? []
      : [{ field, value: words, remedy: 'nobody here used it: say what was read, or what follows from it' }];
  });
}

function advertised(tool: Tool): ToolProblem[] {
  return textsOf(tool).flatMap(([field, text]): ToolProblem[] => {
    const word = advertising.exec(text)?.[0];
    return word ? [{ field, value: word, remedy: 'say what it does instead of this word' }] : [];
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

function takes(tool: Tool): ToolProblem[] {
  const words = tool.yakOpinion.split(/\s+/).length;
  const problems: ToolProblem[] = [];
  if (words < takeLength.fewest || words > takeLength.most) {
    problems.push({
      field: 'yakOpinion',
      value: `${words} words`,
      remedy: `a take has ${takeLength.fewest} to ${takeLength.most} words`,
    });
  }
  if (/skip it if/i.test(tool.yakOpinion))
    problems.push({ field: 'yakOpinion', remedy: "move the 'Skip it if' part into skipItIf" });
  if (/[.!]$/.test(tool.skipItIf))
    problems.push({
      field: 'skipItIf',
      value: tool.skipItIf,
      remedy: 'leave out the full stop: the page sets it',
    });
  return problems;
}

function ethics({ ethicallyTrained }: Tool): ToolProblem[] {
  if (!/not ethically trained/i.test(ethicallyTrained)) return [];
  return [
    {
      field: 'ethicallyTrained',
      value: ethicallyTrained,
      remedy: "the Yes filter finds 'ethically trained' in it; write 'Not ethically licensed: …'",
    },
  ];
}

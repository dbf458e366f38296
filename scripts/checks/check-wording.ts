import type { Tool } from '#domain/tool/tool.schema.ts';
import type { DataSet } from './data-set.ts';
import type { Problem } from './problem.ts';

/** Words that sell instead of saying something. */
const advertising =
  /\b(revolutionary|game[- ]chang\w+|unleash\w*|supercharg\w+|seamless\w*|cutting[- ]edge|effortless\w*|next[- ]level|ultimate|stunning|all[- ]in[- ]one|leverag\w+|elevat\w+|empower\w*|robust)\b/i;

/** Fewest and most words of a take. */
const takeLength = { fewest: 40, most: 90 };

/** Our sentences say something, in the length a reader takes; nothing trips the filters by accident. */
export function checkWording({ tools }: DataSet): Problem[] {
  return tools.flatMap(({ file, content }) => [
    ...advertised(file, content),
    ...takes(file, content),
    ...ethics(file, content),
  ]);
}

function advertised(file: string, tool: Tool): Problem[] {
  const texts: [string, string][] = [
    ['description', tool.description],
    ['yakOpinion', tool.yakOpinion],
    ['skipItIf', tool.skipItIf],
    ['idealUseCases', tool.idealUseCases],
    ...tool.pros.map((pro, index): [string, string] => [`pros[${index}]`, pro]),
    ...tool.cons.map((con, index): [string, string] => [`cons[${index}]`, con]),
  ];
  return texts.flatMap(([field, text]): Problem[] => {
    const word = advertising.exec(text)?.[0];
    return word ? [{ file, field, value: word, remedy: 'say what it does instead of this word' }] : [];
  });
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

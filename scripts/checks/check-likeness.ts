import type { DataFile, DataSet } from './data-set.ts';
import type { Problem } from './problem.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';

/** Share of equal word fours from which two takes are the same take. */
const TOO_LIKE = 0.3;

/** No two tools share a sentence of their takes, a pro or a con, and no take is another one in disguise. */
export function checkLikeness({ tools }: DataSet): Problem[] {
  return [...sharedSentences(tools), ...nearDoubles(tools)];
}

function sharedSentences(tools: DataFile<Tool>[]): Problem[] {
  const first = new Map<string, string>();
  return tools.flatMap(({ file, content }) => {
    const sentences = [
      ...content.yakOpinion.split(/(?<=[.!?])\s+/),
      ...content.pros,
      ...content.cons,
      content.skipItIf,
    ];
    return sentences.flatMap((sentence): Problem[] => {
      const key = words(sentence).join(' ');
      const other = first.get(key);
      if (other === undefined) first.set(key, file);
      return other === undefined || other === file
        ? []
        : [
            {
              file,
              field: 'yakOpinion, pros, cons, skipItIf',
              value: sentence,
              remedy: `${other} says the same; say what is true of this tool only`,
            },
          ];
    });
  });
}

function nearDoubles(tools: DataFile<Tool>[]): Problem[] {
  const takes = tools.map(({ file, content }) => ({ file, fours: fours(content.yakOpinion) }));
  return takes.flatMap((take, index) =>
    takes.slice(0, index).flatMap((other): Problem[] => {
      const shared = [...take.fours].filter((four) => other.fours.has(four)).length;
      const likeness = shared / Math.max(1, Math.min(take.fours.size, other.fours.size));
      return likeness < TOO_LIKE
        ? []
        : [
            {
              file: take.file,
              field: 'yakOpinion',
              value: `${Math.round(likeness * 100)} % like ${other.file}`,
              remedy: 'rewrite it in other words',
            },
          ];
    }),
  );
}

function fours(text: string): Set<string> {
  const all = words(text);
  return new Set(all.slice(3).map((_, index) => all.slice(index, index + 4).join(' ')));
}

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}$']+/gu) ?? [];
}

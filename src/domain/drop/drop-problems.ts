import { type DocumentProblem, shapeProblems } from '#domain/text/document-problem.ts';
import { claimedUses } from '#domain/tool/evidence/wording-problems.ts';
import { isWebAddress } from '#domain/text/web-address.ts';
import { draftMark } from './draft-mark.ts';
import { type Drop, dropSchema } from './drop.schema.ts';

/** What a drop is checked against. */
interface DropSurroundings {
  /** Names of all tools by their number. */
  tools: ReadonlyMap<number, string>;
  /** Every drop that the desk knows, the checked one too. */
  drops: readonly Pick<Drop, 'id' | 'releaseDate'>[];
  /** YYYY-MM-DD. */
  today: string;
}

/**
 * Everything that keeps a drop from being published: what the schema of `data/updates/` says, references that lead
 * nowhere, and a source that is claimed and not named.
 */
export function dropProblems(drop: unknown, around: DropSurroundings): DocumentProblem[] {
  const shape = shapeProblems(dropSchema, drop);
  if (shape.length > 0) return shape;
  const sound = drop as Drop;
  const { updateTitle, updateDescription } = sound;
  return [
    ...referenceProblems(sound, around),
    ...sourceProblems(sound),
    ...(updateDescription.includes(draftMark)
      ? [{ field: 'updateDescription', remedy: 'say for whom it matters in the place of the draft’s last sentence' }]
      : []),
    ...claimedUses([
      ['updateTitle', updateTitle],
      ['updateDescription', updateDescription],
    ]).map(({ field, remedy }) => ({ field, remedy })),
  ];
}

function referenceProblems(drop: Drop, { tools, drops, today }: DropSurroundings): DocumentProblem[] {
  const { id, toolId, releaseDate, supersededBy } = drop;
  const successor = drops.find((other) => other.id === supersededBy);
  const isLater =
    successor && (successor.releaseDate > releaseDate || (successor.releaseDate === releaseDate && successor.id > id));
  return [
    ...(toolId !== null && !tools.has(toolId)
      ? [{ field: 'toolId', remedy: 'take a tool of the guide, or none' }]
      : []),
    ...(releaseDate > today
      ? [{ field: 'releaseDate', remedy: 'a release that has not happened is no news yet' }]
      : []),
    ...(supersededBy !== null && supersededBy !== undefined && !isLater
      ? [{ field: 'supersededBy', remedy: 'take a later drop, or none' }]
      : []),
  ];
}

function sourceProblems({ sourceUrl, isAuthentic, quote }: Drop): DocumentProblem[] {
  return [
    ...(sourceUrl === null ? [{ field: 'sourceUrl', remedy: 'name the page that says it' }] : []),
    ...(sourceUrl !== null && !isWebAddress(sourceUrl)
      ? [{ field: 'sourceUrl', remedy: 'write a whole address with https://, without name or password' }]
      : []),
    ...(isAuthentic && !quote ? [{ field: 'quote', remedy: 'copy the words that you read at the source' }] : []),
  ];
}

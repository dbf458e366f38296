import { draftMark } from '#domain/drop/draft-mark.ts';
import { claimedUses as claimed, wordingProblems } from '#domain/tool/evidence/wording-problems.ts';
import type { DataSet } from './data-set.ts';
import type { Problem } from './problem.ts';

/** Least number of living tools whose take tells somebody named a flat no. */
const MIN_FLAT_NOS = 12;

/** Our sentences say something, in the length a reader takes; nothing trips the filters by accident. */
export function checkWording({ tools, drops }: DataSet): Problem[] {
  const told = drops.flatMap(({ file, content: { updateTitle, updateDescription } }) =>
    claimedUses(file, [
      ['updateTitle', updateTitle],
      ['updateDescription', updateDescription],
    ]),
  );
  const written = tools.flatMap(({ file, content }) =>
    wordingProblems(content).map((problem) => ({ file, ...problem })),
  );
  return [...told, ...written];
}

/** Where texts of a file claim that we used, tested or were told something. */
export function claimedUses(file: string, texts: readonly (readonly [field: string, text: string])[]): Problem[] {
  return claimed(texts).map((problem) => ({ file, ...problem }));
}

/** A guide that never says no advises nobody: so many takes must say it flatly to somebody they name. */
export function checkFlatNos({ tools }: DataSet): Problem[] {
  const saying = tools.filter(
    ({ content: { status, yakOpinion } }) =>
      status.state !== 'shut down' && /: (?:a flat )?no\b|[,.] [Nn]o[,.:]/.test(yakOpinion),
  );
  return saying.length >= MIN_FLAT_NOS
    ? []
    : [
        {
          file: 'data/tools/',
          field: 'yakOpinion',
          value: `${saying.length} flat noes`,
          remedy: `at least ${MIN_FLAT_NOS} living tools tell somebody named: no`,
        },
      ];
}

/** No drop goes out as `npm run drop:draft` left it. */
export function checkDrafts({ drops }: DataSet): Problem[] {
  return drops
    .filter(({ content }) => content.updateDescription.includes(draftMark))
    .map(({ file }) => ({
      file,
      field: 'updateDescription',
      value: draftMark,
      remedy: 'put a sentence on whom the change matters to in its place, and name the source if you read one',
    }));
}

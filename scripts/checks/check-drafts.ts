import { draftMark } from '#domain/drop/draft-drop.ts';
import type { DataSet } from './data-set.ts';
import type { Problem } from './problem.ts';

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

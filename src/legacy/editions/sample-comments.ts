import data from '#data/sample-comments.json' with { type: 'json' };
import { sampleCommentsSchema } from '#domain/page/legacy/sample-comments.schema.ts';

/** Comments that we wrote as decoration; whoever prints them labels them as samples. */
export const { comments: sampleComments } = sampleCommentsSchema.parse(data);

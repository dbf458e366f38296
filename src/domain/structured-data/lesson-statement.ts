import type { Statement } from '#domain/structured-data/statement.ts';
import { playingTime } from '#domain/structured-data/playing-time.ts';
import type { Tutorial } from '#domain/tutorial/tutorial.schema.ts';

/** A lesson that somebody else teaches; `page` is our page about it. */
export function lessonStatement(
  { title, description, level, url, duration, creator }: Tutorial,
  page: string,
): Statement {
  return {
    '@type': 'LearningResource',
    name: title,
    description,
    educationalLevel: level,
    url,
    mainEntityOfPage: page,
    provider: { '@type': 'Organization', name: creator.channel, url: creator.channelUrl },
    ...(duration && { timeRequired: playingTime(duration) }),
  };
}

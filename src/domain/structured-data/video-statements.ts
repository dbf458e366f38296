import { playingTime } from '#domain/structured-data/playing-time.ts';
import type { Statement } from '#domain/structured-data/statement.ts';
import type { CreatorVideo } from '#domain/tutorial/creator.schema.ts';

/** The videos whose day of publication a source gives; a video without one is no VideoObject to a search engine. */
export function videoStatements(videos: readonly CreatorVideo[]): Statement[] {
  return videos.flatMap(({ title, description, youtubeUrl, uploadDate, duration }) =>
    uploadDate === null
      ? []
      : [
          {
            '@type': 'VideoObject',
            name: title,
            description,
            url: youtubeUrl,
            uploadDate,
            ...(duration && { duration: playingTime(duration) }),
          },
        ],
  );
}

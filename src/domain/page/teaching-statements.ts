import type { ArticleHead } from '#domain/teaching/article.schema.ts';
import type { Site } from '#domain/text/site.schema.ts';
import { publisherName } from './site-statements.ts';
import type { Statement } from './statement.ts';
import type { Tutorial } from '#domain/teaching/tutorial.schema.ts';
import type { CreatorVideo } from '#domain/teaching/creator.schema.ts';

/** An article of the blog, under the full address `page`. */
export function articleStatement(
  { title, description, publishedOn }: ArticleHead,
  page: string,
  site: Site,
): Statement {
  const publisher = publisherName(site, new URL(page).origin);
  return {
    '@type': 'Article',
    headline: title,
    description,
    datePublished: publishedOn,
    mainEntityOfPage: page,
    author: publisher,
    publisher,
  };
}

/** What a page teaches step by step; everything in it is printed there too. */
interface HowTo {
  name: string;
  description: string;
  /** Full address of the page. */
  page: string;
  /** Minutes it takes; null when the page names none. */
  minutes: number | null;
  /** Names of the tools in their order. */
  tools: readonly string[];
  steps: readonly { name: string; text: string }[];
  /** The cost as the page prints it, its mark included. */
  cost: string;
}

/** A lesson of ours, or a recipe. */
export function howToStatement({ name, description, page, minutes, tools, steps, cost }: HowTo): Statement {
  return {
    '@type': 'HowTo',
    name,
    description,
    mainEntityOfPage: page,
    ...(minutes !== null && { totalTime: `PT${minutes}M` }),
    estimatedCost: cost,
    tool: tools.map((tool) => ({ '@type': 'HowToTool', name: tool })),
    step: steps.map((step, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: step.name,
      text: step.text || step.name,
    })),
  };
}

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

/** A playing time in ISO 8601: 'PT1H2M30S' for '1:02:30', 'PT9M40S' for '9:40'. */
function playingTime(duration: string): string {
  const [seconds = 0, minutes = 0, hours = 0] = duration.split(':').map(Number).reverse();
  return `PT${hours > 0 ? `${hours}H` : ''}${minutes}M${seconds}S`;
}

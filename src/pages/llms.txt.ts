import type { APIRoute } from 'astro';
import { allArticles } from '#catalog/articles.ts';
import { allLessons } from '#catalog/lessons.ts';
import { allRecipes } from '#catalog/recipes.ts';
import { filledListings } from '#catalog/listings.ts';
import { nearPages } from '#catalog/near-pages.ts';
import { origin, site } from '#catalog/site.ts';
import { tasksByDesk } from '#catalog/task-pages.ts';
import { allTools } from '#catalog/tools.ts';
import { deskPath } from '#domain/task/task-path.ts';
import { counted } from '#domain/text/counted.ts';
import { listingPath } from '#domain/tool/catalogue/listing-path.ts';
import { alternativesPath } from '#domain/tool/tool-path.ts';

/** The guide for language models (llmstxt.org): what it is, its main pages, its collections. */
export const GET: APIRoute = async () => {
  const tools = await allTools();
  const filled = (await filledListings('top', 'category', 'department', 'search')).filter(
    (entry) => entry.tools.length > 0,
  );
  const articles = await allArticles();
  const { alternatives } = await nearPages();
  const link = (name: string, path: string, about: string) => `- [${name}](${origin}${path}): ${about}`;
  const lines = [
    `# ${site.name}`,
    '',
    `> ${site.description}`,
    '',
    `${tools.length} tools have an entry: plans with their prices (by the month and by the year apart) and rights (paid work, training on uploads, indemnity, privacy, watermark, credit, revenue cap), pros, cons and a line that begins with “Skip it if”. Each answer names the page it is about, the copy in which it was read, the words and the day. What nobody has read says “Not read yet” or “Not confirmed yet”, and an amount without words of its own carries a star; quote them with that caveat. “Disputed” is no yes. Lists of the catalogue are in the order of the alphabet, alternatives in the order of nearness; no place is for sale.`,
    '',
    '## Main pages',
    '',
    link('The Tools', '/tools', 'every entry, A to Z'),
    link('A to Z', '/tools/a-z', 'the names alone'),
    link(
      'Rights',
      '/tools/rights',
      'paid work, uploads, indemnity, privacy, watermark, credit of every tool in one table',
    ),
    link(
      'Client rules',
      '/rules',
      'may I use it for this client: what each rule means, what counts as a yes; verdicts by POST /api/verdicts',
    ),
    ...(await tasksByDesk()).map(({ desk, title, tasks }) =>
      link(`${title} desk`, deskPath(desk), `which tool fits which of its ${tasks.length} jobs, in one table`),
    ),
    link('Fresh Drops', '/all-updates', 'what changed in the tools, dated, with sources'),
    link('Tutorials', '/tutorials', 'lessons worth an evening'),
    link('Recipes', '/recipes', 'workflows over two to five tools, with cost and rights'),
    link('Creators', '/creators', 'channels that teach a tool properly'),
    link('Freshness', '/freshness', 'how much of the guide is confirmed, and how old that is'),
    link('Corrections', '/corrections', 'what the guide said and does not say any more, with day and reason'),
    link('Plans', '/subscribe', 'what is free and what Yak Core costs'),
    link('Developers', '/developers', 'OpenAPI description, Model Context Protocol, examples'),
    link('About', '/about', 'the rules of the guide'),
    '',
    '## Alternatives',
    '',
    ...[...alternatives.values()].map(({ tool, alternatives: others }) =>
      link(
        `Alternatives to ${tool.name}`,
        alternativesPath(tool),
        others
          .slice(0, 3)
          .map(({ tool: { name } }) => name)
          .join(', '),
      ),
    ),
    '',
    '## Collections',
    '',
    ...filled.map(({ collection, tools: { length } }) =>
      link(collection.title, listingPath(collection), `${counted(length, 'tool')}. ${collection.intro}`),
    ),
    '',
    '## Lessons',
    '',
    ...(await allLessons()).map(({ id, data }) => link(data.title, `/lessons/${id}`, data.description)),
    '',
    '## Recipes',
    '',
    ...(await allRecipes()).map(({ slug, title, job }) => link(title, `/recipes/${slug}`, job)),
    '',
    '## Articles',
    '',
    ...articles.map(({ id, data }) => link(data.title, `/blog/${id}`, data.description)),
    '',
    '## Optional',
    '',
    link('Terms of Service', '/terms', 'the terms for using the site'),
    link('Sitemap', '/sitemap-index.xml', 'every page with the day it last changed'),
  ];
  return new Response(`${lines.join('\n')}\n`);
};

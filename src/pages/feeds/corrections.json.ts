import type { APIRoute } from 'astro';
import { allCorrections } from '#catalog/corrections.ts';
import { origin } from '#catalog/site.ts';
import { toolPath } from '#domain/tool/tool-path.ts';

/** Corrections as JSON Feed 1.1. */
export const GET: APIRoute = () =>
  new Response(
    `${JSON.stringify(
      {
        version: 'https://jsonfeed.org/version/1.1',
        title: 'Yak: Corrections',
        home_page_url: `${origin}/corrections`,
        feed_url: `${origin}/feeds/corrections.json`,
        language: 'en',
        items: allCorrections.map(({ id, toolId, toolName, title, before, after, reason, at, source }) => ({
          id: `${origin}${toolPath({ id: toolId })}#${id}`,
          url: `${origin}${toolPath({ id: toolId })}`,
          ...(source && { external_url: source }),
          title: `${toolName}: ${title}`,
          content_text: `${before} → ${after}. ${reason}`,
          date_published: at,
        })),
      },
      null,
      1,
    )}\n`,
  );

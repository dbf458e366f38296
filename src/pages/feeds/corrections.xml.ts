import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { allCorrections } from '#catalog/corrections.ts';
import { origin } from '#catalog/site.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import { termsHeadline } from '#domain/watch/terms/terms-desk.ts';

/** Corrections and changed terms as RSS 2.0. */
export const GET: APIRoute = () =>
  rss({
    title: 'Yak: Corrections',
    description: 'What the guide said, what it says now, and why; and what makers changed in their terms.',
    site: `${origin}/corrections`,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>en</language><atom:link href="${origin}/feeds/corrections.xml" rel="self" type="application/rss+xml"/>`,
    items: allCorrections.map(({ id, toolId, toolName, title, about, right, before, after, reason, at }) => ({
      link: `${origin}${toolPath({ id: toolId })}#${id}`,
      title: about === 'terms' ? termsHeadline(toolName, right) : `${toolName}: ${title}`,
      description: about === 'terms' ? `${reason}. Before: ${before} Now: ${after}` : `${before} → ${after}. ${reason}`,
      pubDate: new Date(at),
    })),
  });

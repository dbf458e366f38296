import type { APIRoute } from 'astro';
import { site } from '#catalog/site.ts';
import { lightBar, lightPaper } from '#layouts/theme-colours.ts';

/** What a phone needs to keep the site on its home screen. The icons are drawn by scripts/commands/draw-icons.ts. */
export const GET: APIRoute = () =>
  Response.json({
    name: `${site.name}: ${site.tagline}`,
    short_name: site.name,
    description: site.description,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: 'en',
    theme_color: lightBar,
    background_color: lightPaper,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-192.png', type: 'image/png', sizes: '192x192', purpose: 'maskable' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'The Tools', url: '/tools' },
      { name: 'Fresh Drops', url: '/all-updates' },
    ],
  });

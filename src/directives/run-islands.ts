/**
 * What Astro prints into each page that has an island, in the script of every page instead: it is fetched once a visit,
 * and not before the first paint (scripts/build/after-paint.ts). The directives must be there when the element is defined.
 */
import './in-page.ts';
import 'astro/runtime/server/astro-island.js';

import type { ClientDirective } from 'astro';
import intent from './intent.ts';
import overlay from './overlay.ts';

/** Where Astro's island element looks for directives. */
const page: { Astro?: Record<string, ClientDirective> } = globalThis;
page.Astro = { ...page.Astro, intent, overlay };

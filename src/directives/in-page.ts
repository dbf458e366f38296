import type { ClientDirective } from 'astro';
import intent from './intent.ts';
import overlay from './overlay.ts';

/** Where Astro's island element looks for directives. */
const page = globalThis as { Astro?: Record<string, ClientDirective> };
page.Astro = { ...page.Astro, intent, overlay };

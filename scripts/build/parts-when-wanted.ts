import { basename } from 'node:path';
import type { AstroIntegration } from 'astro';

/**
 * Modules that the server never prints. Where the server imports them, Astro writes their styles into every page; so the
 * server finds an empty stand-in, and the browser loads code and styles together when somebody wants them.
 */
const PARTS = /\/islands\/overlays\/(overlay-parts|search-palette)\.tsx$/;
/** What comes with them, and the frame that dialogs share. */
const LATER = /\/islands\/(overlays\/|dialog\.module\.css)/;
const STAND_IN = '\0parts-when-wanted';

/** Keeps what lies above a page out of the pages: some 6 kB of styles in each. */
export function partsWhenWanted(): AstroIntegration {
  return {
    name: 'parts-when-wanted',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'parts-when-wanted',
                enforce: 'pre',
                async resolveId(source, importer) {
                  if (this.environment.name === 'client' || !PARTS.test(`/islands/overlays/${basename(source)}`))
                    return null;
                  const found = await this.resolve(source, importer, { skipSelf: true });
                  return found && PARTS.test(found.id) ? STAND_IN : null;
                },
                // Astro throws away style sheets of the browser that no page names, those of code that comes later too.
                generateBundle(_, bundle) {
                  if (this.environment.name !== 'client') return;
                  for (const chunk of Object.values(bundle))
                    if (chunk.type === 'chunk' && Object.keys(chunk.modules).some((id) => LATER.test(id)))
                      for (const sheet of chunk.viteMetadata?.importedCss ?? [])
                        chunk.viteMetadata?.importedAssets.add(sheet);
                },
                load: (id) =>
                  id === STAND_IN ? 'export const OverlayParts = () => null, SearchPalette = OverlayParts;' : null,
              },
            ],
          },
        });
      },
    },
  };
}

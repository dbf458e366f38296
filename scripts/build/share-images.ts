import { createHash } from 'node:crypto';
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { ShareCard } from '#domain/page/share-card.ts';
import { atOnce } from '#netlify/stores/at-once.ts';
import project from '../../package.json' with { type: 'json' };

/** Pictures of tools that one build may draw: some ten seconds on two processors. */
const DRAW_AT_MOST = 240;
/** Drawings at once: one more than processors, since a drawing waits for its turn now and then. */
const AT_ONCE = 3;
/** Pictures that no build has asked for in this time are thrown away. */
const KEPT_FOR_MS = 90 * 24 * 60 * 60 * 1000;

const root = join(import.meta.dirname, '../..');
const cache = join(root, 'node_modules/.cache/share-images');

interface Planned {
  name: string;
  card: ShareCard;
}

/**
 * Pictures for link previews. Before the pages are built it tells them which pictures exist already and how many may be
 * drawn; afterwards it draws what is new, from the list that the pages leave in `share/plan.json`, and puts all of
 * them into `share/`. Pictures are kept between builds in node_modules/.cache; without it they are drawn again.
 */
export function shareImages(): AstroIntegration {
  return {
    name: 'yak-share-images',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        const facts = { design: designMark(), drawn: drawnNames(), drawAtMost: DRAW_AT_MOST };
        updateConfig({ vite: { plugins: [virtualModule('virtual:share-images', facts)] } });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const started = performance.now();
        const folder = join(fileURLToPath(dir), 'share');
        const planned: Planned[] = JSON.parse(readFileSync(join(folder, 'plan.json'), 'utf8'));
        const count = await fillShareFolder(planned, folder);
        rmSync(join(folder, 'plan.json'));
        logger.info(
          `${planned.length} pictures for link previews, ${count} of them drawn in ${Math.round(performance.now() - started)} ms`,
        );
      },
    },
  };
}

/**
 * Puts the planned pictures into a folder and draws those that are missing.
 * @returns how many were drawn
 */
export async function fillShareFolder(planned: readonly Planned[], folder: string, drawings = cache): Promise<number> {
  mkdirSync(drawings, { recursive: true });
  mkdirSync(folder, { recursive: true });
  const known = new Set(readdirSync(drawings));
  const missing = planned.filter(({ name }) => !known.has(name));
  await drawAll(missing, drawings);
  for (const { name } of planned) copyFileSync(join(drawings, name), join(folder, name));
  forget(drawings, new Set(planned.map(({ name }) => name)));
  return missing.length;
}

async function drawAll(missing: readonly Planned[], drawings: string): Promise<void> {
  if (missing.length === 0) return;
  const { drawShareImage } = await import('./draw-share-image.ts');
  await atOnce(missing, AT_ONCE, async ({ name, card }) => {
    const picture = await drawShareImage(card);
    // Two builds may share the folder: a picture appears whole or not at all.
    const unfinished = join(drawings, `${name}.${process.pid}`);
    writeFileSync(unfinished, picture);
    renameSync(unfinished, join(drawings, name));
  });
}

/** Throws away what no page names any more and what a killed build left unfinished, once it is old. */
function forget(drawings: string, named: ReadonlySet<string>): void {
  for (const name of readdirSync(drawings)) {
    if (!named.has(name) && Date.now() - statSync(join(drawings, name)).mtimeMs > KEPT_FOR_MS)
      rmSync(join(drawings, name));
  }
}

function drawnNames(): string[] {
  mkdirSync(cache, { recursive: true });
  return readdirSync(cache).filter((name) => name.endsWith('.png'));
}

/** What a picture looks like depends on the drawing, the mascot, the colours, and what sets type and lines. */
function designMark(): string {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const { satori, sharp, '@fontsource/gabarito': face } = project.devDependencies;
  const mascot = readdirSync(join(root, 'public/mascot'))
    .sort()
    .map((name) => read(`public/mascot/${name}`));
  const colours = read('src/styles/tokens.css').match(/--[\w-]+:\s*#[0-9a-f]+/gi) ?? [];
  return createHash('sha256')
    .update(JSON.stringify([read('scripts/build/draw-share-image.ts'), mascot, colours, satori, sharp, face]))
    .digest('hex')
    .slice(0, 16);
}

function virtualModule(id: string, values: Record<string, unknown>) {
  const code = Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
  return {
    name: id,
    resolveId: (source: string) => (source === id ? `\0${id}` : undefined),
    load: (resolved: string) => (resolved === `\0${id}` ? code : undefined),
  };
}

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as simpleIcons from 'simple-icons';
import type { SimpleIcon } from 'simple-icons';
import project from '../package.json' with { type: 'json' };
import { logoColour, valuesOf } from './logos/logo-colour.ts';

/**
 * Tools whose own mark, or the mark of the product they are a part of, is among the Simple Icons. Never the mark of a
 * maker on a product with another name, and never a namesake's.
 */
const marks: Readonly<Record<string, string>> = {
  blender: 'Blender',
  buffer: 'Buffer',
  claude: 'Claude',
  'davinci-resolve': 'DaVinci Resolve',
  'deepl-write': 'DeepL',
  dovetail: 'Dovetail',
  eagle: 'Eagle',
  elevenlabs: 'ElevenLabs',
  figma: 'Figma',
  framer: 'Framer',
  gemini: 'Google Gemini',
  grammarly: 'Grammarly',
  hootsuite: 'Hootsuite',
  make: 'Make',
  miro: 'Miro',
  n8n: 'n8n',
  notebooklm: 'NotebookLM',
  'notion-ai': 'Notion',
  perplexity: 'Perplexity',
  'remove-bg': 'remove.bg',
  suno: 'Suno',
  v0: 'v0',
  webflow: 'Webflow',
  zapier: 'Zapier',
};

const notice = `The marks in this folder belong to their owners. They stand beside the names of tools to say which tool
is meant, and imply no endorsement in either direction. Their outlines come from Simple Icons ${project.devDependencies['simple-icons']}, which is
released under CC0 1.0; that does not cover the trademarks. Marks with a licence of their own are left out. Some are
printed in a neutral colour where their own could not be seen on our paper. Owners who want a mark removed: /contact
`;

const root = join(import.meta.dirname, '..');
const folder = join(root, 'public/logos');
const css = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8');
const papers = valuesOf('--paper-raised', css);
const [neutral] = valuesOf('--ink-grey', css);
if (!neutral || papers.length !== 2)
  throw new Error('tokens.css no longer has --ink-grey and two values of --paper-raised.');

const icons = new Map(Object.values(simpleIcons).map((icon) => [icon.title, icon]));
mkdirSync(folder, { recursive: true });
const credits = Object.entries(marks).map(([slug, title]) => {
  const icon = icons.get(title);
  if (!icon)
    throw new Error(
      `Simple Icons has no mark '${title}' any more: take ${slug} out of the list and set its icon to null.`,
    );
  if (icon.license)
    throw new Error(
      `'${title}' has a licence of its own (${icon.license.type}): read it before ${slug} uses the mark.`,
    );
  writeFileSync(join(folder, `${slug}.svg`), drawing(icon, neutral));
  nameIcon(slug);
  return `${slug}.svg  ${title}, ${icon.source}${icon.guidelines ? `, guidelines ${icon.guidelines}` : ''}`;
});
writeFileSync(join(folder, 'NOTICE.txt'), `${notice}\n${credits.join('\n')}\n`);
console.log(`${credits.length} marks in public/logos/`);

function drawing(icon: SimpleIcon, neutralColour: string): string {
  const fill = logoColour(`#${icon.hex.toLowerCase()}`, neutralColour, papers);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="${fill}" d="${icon.path}"/></svg>\n`;
}

/** Sets the field in the tool's file and leaves the rest of it as its editor wrote it. */
function nameIcon(slug: string): void {
  const file = join(root, `data/tools/${slug}.json`);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/"icon": (null|"[^"]*")/, `"icon": "${slug}.svg"`));
}

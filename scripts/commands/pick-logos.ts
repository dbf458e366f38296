import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as simpleIcons from 'simple-icons';
import project from '../../package.json' with { type: 'json' };
import { type Outline, readLobeIcon } from './lobe-icon.ts';
import { logoColour, valuesOf } from './logo-colour.ts';

/**
 * Tools whose own mark, or the mark of the product they are a part of, is among the Simple Icons; a maker's mark where the
 * tool is named after its maker. Never a namesake's (the Flux and the Nano of Simple Icons are other things).
 */
const simpleMarks: Readonly<Record<string, string>> = {
  'autodesk-flow-studio': 'Autodesk',
  airtable: 'Airtable',
  blender: 'Blender',
  buffer: 'Buffer',
  claude: 'Claude',
  'davinci-resolve': 'DaVinci Resolve',
  'deepl-write': 'DeepL',
  dovetail: 'Dovetail',
  eagle: 'Eagle',
  elevenlabs: 'ElevenLabs',
  envato: 'Envato',
  figma: 'Figma',
  framer: 'Framer',
  frontify: 'Frontify',
  gemini: 'Google Gemini',
  grammarly: 'Grammarly',
  hootsuite: 'Hootsuite',
  'krita-ai-diffusion': 'Krita',
  loom: 'Loom',
  make: 'Make',
  milanote: 'Milanote',
  miro: 'Miro',
  n8n: 'n8n',
  notebooklm: 'NotebookLM',
  'notion-ai': 'Notion',
  perplexity: 'Perplexity',
  'remove-bg': 'remove.bg',
  replit: 'Replit',
  rive: 'Rive',
  semrush: 'Semrush',
  similarweb: 'Similarweb',
  suno: 'Suno',
  v0: 'v0',
  veed: 'VEED',
  webflow: 'Webflow',
  zapier: 'Zapier',
};

/** The same among the icons of LobeHub, by file name: those that the Simple Icons lack. */
const lobeMarks: Readonly<Record<string, string>> = {
  'adobe-firefly': 'adobefirefly',
  bria: 'briaai',
  capcut: 'capcut',
  chatgpt: 'openai',
  clipdrop: 'clipdrop',
  comfyui: 'comfyui',
  flora: 'flora',
  flux: 'flux',
  'grok-imagine': 'grok',
  hailuo: 'hailuo',
  hedra: 'hedra',
  ideogram: 'ideogram',
  kling: 'kling',
  krea: 'krea',
  lovable: 'lovable',
  lovart: 'lovart',
  'luma-dream-machine': 'luma',
  manus: 'manus',
  meshy: 'meshy',
  'microsoft-365-copilot': 'copilot',
  midjourney: 'midjourney',
  'nano-banana': 'nanobanana',
  pika: 'pika',
  'qwen-image': 'qwen',
  recraft: 'recraft',
  reve: 'reve',
  runway: 'runway',
  sora: 'sora',
  'stable-audio': 'stability',
  'stable-diffusion': 'stability',
  'topaz-photo': 'topazlabs',
  'topaz-video': 'topazlabs',
  tripo: 'tripo',
  udio: 'udio',
  vidu: 'vidu',
  weavy: 'figma',
};

/**
 * Makers whose mark, by its file name at LobeHub, stands for those of their tools that have none of their own in either
 * set: one file for all of them. Only where the maker itself builds and sells the tool today.
 */
const makerMarks: Readonly<Record<string, readonly string[]>> = {
  adobe: [
    'adobe-after-effects',
    'adobe-express',
    'adobe-genstudio',
    'adobe-illustrator',
    'adobe-lightroom',
    'adobe-photoshop',
    'adobe-podcast',
    'adobe-premiere',
    'frame-io',
  ],
  alibaba: ['wan'],
  apple: ['final-cut-pro'],
  bytedance: ['seedance', 'seedream'],
  google: ['google-flow', 'google-stitch', 'google-vids', 'pomelli'],
  lightricks: ['ltx-studio'],
  openai: ['whisper'],
};

const notice = `The marks in this folder belong to their owners. They stand beside the names of tools to say which tool
is meant, and imply no endorsement in either direction. Their outlines come from Simple Icons ${project.devDependencies['simple-icons']}, which is
released under CC0 1.0, and from the static SVG icons of LobeHub ${project.devDependencies['@lobehub/icons-static-svg']}, under the licence below; neither covers
the trademarks. Marks with a licence of their own are left out. Some are printed in a neutral colour where their own could
not be seen on our paper or is not one colour. Owners who want a mark removed: /contact
`;

/** The licence of the icons of LobeHub, which asks to be kept with them. */
const lobeLicence = `Icons of LobeHub: MIT License

Copyright (c) 2023 LobeHub

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the
Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE,
ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
`;

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'public/logos');
const css = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8');
const papers = valuesOf('--paper-raised', css);
const [neutral] = valuesOf('--ink-grey', css);
if (!neutral || papers.length !== 2)
  throw new Error('tokens.css no longer has --ink-grey and two values of --paper-raised.');

const icons = new Map(Object.values(simpleIcons).map((icon) => [icon.title, icon]));
mkdirSync(folder, { recursive: true });
const simpleCredits = Object.entries(simpleMarks).map(([slug, title]) => {
  const icon = icons.get(title);
  if (!icon)
    throw new Error(
      `Simple Icons has no mark '${title}' any more: take ${slug} out of the list and set its icon to null.`,
    );
  if (icon.license)
    throw new Error(
      `'${title}' has a licence of its own (${icon.license.type}): read it before ${slug} uses the mark.`,
    );
  const colour = logoColour(`#${icon.hex.toLowerCase()}`, neutral, papers);
  writeFileSync(join(folder, `${slug}.svg`), drawing([{ path: icon.path, opacity: null }], colour));
  nameIcon(slug);
  return `${slug}.svg  ${title}, ${icon.source}${icon.guidelines ? `, guidelines ${icon.guidelines}` : ''}`;
});
const lobeFolder = join(root, 'node_modules/@lobehub/icons-static-svg/icons');
const lobeCredits = Object.entries(lobeMarks).map(([slug, name]) => {
  const { outlines, colour } = readLobeIcon(lobeFolder, name);
  writeFileSync(join(folder, `${slug}.svg`), drawing(outlines, logoColour(colour ?? neutral, neutral, papers)));
  nameIcon(slug);
  return `${slug}.svg  ${name}, https://github.com/lobehub/lobe-icons`;
});
const makerCredits = Object.entries(makerMarks).map(([name, slugs]) => {
  const { outlines, colour } = readLobeIcon(lobeFolder, name);
  writeFileSync(join(folder, `${name}.svg`), drawing(outlines, logoColour(colour ?? neutral, neutral, papers)));
  for (const slug of slugs) nameIcon(slug, name);
  return `${name}.svg  ${name}, https://github.com/lobehub/lobe-icons`;
});
const credits = [...simpleCredits, ...lobeCredits, ...makerCredits].sort();
writeFileSync(join(folder, 'NOTICE.txt'), `${notice}\n${credits.join('\n')}\n\n${lobeLicence}`);
const drawings = credits.map((credit) => credit.split(' ')[0] ?? '');
const rules = drawings.map((file) => `[data-mark="${file}"]{background-image:url(${file})}`);
writeFileSync(join(folder, 'marks.css'), `${rules.join('\n')}\n`);
console.log(`${credits.length} marks in public/logos/`);

function drawing(outlines: readonly Outline[], fill: string): string {
  const drawn = outlines
    .map(({ path, opacity }) => `<path${opacity === null ? '' : ` fill-opacity="${opacity}"`} d="${path}"/>`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="${fill}" fill-rule="evenodd">${drawn}</svg>\n`;
}

/** Sets the field in the tool's file and leaves the rest of it as its editor wrote it. */
function nameIcon(slug: string, mark = slug): void {
  const file = join(root, `data/tools/${slug}.json`);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/"icon": (null|"[^"]*")/, `"icon": "${mark}.svg"`));
}

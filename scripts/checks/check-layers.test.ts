import { describe, expect, it } from 'vitest';
import { checkLayers } from './check-layers.ts';

const layers = (path: string, text: string) => checkLayers([{ path, text }]).map(({ value }) => value);

describe('import directions', () => {
  it.each([
    ['src/domain/tool/a.ts', '#api/tools.ts'],
    ['src/domain/tool/a.ts', '../../state/toast.ts'],
    ['src/api/tools.ts', '#state/toast.ts'],
    ['src/state/toast.ts', '#islands/overlays/overlays.tsx'],
    ['src/islands/save-button/a.tsx', '../overlays/overlays.tsx'],
    ['src/islands/save-button/a.tsx', '#catalog/tools.ts'],
    ['src/parts/ear-tag.tsx', '#state/plan.ts'],
    ['src/components/a.astro', '#legacy/older-page.astro'],
    ['src/pages/index.astro', '#netlify/env.ts'],
    ['netlify/functions/tools/tools.ts', '#state/session.ts'],
    ['netlify/functions/tools/tools.ts', '../../../scripts/generate.ts'],
    ['netlify/functions/tools/tools.ts', '@yak/emulator-mail'],
    ['src/state/toast.ts', '#local/ports.ts'],
  ])('%s may not import %s', (path, specifier) => {
    const code = `import { a } from '${specifier}';`;
    expect(layers(path, path.endsWith('.astro') ? `---\n${code}\n---\n` : code)).toContain(specifier);
  });
  it.each([
    ['src/api/tools.ts', '#domain/tool/price.ts'],
    ['src/state/toast.ts', '#api/tools.ts'],
    ['src/islands/save-button/a.tsx', '#state/toast.ts'],
    ['src/islands/save-button/a.tsx', '../use-store.ts'],
    ['src/islands/save-button/a.tsx', '#parts/ear-tag.tsx'],
    ['src/islands/save-button/a.tsx', '../admin-gate.tsx'],
    ['src/islands/save-button/a.tsx', './b.tsx'],
    ['src/pages/index.astro', '#catalog/tools.ts'],
    ['netlify/functions/tools/tools.ts', '#api/tools.ts'],
  ])('%s may import %s', (path, specifier) => {
    const code = `import { a } from '${specifier}';`;
    expect(layers(path, path.endsWith('.astro') ? `---\n${code}\n---\n` : code)).toEqual([]);
  });
  it('looks into the scripts of a page', () => {
    expect(layers('src/components/a.astro', "---\n---\n<script>import '../../netlify/env.ts';</script>")).toEqual([
      '../../netlify/env.ts',
    ]);
  });
  it('follows dynamic imports', () =>
    expect(layers('src/state/a.ts', "void import('#islands/x/y.tsx');")).toEqual(['#islands/x/y.tsx']));
  it('follows types, however they are named', () => {
    expect(layers('src/state/a.ts', "import type { Y } from '#islands/x/y.tsx';")).toEqual(['#islands/x/y.tsx']);
    expect(layers('src/state/a.ts', "export type Y = import('#islands/x/y.tsx').Y;")).toEqual(['#islands/x/y.tsx']);
  });
});

describe('owners', () => {
  it.each(['jose', 'openid-client', '@netlify/blobs', 'stripe', 'nodemailer'])('%s has one', (name) => {
    expect(layers('netlify/functions/tools/tools.ts', `import x from '${name}';`)).toEqual([name]);
  });
  it('keeps what goes up with a deploy to the catalogue', () => {
    const store = '#netlify/stores/deploy-store.ts';
    expect(layers('netlify/functions/tool/tool.ts', `import { readOfDeploy } from '${store}';`)).toEqual([store]);
    expect(layers('netlify/catalog/catalogue-parts.ts', `import { readOfDeploy } from '${store}';`)).toEqual([]);
  });

  it('lets the owner in', () =>
    expect(layers('netlify/session/sealed-token.ts', "import { EncryptJWT } from 'jose';")).toEqual([]));
  it('keeps astro:content in the catalog', () => {
    expect(layers('src/pages/a.astro', "---\nimport { getCollection } from 'astro:content';\n---")).toEqual([
      'astro:content',
    ]);
    expect(layers('src/catalog/tools.ts', "import { getCollection } from 'astro:content';")).toEqual([]);
  });
});

describe('environment', () => {
  it.each(['process.env', "process['env']", "Netlify.env.get('X')"])('only netlify/env.ts reads %s', (code) => {
    expect(layers('netlify/http/a.ts', `export const a = ${code};`)).toHaveLength(1);
    expect(layers('netlify/env.ts', `export const a = ${code};`)).toEqual([]);
  });
  it('nobody else imports it either', () =>
    expect(layers('netlify/http/a.ts', "import { env } from 'node:process';")).toEqual(['node:process']));
});

import { describe, expect, it } from 'vitest';
import { checkFunctions } from './check-functions.ts';
import { checkLayers } from './check-layers.ts';
import { checkStyles } from './check-styles.ts';

const layers = (path: string, text: string) => checkLayers([{ path, text }]).map(({ value }) => value);

describe('import directions', () => {
  it.each([
    ['src/domain/tool/a.ts', '#api/tools.ts'],
    ['src/domain/tool/a.ts', '../../state/toast.ts'],
    ['src/api/tools.ts', '#state/toast.ts'],
    ['src/state/toast.ts', '#islands/overlays/overlays.tsx'],
    ['src/islands/save-button/a.tsx', '../overlays/overlays.tsx'],
    ['src/islands/save-button/a.tsx', '#catalog/tools.ts'],
    ['src/pages/index.astro', '#netlify/env.ts'],
    ['netlify/functions/tools/tools.ts', '#state/session.ts'],
    ['netlify/functions/tools/tools.ts', '../../../scripts/generate.ts'],
  ])('%s may not import %s', (path, specifier) => {
    const code = `import { a } from '${specifier}';`;
    expect(layers(path, path.endsWith('.astro') ? `---\n${code}\n---\n` : code)).toContain(specifier);
  });
  it.each([
    ['src/api/tools.ts', '#domain/tool/price-text.ts'],
    ['src/state/toast.ts', '#api/tools.ts'],
    ['src/islands/save-button/a.tsx', '#state/toast.ts'],
    ['src/islands/save-button/a.tsx', '../use-store.ts'],
    ['src/islands/save-button/a.tsx', './b.tsx'],
    ['src/pages/index.astro', '#catalog/tools.ts'],
    ['netlify/functions/tools/tools.ts', '#api/tools.ts'],
  ])('%s may import %s', (path, specifier) => {
    const code = `import { a } from '${specifier}';`;
    expect(layers(path, path.endsWith('.astro') ? `---\n${code}\n---\n` : code)).toEqual([]);
  });
  it('looks into the scripts of a page', () => {
    expect(layers('src/components/a.astro', "---\n---\n<script>import '../../netlify/env.ts';</script>")).toEqual(['../../netlify/env.ts']);
  });
  it('follows dynamic imports', () => expect(layers('src/state/a.ts', "void import('#islands/x/y.tsx');")).toEqual(['#islands/x/y.tsx']));
});

describe('owners', () => {
  it.each(['jose', 'openid-client', '@netlify/blobs', 'stripe', 'nodemailer'])('%s has one', (name) => {
    expect(layers('netlify/functions/tools/tools.ts', `import x from '${name}';`)).toEqual([name]);
  });
  it('lets the owner in', () => expect(layers('netlify/session/sealed-token.ts', "import { EncryptJWT } from 'jose';")).toEqual([]));
  it('keeps astro:content in the catalog', () => {
    expect(layers('src/pages/a.astro', "---\nimport { getCollection } from 'astro:content';\n---")).toEqual(['astro:content']);
    expect(layers('src/catalog/tools.ts', "import { getCollection } from 'astro:content';")).toEqual([]);
  });
});

describe('browser code', () => {
  it('takes types from schemas and nothing else', () => {
    expect(layers('src/state/a.ts', "import { toolSchema } from '#domain/tool/tool.schema.ts';")).toEqual(['#domain/tool/tool.schema.ts']);
    expect(layers('src/state/a.ts', "import type { Tool } from '#domain/tool/tool.schema.ts';")).toEqual([]);
    expect(layers('src/islands/a/b.tsx', "import { type Tool } from '#domain/tool/tool.schema.ts';")).toEqual([]);
  });
});

describe('purity', () => {
  it.each(['Date.now()', 'new Date()', 'Math.random()', "fetch('/x')", 'crypto.randomUUID()', 'process.env'])('refuses %s in the domain', (code) => {
    expect(layers('src/domain/tool/a.ts', `export const a = ${code};`)).not.toEqual([]);
  });
  it('allows a date that is given', () => expect(layers('src/domain/tool/a.ts', 'export const a = (day: string) => new Date(day);')).toEqual([]));
  it('lets only netlify/env.ts read the environment', () => {
    expect(layers('netlify/http/a.ts', 'export const a = process.env;')).toEqual(['process.env']);
    expect(layers('netlify/env.ts', 'export const a = process.env;')).toEqual([]);
  });
});

describe('functions', () => {
  const contract = { path: 'src/api/tools.ts', text: "export const tools = { path: '/api/tools', methods: ['GET'] } as const;" };
  const fields = (text: string, path = 'netlify/functions/tools/tools.ts') => checkFunctions([{ path, text }], [contract]).map(({ field, remedy }) => field ?? remedy);
  it('accepts an inline literal with the path of the contract', () => expect(fields("export const config: Config = { path: '/api/tools' };")).toEqual([]));
  it.each([
    "export const config = { path: '/api/tools' } satisfies Config;",
    "export const config = { path: '/api/tools' };",
    "import { config } from './elsewhere.ts'; export { config };",
    "export const config: Config = { path: '/api/tools' } as const;",
    'export const config: Config = shared;',
  ])('refuses %s', (text) => expect(fields(text)).toEqual(['config']));
  it('compares the path', () => expect(fields("export const config: Config = { path: '/api/tool' };")).toEqual(['config.path']));
  it('refuses a method and a rate limit for everybody at once', () => {
    expect(fields("export const config: Config = { path: '/api/tools', method: 'GET', rateLimit: { windowSize: 60, aggregateBy: 'ip' } };")).toEqual(['config.method', 'config.rateLimit.aggregateBy']);
  });
  it('misses the function of a contract, and the contract of a function', () => {
    expect(checkFunctions([], [contract])).toHaveLength(1);
    expect(fields("export const config: Config = { path: '/api/x' };", 'netlify/functions/x/x.ts')).toHaveLength(2);
  });
  it('finds files that would be deployed by themselves', () => {
    expect(checkFunctions([{ path: 'netlify/functions/helper.ts', text: '' }], [])).toHaveLength(1);
  });
});

describe('styles', () => {
  const values = (path: string, text: string) => checkStyles([{ path, text }]).map(({ value }) => value);
  it('keeps raw colours in src/styles', () => {
    expect(values('src/islands/a/a.module.css', '.a { color: #c8320b; }')).toEqual(['#c8320b']);
    expect(values('src/components/a.astro', '<style>.a { color: rgb(0 0 0 / 0.5); }</style>')).toEqual(['rgb(']);
    expect(values('src/styles/tokens.css', ':root { --a: #c8320b; }')).toEqual([]);
  });
  it('refuses what the content policy would refuse', () => {
    expect(values('src/components/a.astro', '<p style="color: red">')).toEqual(['style=']);
    expect(values('src/islands/a/a.tsx', '<p style={{ top: 0 }}>')).toEqual(['style=']);
    expect(values('src/components/a.astro', '<script is:inline>')).toEqual(['is:inline']);
  });
});

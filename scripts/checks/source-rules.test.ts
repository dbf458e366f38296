import { describe, expect, it } from 'vitest';
import { checkComments } from './check-comments.ts';
import { checkBrowserSchemas } from './check-browser-schemas.ts';
import { checkFunctions } from './check-functions.ts';
import { checkLayers } from './check-layers.ts';
import { checkPurity } from './check-purity.ts';
import { checkStyleModules } from './check-style-modules.ts';
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
    ['src/api/tools.ts', '#domain/tool/price.ts'],
    ['src/state/toast.ts', '#api/tools.ts'],
    ['src/islands/save-button/a.tsx', '#state/toast.ts'],
    ['src/islands/save-button/a.tsx', '../use-store.ts'],
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
  it('lets the owner in', () =>
    expect(layers('netlify/session/sealed-token.ts', "import { EncryptJWT } from 'jose';")).toEqual([]));
  it('keeps astro:content in the catalog', () => {
    expect(layers('src/pages/a.astro', "---\nimport { getCollection } from 'astro:content';\n---")).toEqual([
      'astro:content',
    ]);
    expect(layers('src/catalog/tools.ts', "import { getCollection } from 'astro:content';")).toEqual([]);
  });
});

describe('browser code', () => {
  const schema = '#domain/tool/tool.schema.ts';
  const found = (path: string, text: string, ...others: { path: string; text: string }[]) =>
    checkBrowserSchemas([{ path, text }, ...others]).map(({ file, value }) => [file, value]);
  it('takes types from schemas and nothing else', () => {
    expect(found('src/state/a.ts', `import { toolSchema } from '${schema}';`)).toEqual([['src/state/a.ts', schema]]);
    expect(found('src/islands/a/b.tsx', "import { z } from 'zod';")).toEqual([['src/islands/a/b.tsx', 'zod']]);
    expect(found('src/state/a.ts', `import type { Tool } from '${schema}';`)).toEqual([]);
  });
  it('knows that an import of single types still runs the file', () => {
    expect(found('src/islands/a/b.tsx', `import { type Tool } from '${schema}';`)).toEqual([
      ['src/islands/a/b.tsx', schema],
    ]);
  });
  it('looks through what it imports, in circles too', () => {
    const circle = { path: 'src/domain/tool/a.ts', text: "import { b } from '#domain/tool/b.ts';" };
    const heavy = {
      path: 'src/domain/tool/b.ts',
      text: `import { a } from './a.ts'; import { toolSchema } from '${schema}';`,
    };
    const light = {
      path: 'src/domain/tool/b.ts',
      text: `import { a } from './a.ts'; import type { Tool } from '${schema}';`,
    };
    const island = "import { a } from '#domain/tool/a.ts';";
    expect(found('src/islands/a/b.tsx', island, circle, heavy)).toEqual([
      ['src/islands/a/b.tsx', `#domain/tool/a.ts → #domain/tool/b.ts → ${schema}`],
    ]);
    expect(found('src/islands/a/b.tsx', island, circle, light)).toEqual([]);
  });
  it('tells the scripts of a page from its frontmatter', () => {
    expect(found('src/pages/a.astro', `---\nimport { toolSchema } from '${schema}';\n---\n`)).toEqual([]);
    expect(found('src/pages/a.astro', `---\n---\n<script>import '${schema}';</script>`)).toEqual([
      ['src/pages/a.astro', schema],
    ]);
  });
});

it('refuses comments that cite what the repository does not hold', () => {
  const cited = (text: string) => checkComments([{ path: 'src/state/a.ts', text }]).map(({ value }) => value);
  expect(cited('/** Delay in ms (spec 1 §9). */')).toEqual(['spec 1']);
  expect(cited('/** Seven days (decisions §4). */')).toEqual(['decisions §']);
  expect(cited('/** Why: docs/decisions/0004-one-document-per-person.md. */')).toEqual([]);
});

describe('purity', () => {
  const values = (code: string, path = 'src/domain/tool/a.ts') =>
    checkPurity([{ path, text: code }]).map(({ value }) => value);
  it.each([
    'Date.now()',
    'Date.now',
    'new Date()',
    'new Date',
    'Date()',
    'Math.random()',
    "fetch('/x')",
    'crypto.randomUUID()',
    'process.env',
    "process['env']",
    'performance.now()',
    'globalThis.fetch',
    "['https://x', Date.now()]",
  ])('refuses %s in the domain', (code) => {
    expect(values(`export const a = ${code};`)).not.toEqual([]);
    expect(values(`export const a = ${code};`, 'src/state/a.ts')).toEqual([]);
  });
  it.each(['node:fs', 'node:crypto', 'react', 'nanostores', 'astro:content', '@netlify/blobs'])(
    'refuses %s in the domain',
    (name) => {
      expect(values(`import { a } from '${name}';`)).toEqual([name]);
    },
  );
  it.each([
    'export const a = (day: string) => new Date(day);',
    'export const a = (store: { fetch(): string }) => store.fetch();',
    "/** Never calls Date.now(). */ export const a = 'fetch() later';",
    "import { z } from 'zod';",
    "import { a } from '#domain/tool/b.ts';",
  ])('allows %s', (code) => expect(values(code)).toEqual([]));
});

describe('environment', () => {
  it.each(['process.env', "process['env']", "Netlify.env.get('X')"])('only netlify/env.ts reads %s', (code) => {
    expect(layers('netlify/http/a.ts', `export const a = ${code};`)).toHaveLength(1);
    expect(layers('netlify/env.ts', `export const a = ${code};`)).toEqual([]);
  });
  it('nobody else imports it either', () =>
    expect(layers('netlify/http/a.ts', "import { env } from 'node:process';")).toEqual(['node:process']));
});

describe('functions', () => {
  const limit = "rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip'] }";
  const contract = {
    path: 'src/api/tools.ts',
    text: "export const tools = { path: '/api/tools', methods: ['GET'] } as const;",
  };
  const fields = (text: string, path = 'netlify/functions/tools/tools.ts') =>
    checkFunctions([{ path, text }], [contract]).map(({ field, remedy }) => field ?? remedy);
  it('accepts an inline literal with the path of the contract', () =>
    expect(fields(`export const config: Config = { path: '/api/tools', ${limit} };`)).toEqual([]));
  it('refuses a function that states no rate limit and no reason (B8)', () => {
    const config = "export const config: Config = { path: '/api/tools' };";
    expect(fields(config)).toEqual(['config.rateLimit']);
    expect(fields(`// No rate limit: x\n${config}`)).toEqual(['config.rateLimit']);
    expect(fields(`// No rate limit: each message proves itself by its signature.\n${config}`)).toEqual([]);
    expect(fields(`const a = 1; // No rate limit: each message proves itself by its signature.\n\n${config}`)).toEqual([
      'config.rateLimit',
    ]);
  });
  it.each(['#netlify/billing/read-billing.ts', '#netlify/personal-data/export-data.ts'])(
    'refuses one with %s that has no limit per person (B8)',
    (room) => {
      const config = `export const config: Config = { path: '/api/tools', ${limit} };`;
      expect(fields(`import { a } from '${room}';\n${config}`)).toEqual([expect.stringContaining('spendAllowance')]);
      expect(fields(`import { a } from '${room}';\nawait spendAllowance(session, 'export', now);\n${config}`)).toEqual(
        [],
      );
    },
  );
  it.each([
    "export const config = { path: '/api/tools' } satisfies Config;",
    "export const config = { path: '/api/tools' };",
    "import { config } from './elsewhere.ts'; export { config };",
    "export const config: Config = { path: '/api/tools' } as const;",
    'export const config: Config = shared;',
    "const config: Config = { path: '/api/tools' };",
    "export let config: Config = { path: '/api/tools' };",
    "export const config: Config = { ...shared, path: '/api/tools' };",
    "export const config: Config = { path: '/api/tools', rateLimit: limits };",
    "export const config: Config = { path: '/api/tools', get method() { return 'GET'; } };",
  ])('refuses %s', (text) => expect(fields(text)).toEqual(['config']));
  it('compares the path', () =>
    expect(fields(`export const config: Config = { path: '/api/tool', ${limit} };`)).toEqual(['config.path']));
  it('refuses a method and a rate limit for everybody at once', () => {
    expect(
      fields(
        "export const config: Config = { path: '/api/tools', method: 'GET', rateLimit: { windowSize: 60, aggregateBy: 'ip' } };",
      ),
    ).toEqual(['config.method', 'config.rateLimit.aggregateBy']);
  });
  it('misses the function of a contract, and the contract of a function', () => {
    expect(checkFunctions([], [contract])).toHaveLength(1);
    const config = `export const config: Config = { path: '/api/x', ${limit} };`;
    expect(fields(config, 'netlify/functions/x/x.ts')).toHaveLength(2);
  });
  it.each(['helper.ts', 'helper.mjs', 'tools/index.ts'])('finds %s, which would be deployed by itself', (name) => {
    expect(checkFunctions([{ path: `netlify/functions/${name}`, text: '' }], [])).toHaveLength(1);
  });
  it('wants no contract of what runs by the clock, but a job of the list, recorded, with the schedule that the list says', () => {
    const job = (name: string, schedule: string, defined = name) =>
      checkFunctions(
        [
          {
            path: `netlify/functions/${name}/${name}.ts`,
            text: `export default defineJob('${defined}', work);\nexport const config: Config = { schedule: '${schedule}' };`,
          },
        ],
        [],
      ).length;
    expect(job('finish-deletions', '@hourly')).toBe(0);
    expect(job('finish-deletions', '@daily')).toBe(1);
    expect(job('finish-deletions', '@hourly', 'another')).toBe(1);
    expect(job('sweep', '@hourly')).toBe(1);
  });
});

describe('styles', () => {
  const values = (path: string, text: string) => checkStyles([{ path, text }]).map(({ value }) => value);
  it.each(['#c8320b', '#fff', 'rgb(0 0 0 / 0.5)', 'hsl(0 0 0)', 'oklch(1 0 0)', 'oklab(1 0 0)', 'hwb(1 0 0)'])(
    'keeps %s in src/styles',
    (raw) => {
      expect(values('src/islands/a/a.module.css', `.a { color: ${raw}; }`)).toHaveLength(1);
      expect(values('src/components/a.astro', `<style>.a { color: ${raw}; }</style>`)).toHaveLength(1);
      expect(values('src/components/a.astro', `<path fill="${raw}" />`)).toHaveLength(1);
      expect(values('src/elements/a.ts', `mark.setAttribute('fill', '${raw}');`)).toHaveLength(1);
      expect(values('src/styles/tokens.css', `:root { --a: ${raw}; }`)).toEqual([]);
    },
  );
  it.each([
    '<a href="#added">',
    "import { a } from '#data/a.json';",
    '<path fill="currentColor" />',
    '<style>.a { color: color-mix(in srgb, var(--a) 25%, transparent); }</style>',
  ])('allows %s', (text) => {
    expect(values('src/components/a.astro', text)).toEqual([]);
  });
  it.each([
    ['<p style="color: red">', 'style='],
    ['<p style={{ top: 0 }}>', 'style='],
    ["p.setAttribute('style', rule);", "setAttribute('style'"],
    ['<style define:vars={{ a }}></style>', 'define:vars'],
    ['<script is:inline>', 'is:inline'],
  ])('refuses %s, as the content policy would', (text, value) =>
    expect(values('src/components/a.astro', text)).toEqual([value]),
  );
});

describe('style modules', () => {
  const sheet = {
    path: 'src/islands/desk.module.css',
    text: '/* .gone */ @layer components { .desk, .row > :global(.button) { gap: 0.5rem; } @media (width < 40.5rem) { .row[data-leaving] b { margin: 0; } } }',
  };
  const values = (code: string) =>
    checkStyleModules([
      sheet,
      { path: 'src/islands/a/a.tsx', text: `import styles from '../desk.module.css';\n${code}` },
    ]).map(({ file, value }) => [file, value]);
  it('agree with the components that use them', () => expect(values("styles['desk'] + styles['row']")).toEqual([]));
  it('lack no class that is asked for', () =>
    expect(values("styles['desk'] + styles['row'] + styles['lost']")).toEqual([['src/islands/a/a.tsx', 'lost']]));
  it('have no class that nobody asks for', () => expect(values("styles['desk']")).toEqual([[sheet.path, 'row']]));
  it('may be asked for a name that is only known later', () => expect(values('styles[mood]')).toEqual([]));
});

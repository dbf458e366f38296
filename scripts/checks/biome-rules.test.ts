import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '#local/serve-site.ts';

/** One line of code in a file, and the rule that refuses it there; null where it is allowed. */
type Case = [path: string, code: string, rule: string | null];

const imports = (path: string, specifier: string, rule: string | null = 'noRestrictedImports'): Case => [
  path,
  `import { a } from '${specifier}';\nexport const b = a;`,
  rule,
];
const reads = (path: string, value: string, rule: string | null = 'noRestrictedGlobals'): Case => [
  path,
  `export const a = ${value};`,
  rule,
];

/** In their order: none imports one behind it. */
const domainRooms = [
  'value',
  'text',
  'record',
  'tool',
  'person',
  'task',
  'search',
  'recommendation',
  'comparison',
  'watch',
  'rules',
  'collection',
  'teaching',
  'drop',
  'project',
  'plan',
  'since',
  'letters',
  'admin',
  'page',
];

const cases: Case[] = [
  imports('src/domain/tool/a.ts', '#api/tools.ts'),
  imports('src/domain/tool/a.ts', '../../state/toast.ts'),
  imports('src/domain/tool/a.ts', '#domain/text/as-sentence.ts', null),
  imports('src/domain/tool/a.ts', './plan/price.ts', null),
  imports('src/domain/tool/a.ts', '../text/as-sentence.ts'),
  ...domainRooms.flatMap((room, place) =>
    domainRooms.slice(place + 1).map((later) => imports(`src/domain/${room}/a.ts`, `#domain/${later}/b.ts`)),
  ),
  imports('src/domain/tool/a.test.ts', '#netlify/env.ts', null),
  imports('src/api/tools.ts', '#state/toast.ts'),
  imports('src/api/tools.ts', '../state/toast.ts'),
  imports('src/api/tools.ts', '#domain/tool/plan/price.ts', null),
  imports('src/state/toast.ts', '#islands/overlays/overlays.tsx'),
  imports('src/state/toast.ts', '#local/ports.ts'),
  imports('src/state/toast.ts', '@yak/emulator-stripe'),
  imports('src/state/toast.ts', '#api/tools.ts', null),
  ['src/state/toast.ts', "void import('#islands/x/y.tsx');", 'noRestrictedImports'],
  ['src/state/toast.ts', "export type Y = import('#islands/x/y.tsx').Y;", 'plugin'],
  ['src/state/toast.ts', "import type { Y } from '#islands/x/y.tsx';\nexport type Z = Y;", 'noRestrictedImports'],
  ['src/state/toast.ts', "export * from '#islands/x/y.tsx';", 'noRestrictedImports'],
  imports('src/elements/map.ts', '#parts/ear-tag.tsx'),
  imports('src/directives/run-islands.ts', '#domain/tool/plan/price.ts'),
  imports('src/islands/save-button/a.tsx', '../overlays/overlays.tsx'),
  imports('src/islands/save-button/a.tsx', '#islands/overlays/overlays.tsx'),
  imports('src/islands/save-button/a.tsx', '#catalog/tools.ts'),
  imports('src/islands/save-button/a.tsx', '../../../netlify/env.ts'),
  imports('src/islands/save-button/a.tsx', '#state/toast.ts', null),
  imports('src/islands/save-button/a.tsx', '../use-store.ts', null),
  imports('src/islands/save-button/a.tsx', '#parts/ear-tag.tsx', null),
  imports('src/islands/save-button/a.tsx', './b.tsx', null),
  imports('src/parts/ear-tag.tsx', '#state/plan.ts'),
  imports('src/catalog/tools.ts', '#api/tools.ts'),
  imports('src/layouts/page.ts', '#legacy/older-page.ts'),
  imports('src/legacy/older-page.ts', '#netlify/env.ts'),
  ['src/components/a.astro', "---\nimport A from '#legacy/older-page.astro';\n---\n<A />", 'noRestrictedImports'],
  ['src/components/a.astro', "---\n---\n<script>import '../../netlify/env.ts';</script>", 'noRestrictedImports'],
  ['src/components/a.astro', "---\n---\n<script>import '../elements/header.ts';</script>", null],
  ['src/pages/index.astro', "---\nimport { a } from '#netlify/env.ts';\n---\n<p>{a}</p>", 'noRestrictedImports'],
  ['src/pages/index.astro', "---\nimport { a } from '#catalog/tools.ts';\n---\n<p>{a}</p>", null],
  imports('netlify/functions/tools/tools.ts', '#state/session.ts'),
  imports('netlify/functions/tools/tools.ts', '../../../scripts/generate.ts'),
  imports('netlify/functions/tools/tools.ts', '@yak/emulator-mail'),
  imports('netlify/functions/tools/tools.ts', '#api/tools.ts', null),
  imports('netlify/functions/tools/tools.test.ts', '@yak/emulator-mail', null),
  imports('netlify/functions/tools/tools.test.ts', '@yak/emulator-mail/mail-table.ts'),
  imports('scripts/local/services.ts', '../emulators/mail/mail-table.ts'),
  imports('scripts/local/services.ts', '@yak/emulator-mail', null),
  imports('scripts/emulators/stripe/control.ts', '#domain/plan/plan.ts'),
  imports('scripts/emulators/stripe/control.ts', '../mail/mail-table.ts'),
  imports('scripts/emulators/stripe/pages/texts.ts', '../../mail/mail-table.ts'),
  imports('scripts/emulators/stripe/pages/texts.ts', '../control.ts', null),
  imports('scripts/emulators/stripe/control.ts', '@yak/emulator-loopback', null),
  reads('netlify/http/a.ts', 'process.env'),
  reads('netlify/http/a.ts', "process['env']"),
  reads('netlify/http/a.ts', "Netlify.env.get('X')"),
  reads('src/state/a.ts', 'process.env'),
  ['src/pages/index.astro', '---\nconst a = process.env;\n---\n<p>{a}</p>', 'noRestrictedGlobals'],
  reads('netlify/env.ts', 'process.env', null),
  reads('scripts/local/a.ts', 'process.env', null),
  ...['fetch', 'crypto', 'process', 'performance', 'globalThis', 'window', 'document', 'localStorage'].flatMap(
    (name) => [reads('src/domain/tool/a.ts', `${name}.x`), reads('src/domain/tool/a.ts', `${name}['x']`)],
  ),
  reads('src/domain/tool/a.ts', "fetch('/x')"),
  reads('src/domain/tool/a.ts', '(store: { fetch(): string }) => store.fetch()', null),
  reads('src/state/a.ts', "fetch('/x')", null),
];

let folder: string;
/** The rules that refuse something in each file. */
let found: Map<string, string[]>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'yak-biome-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${text}\n`);
  };
  for (const path of ['biome.jsonc', 'scripts/checks/import-types.grit']) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(projectRoot, path), join(folder, path));
  }
  // Beside each other, so that one run of Biome looks at all: the number goes into the name of the file.
  for (const [index, [path, code]] of cases.entries()) write(numbered(path, index), code);
  write('netlify/circle/one.ts', "export { a } from './two.ts';");
  write('netlify/circle/two.ts', "import './one.ts';\nexport const a = 1;");
  write('netlify/circle/three.ts', "import type { B } from './four.ts';\nexport const a: B = 1;");
  write('netlify/circle/four.ts', "import { a } from './three.ts';\nexport type B = number;\nexport const b = a;");
  const { stdout } = await promisify(execFile)(
    join(projectRoot, 'node_modules/.bin/biome'),
    ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', '.'],
    { cwd: folder, maxBuffer: 1 << 26 },
  ).catch((error: { stdout: string }) => error);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { category: string; location: { path: string } }[] };
  found = new Map();
  for (const { category, location } of diagnostics) {
    const rule = category.split('/').at(-1) ?? '';
    const path = location.path.replaceAll('\\', '/').replace(/^\.\//, '');
    found.set(path, [...(found.get(path) ?? []), rule]);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

function numbered(path: string, index: number): string {
  if (path === 'netlify/env.ts') return path;
  return path.replace(/(?=\.(?:test\.)?\w+$)/, `_${index}`);
}

describe('what Biome holds', () => {
  test.each(cases.map(([path, code, rule], index) => ({ path, code, rule, index })))(
    '$path: $code → $rule',
    ({ path, rule, index }) => {
      const rules = new Set(
        (found.get(numbered(path, index)) ?? []).filter((name) => /noRestricted|plugin/.test(name)),
      );
      expect([...rules]).toEqual(rule === null ? [] : [rule]);
    },
  );
  test('every room of the domain has its place', () =>
    expect(readdirSync(join(projectRoot, 'src/domain')).toSorted()).toEqual(domainRooms.toSorted()));
  test.each(['one', 'three'])('no file leads back to itself, be it by a type alone: %s', (name) =>
    expect(found.get(`netlify/circle/${name}.ts`)).toContain('noImportCycles'),
  );
});

import { expect, it } from 'vitest';
import { checkEnvironment } from './check-environment.ts';

const found = (text: string) => checkEnvironment([{ path: 'scripts/a.test.ts', text }]).map(({ file }) => file);

it.each([
  "process.env['CONTEXT'] = 'production';",
  'process.env.URL ??= origin;',
  'process.env = before;',
  'Object.assign(process.env, variables);',
  'delete process.env[name];',
  "vi.stubEnv('URL', '');",
])('refuses %s', (text) => expect(found(text)).toEqual(['scripts/a.test.ts']));

it.each([
  "const asked = process.env['CHROME_PATH'];",
  "if (process.env['NETLIFY'] === 'true') refuse();",
  'spawn(program, { env: { ...process.env, ...variables } });',
  'let environment = (): Environment => process.env;',
  'const { PATH, HOME } = process.env;',
])('allows %s', (text) => expect(found(text)).toEqual([]));

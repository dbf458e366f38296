import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Problem, report } from './problem.ts';
import { readSourceFiles } from './source-files.ts';

/** What Netlify's build says it would deploy, as far as it is looked at here. */
export interface Manifest {
  functions: {
    name: string;
    routes?: { pattern: string }[];
    schedule?: string;
    invocationMode?: string;
    trafficRules?: { action?: { config?: { aggregate?: { keys?: { type: string }[] } } } };
  }[];
}

const file = '.netlify/functions/manifest.json';
/** The only routes without a limit per address; their functions say why. */
const unlimited = ['/api/stripe-webhook', '/api/unsubscribe'];

/** The deployed routes are exactly those of the contracts, and every one is limited per address, but for those that say why not. */
export function checkManifest(manifest: Manifest, contracts: readonly string[]): Problem[] {
  const built = manifest.functions.flatMap(({ routes }) => (routes ?? []).map(({ pattern }) => pattern));
  const missing = contracts
    .filter((path) => !built.includes(path))
    .map((path) => ({ file, value: path, remedy: 'no function was built for this contract: look at its config' }));
  const stray = built
    .filter((path) => !contracts.includes(path))
    .map((path) => ({ file, value: path, remedy: 'this route has no contract in src/api/' }));
  const silent = manifest.functions
    .filter(({ routes, schedule, invocationMode }) => !routes?.length && !schedule && invocationMode !== 'background')
    .map(({ name }) => ({ file, value: name, remedy: 'it was built without a route or a schedule' }));
  const open = manifest.functions
    .filter(({ routes }) => routes?.some(({ pattern }) => !unlimited.includes(pattern)))
    .filter(({ trafficRules }) => JSON.stringify(trafficRules?.action?.config?.aggregate?.keys) !== '[{"type":"ip"}]')
    .map(({ name }) => ({ file, value: name, remedy: "limit it: rateLimit with aggregateBy: ['ip']" }));
  return [...missing, ...stray, ...silent, ...open];
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '../..');
  if (!existsSync(join(root, file))) throw new Error(`${file} is not there: run npm run build:deploy first.`);
  const contracts = readSourceFiles(root, ['src/api'], ['.ts']).flatMap(
    ({ text }) => /=\s*\{\s*path:\s*'([^']+)'/.exec(text)?.[1] ?? [],
  );
  report('Deploy', checkManifest(JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest, contracts));
}

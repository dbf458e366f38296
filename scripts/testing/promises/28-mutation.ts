import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type ProductPromise, runAlone } from './promise.ts';

const root = join(import.meta.dirname, '../../..');
const LEAST_PERCENT = 85;
/** A mutation of what waits for a store or for payments is not lost because a test takes its time. */
const TIMEOUT_MS = '40000';
const report = join(root, 'reports/mutation.json');

/** Rooms of the server, and which tests hold them: those beside, for letters also those of the functions that send them. */
const serverRooms: readonly (readonly [room: string, tests: string])[] = [
  ...['http', 'session', 'billing', 'stores', 'personal-data'].map(
    (name) => [`netlify/${name}`, `netlify/${name}`] as const,
  ),
  [
    'netlify/letters',
    'netlify/{letters,functions/{email-subscriptions,email-preferences,unsubscribe,preferences,admin-news,admin-letters,contact,tool-submissions}}',
  ],
];

/** Whoever breaks a rule hears of it from the tests beside the rule. */
export const promise: ProductPromise = {
  id: 28,
  title: `Tests beside the code notice ${LEAST_PERCENT} % of what may break in it, in each room of the domain and in six of the server`,
  run: async (effort) => {
    const domain = readdirSync(join(root, 'src/domain'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => [`src/domain/${name}`, `src/domain/${name}`] as const);
    // All of it takes more than an hour on two cores.
    const rooms = effort === 'full' ? [...domain, ...serverRooms] : domain.filter(([room]) => room.endsWith('/plan'));
    const scores = rooms.map(([room, tests]) => ({ room, percent: percentNoticed(room, tests) }));
    const low = scores.filter(({ percent }) => !(percent >= LEAST_PERCENT));
    const figure = scores.map(({ room, percent }) => `${room} ${percent.toFixed(1)}`).join(', ');
    return { ok: low.length === 0, figure };
  },
};

/** How many of a room's mutations a test noticed, in percent; 100 for a room in which there is nothing to mutate. */
function percentNoticed(room: string, tests: string): number {
  rmSync(report, { force: true });
  const mutate = `${room}/**/*.ts,!**/*.test.ts,!**/*.schema.ts,!netlify/stores/releases/**`;
  const program = [join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js'), 'run', '--mutate', mutate];
  const env = { ...process.env, YAK_MUTATED: tests };
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [...program, '--timeoutMS', TIMEOUT_MS, '--reporters', 'json'],
    { cwd: root, env, encoding: 'utf8' },
  );
  const { files } = readReport(`${room} gave no report: ${(stdout + stderr).slice(-400)}`);
  const all = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const noticed = all.filter((status) => status === 'Killed' || status === 'Timeout').length;
  const unnoticed = all.filter((status) => status === 'Survived' || status === 'NoCoverage').length;
  return noticed + unnoticed === 0 ? 100 : (100 * noticed) / (noticed + unnoticed);
}

interface MutationReport {
  files: Record<string, { mutants: { status: string }[] }>;
}

function readReport(remedy: string): MutationReport {
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as MutationReport;
  } catch (cause) {
    throw new Error(remedy, { cause });
  }
}

if (import.meta.main) await runAlone(promise);

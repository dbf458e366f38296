import { importsOf } from './imports-of.ts';
import type { Problem } from './problem.ts';
import { isTest } from './room-of.ts';
import type { SourceFile } from './source-files.ts';

/** What the rooms at the bottom of netlify/ may import of the others there; every room may read env.ts. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  http: [],
  stores: ['http'],
  identity: ['http'],
  session: ['http', 'stores'],
  endpoint: ['http', 'stores', 'identity', 'session'],
  mail: ['http', 'stores'],
};
/** Files of http that lay the rooms below them together for one endpoint: who asks, and which failure is which. */
const ENDPOINT_FILES = ['netlify/http/define-endpoint.ts', 'netlify/http/route.ts'];

/**
 * Inside netlify: http knows nobody, session and identity know http, features know both, nobody knows a function, and no
 * room knows one that knows it.
 */
export function checkServerRooms(files: readonly SourceFile[]): Problem[] {
  const own = files.filter(({ path }) => path.startsWith('netlify/') && !isTest(path));
  const steps = own.flatMap(stepsOf);
  return [...steps.flatMap(wrongDirection), ...circles(steps)];
}

/** One import from a room of netlify/ into another. */
interface Step {
  file: string;
  specifier: string;
  from: string;
  to: string;
}

function stepsOf(file: SourceFile): Step[] {
  const from = serverRoomOf(file.path);
  return importsOf(file).flatMap(({ specifier, target }) => {
    const to = target?.startsWith('netlify/') ? serverRoomOf(target) : null;
    const isOutside = to === null || to === from || to === 'env.ts';
    return isOutside ? [] : [{ file: file.path, specifier, from, to }];
  });
}

function serverRoomOf(path: string): string {
  return ENDPOINT_FILES.includes(path) ? 'endpoint' : (path.split('/')[1] ?? '');
}

function wrongDirection({ file, specifier, from, to }: Step): Problem[] {
  const allowed = MAY_IMPORT[from];
  if (to !== 'functions' && (allowed === undefined || allowed.includes(to))) return [];
  const remedy =
    allowed === undefined
      ? 'nobody imports a function: move what is shared into a room of its own'
      : `inside netlify, ${from} may import only from ${[...allowed, 'env.ts'].join(', ')}`;
  return [{ file, value: specifier, remedy }];
}

/** One problem for each pair of rooms whose import leads, over whichever rooms, back to where it stands. */
function circles(steps: readonly Step[]): Problem[] {
  const pairs = new Map(steps.map((step) => [`${step.from} ${step.to}`, step]));
  return [...pairs.values()].flatMap(({ file, specifier, from, to }) => {
    const way = wayBetween([...pairs.values()], to, from);
    if (way === null) return [];
    const remedy = `${[from, ...way].join(' → ')} is a circle: move what both need into a room below them`;
    return [{ file, value: specifier, remedy }];
  });
}

/** The shortest way from one room to another, both named; null when there is none. */
function wayBetween(steps: readonly Step[], start: string, goal: string): string[] | null {
  const ways = [[start]];
  const seen = new Set([start]);
  for (const way of ways) {
    const last = way.at(-1) ?? start;
    if (last === goal) return way;
    for (const { from, to } of steps) {
      if (from !== last || seen.has(to)) continue;
      seen.add(to);
      ways.push([...way, to]);
    }
  }
  return null;
}

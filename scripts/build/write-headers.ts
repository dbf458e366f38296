import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { type InlineCode, pageKind, surveyInThreads } from './survey-pages.ts';

/** Longer header lines are refused or cut somewhere between a host and a browser. */
const LONGEST_POLICY = 6000;

/** Powerful features that no page of ours uses. */
const FEATURES_OFF = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Which links a browser fetches ahead (`public/`): a header names the file, since inline rules would need a hash. */
const SPECULATION_RULES = '/speculation-rules.json';

/** Pages that stand in for others: the answer to an address that there is nothing at. */
const STAND_INS = ['404', 'not-found'];

/** Pages that show letters in a frame, as mail programs draw them. */
const FRAMING = 'admin';

/**
 * Writes `_headers` into a built site: what every answer says, a Content-Security-Policy for each kind of page that names
 * the inline scripts and styles of its pages by their hashes, and that browsers keep files with a hash in their name. One
 * policy for all would go with every file and weigh as much as a page. Pages that stand in for others are answered below
 * any address, and carry their policy within themselves as well (docs/decisions/0023-a-policy-for-each-kind-of-page.md).
 * @returns the policies by kind of page
 * @throws Error that names page, line and remedy for everything a policy would block
 */
export async function writeHeaders(siteDir: string): Promise<ReadonlyMap<string, string>> {
  const pages = globSync('**/*.html', { cwd: siteDir }).sort();
  if (pages.length === 0) throw new Error(`There are no pages in ${siteDir}: build the site first.`);
  const { kinds, complaints } = await surveyInThreads(siteDir, pages);
  if (complaints.size > 0) throw new Error([...complaints].map(tellPlaces).join('\n'));
  const addresses = Map.groupBy(new Set(pages.map(addressRule)), (rule) => pageKind(rule.slice(1)));
  const standIns = STAND_INS.flatMap((kind) => kinds.get(kind) ?? []);
  const policies = new Map<string, string>();
  for (const [kind, code] of [...kinds].sort()) {
    const isFolder = addresses.get(kind)?.some((rule) => rule.includes(':')) ?? false;
    const { scripts, styles } = isFolder ? standIns.reduce(joined, code) : code;
    const frames = kind === FRAMING ? [`frame-src 'self'`] : [];
    policies.set(kind, [...frame, ...contentSources(scripts, styles), ...frames].join('; '));
    if (STAND_INS.includes(kind)) carryPolicy(siteDir, pages, kind, contentSources(scripts, styles).join('; '));
  }
  refuseTooLong(policies);
  writeFileSync(join(siteDir, '_headers'), headerRules(policies, addresses));
  return policies;
}

/**
 * The rule that holds for a page's address, each part below the first one a placeholder. A wildcard will not do: Netlify's
 * own parser takes `/tool/*` to hold for `/tools` as well.
 */
function addressRule(page: string): string {
  const [kind, ...below] = page === 'index.html' ? [''] : page.replace(/\.html$/, '').split('/');
  return `/${[kind, ...below.map((_, depth) => `:part${depth + 1}`)].join('/')}`;
}

function joined(a: InlineCode, b: InlineCode): InlineCode {
  return { scripts: a.scripts.union(b.scripts), styles: a.styles.union(b.styles) };
}

/** A policy inside a page stands before everything that it holds for, and cannot say who may frame the page. */
function carryPolicy(siteDir: string, pages: readonly string[], kind: string, policy: string): void {
  for (const page of pages.filter((one) => pageKind(one) === kind)) {
    const file = join(siteDir, page);
    const html = readFileSync(file, 'utf8').replace(CARRIED, '');
    writeFileSync(
      file,
      html.replace(CHARSET, (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`),
    );
  }
}

const CARRIED = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
const CHARSET = /<meta charset="utf-8"[^>]*>/i;

function refuseTooLong(policies: ReadonlyMap<string, string>): void {
  for (const [kind, policy] of policies) {
    if (policy.length <= LONGEST_POLICY) continue;
    const count = policy.split("'sha256-").length - 1;
    throw new Error(
      `The Content-Security-Policy of /${kind} has ${policy.length} characters, at most ${LONGEST_POLICY} are safe: ${count} inline scripts and styles differ; move page-dependent ones into files.`,
    );
  }
}

function tellPlaces([complaint, [first, ...others]]: [string, string[]]): string {
  return `${first}${others.length > 0 ? ` and ${others.length} more` : ''}: ${complaint}`;
}

/** What only a header can say. */
const frame = [`frame-ancestors 'none'`];

function contentSources(scripts: ReadonlySet<string>, styles: ReadonlySet<string>): string[] {
  return [
    `default-src 'none'`,
    ["script-src 'self'", ...[...scripts].sort()].join(' '),
    ["style-src 'self'", ...[...styles].sort()].join(' '),
    `img-src 'self'`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    'upgrade-insecure-requests',
  ];
}

/** Netlify's `_headers` syntax: a path, and indented under it the headers of every answer below that path. */
function headerRules(policies: ReadonlyMap<string, string>, addresses: ReadonlyMap<string, readonly string[]>): string {
  const ofPages = [...policies].flatMap(([kind, policy]) =>
    (addresses.get(kind) ?? [])
      .toSorted()
      // A page answers to the name of its file as well.
      .flatMap((path) => (path.includes(':') ? [path] : [path, `${path === '/' ? '/index' : path}.html`]))
      .map((path) => `${path}\n  Content-Security-Policy: ${policy}\n  Speculation-Rules: "${SPECULATION_RULES}"\n`),
  );
  return `/*
  X-Frame-Options: DENY
  Strict-Transport-Security: max-age=63072000; includeSubDomains; preload
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Resource-Policy: same-origin
  Cross-Origin-Embedder-Policy: require-corp
  Permissions-Policy: ${FEATURES_OFF.map((feature) => `${feature}=()`).join(', ')}

${ofPages.join('\n')}
/_astro/*
  Cache-Control: public, max-age=31536000, immutable

/share/*
  Cache-Control: public, max-age=31536000, immutable

/mascot/letter-yak.png
  Cross-Origin-Resource-Policy: cross-origin

${SPECULATION_RULES}
  Content-Type: application/speculationrules+json
  Cache-Control: public, max-age=86400

/mascot/*
  Cache-Control: public, max-age=86400

/logos/*
  Cache-Control: public, max-age=86400
`;
}

if (import.meta.main) {
  const siteDir = resolve(process.argv[2] ?? 'dist');
  try {
    const policies = await writeHeaders(siteDir);
    const longest = Math.max(...[...policies.values()].map(({ length }) => length));
    console.log(
      `${relative(process.cwd(), join(siteDir, '_headers'))}: ${policies.size} kinds of pages, the longest Content-Security-Policy has ${longest} characters`,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

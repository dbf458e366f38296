import { globSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { surveyInThreads } from './survey-pages.ts';

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

/**
 * Writes `_headers` into a built site: one rule for all pages, whose Content-Security-Policy names every inline
 * script and style by its hash, and one that lets browsers keep files with a hash in their name.
 * @returns the policy
 * @throws Error that names page, line and remedy for everything the policy would block
 */
export async function writeHeaders(siteDir: string): Promise<string> {
  const pages = globSync('**/*.html', { cwd: siteDir }).sort();
  if (pages.length === 0) throw new Error(`There are no pages in ${siteDir}: build the site first.`);
  const { scripts, styles, complaints } = await surveyInThreads(siteDir, pages);
  if (complaints.size > 0) throw new Error([...complaints].map(tellPlaces).join('\n'));
  const policy = contentSecurityPolicy([...scripts].sort(), [...styles].sort());
  if (policy.length > LONGEST_POLICY) {
    throw new Error(
      `The Content-Security-Policy has ${policy.length} characters, at most ${LONGEST_POLICY} are safe: ${scripts.size} inline scripts and ${styles.size} inline styles differ; move page-dependent ones into files.`,
    );
  }
  writeFileSync(join(siteDir, '_headers'), headerRules(policy));
  return policy;
}

function tellPlaces([complaint, [first, ...others]]: [string, string[]]): string {
  return `${first}${others.length > 0 ? ` and ${others.length} more` : ''}: ${complaint}`;
}

function contentSecurityPolicy(scripts: readonly string[], styles: readonly string[]): string {
  return [
    `default-src 'none'`,
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    `img-src 'self'`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
    'upgrade-insecure-requests',
  ].join('; ');
}

/** Netlify's `_headers` syntax: a path, and indented under it the headers of every answer below that path. */
function headerRules(policy: string): string {
  return `/*
  Content-Security-Policy: ${policy}
  Strict-Transport-Security: max-age=63072000; includeSubDomains; preload
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Resource-Policy: same-origin
  Cross-Origin-Embedder-Policy: require-corp
  Permissions-Policy: ${FEATURES_OFF.map((feature) => `${feature}=()`).join(', ')}

/_astro/*
  Cache-Control: public, max-age=31536000, immutable

/share/*
  Cache-Control: public, max-age=31536000, immutable
`;
}

if (import.meta.main) {
  const siteDir = resolve(process.argv[2] ?? 'dist');
  try {
    const policy = await writeHeaders(siteDir);
    console.log(
      `${relative(process.cwd(), join(siteDir, '_headers'))}: a Content-Security-Policy of ${policy.length} characters`,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

import { join } from 'node:path';
import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findBrowser } from '#testing/browser.ts';
import { serveAsDeployed } from './serve-as-deployed.ts';

/**
 * `npm run bench:lighthouse`: Lighthouse's mobile preset (a phone on slow 4G, reckoned from an unhindered load) on the
 * built pages of `dist/`, served as a deploy does: TLS, HTTP/2, brotli, our own headers; medians of three. Arguments name other paths.
 */
const paths =
  process.argv.length > 2
    ? process.argv.slice(2)
    : ['/', '/tools', '/tool-fluid/1', '/all-updates', '/quiz', '/dashboard'];
const RUNS = 3;
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--ignore-certificate-errors',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];
const figures = [
  'performance',
  'accessibility',
  'best-practices',
  'seo',
  'LCP ms',
  'CLS',
  'TBT ms',
  'kB',
  'requests',
  'elements',
] as const;
type Run = Record<(typeof figures)[number], number>;

const { executablePath, env } = await findBrowser();
const site = await serveAsDeployed(join(import.meta.dirname, '../../dist'));
const table: Record<string, Run> = {};
for (const path of paths) {
  const measured: Run[] = [];
  for (let run = 0; run < RUNS; run += 1) measured.push(await measure(site.url + path));
  table[path] = Object.fromEntries(
    figures.map((figure) => [figure, median(measured.map((one) => one[figure]))]),
  ) as Run;
}
site.close();
console.table(table);

async function measure(url: string): Promise<Run> {
  const chrome = await chromeLauncher.launch({
    chromePath: executablePath,
    chromeFlags: flags,
    envVars: env,
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
    const { audits, categories } = result.lhr;
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const failed = Object.values(audits).filter((audit) => audit.score === 0 && audit.scoreDisplayMode === 'binary');
    if (failed.length > 0) console.log(url, failed.map((audit) => audit.id).join(', '));
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      'LCP ms': Math.round(value('largest-contentful-paint')),
      CLS: Number(value('cumulative-layout-shift').toFixed(4)),
      'TBT ms': Math.round(value('total-blocking-time')),
      kB: Number((value('total-byte-weight') / 1024).toFixed(1)),
      requests: requestsOf(audits['network-requests']?.details),
      elements: elementsOf(audits['dom-size-insight']?.details),
    };
  } finally {
    chrome.kill();
  }
}

function requestsOf(details: unknown): number {
  return (details as { items?: unknown[] } | undefined)?.items?.length ?? Number.NaN;
}

function elementsOf(details: unknown): number {
  return (details as { debugData?: { totalElements?: number } } | undefined)?.debugData?.totalElements ?? Number.NaN;
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

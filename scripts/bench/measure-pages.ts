import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { verdictsEndpoint } from '#api/verdicts.contract.ts';
import { launchPlainBrowser } from '#testing/plain-browser.ts';
import { floorPage } from './floor-page.ts';
import { putRulesInForce, rulesPage, rulesPath, verdictsAnswer } from './rules-as-deployed.ts';
import { serveAsDeployed } from './serve-as-deployed.ts';

const RUNS = 3;
/** What of a load is measured. The requests and kB `at first paint` are those begun before the largest paint, headers included. */
const figures = [
  'performance',
  'accessibility',
  'best-practices',
  'seo',
  'LCP ms',
  'CLS',
  'TBT ms',
  'kB at first paint',
  'requests at first paint',
  'kB',
  'requests',
  'elements',
] as const;
type PageFigures = Record<(typeof figures)[number], number>;

/** A page, and its floor: the same text and style by hand in one file (floor-page.ts). */
export interface MeasuredPage {
  path: string;
  page: PageFigures;
  floor: PageFigures;
  /** The page's largest paint as a multiple of its floor's. */
  ratio: number;
}

/**
 * Lighthouse's mobile preset (a phone on slow 4G, reckoned from an unhindered load) on built pages, served as a deploy
 * does: TLS, HTTP/2, brotli, our own headers. Page and floor take turns; medians of three.
 * @param isUnderRules whether the reader works under rules that are in force, of which no verdict is there yet
 */
export async function measurePages(
  siteDir: string,
  paths: readonly string[],
  isUnderRules = false,
): Promise<MeasuredPage[]> {
  const floors = new Map(
    paths.map((path) => [
      `/floor${path}`,
      floorPage(readFileSync(join(siteDir, path === '/' ? 'index.html' : `${path}.html`), 'utf8')),
    ]),
  );
  const site = await serveAsDeployed(
    siteDir,
    floors.set(rulesPath, rulesPage()),
    new Map([[verdictsEndpoint.path, verdictsAnswer()]]),
  );
  const measured: MeasuredPage[] = [];
  try {
    for (const path of paths) {
      const [pages, byHand]: [PageFigures[], PageFigures[]] = [[], []];
      for (let run = 0; run < RUNS; run += 1) {
        pages.push(await measure(site.url, path, isUnderRules));
        byHand.push(await measure(site.url, `/floor${path}`, false));
      }
      const [page, floor] = [medians(pages), medians(byHand)];
      measured.push({ path, page, floor, ratio: page['LCP ms'] / floor['LCP ms'] });
    }
  } finally {
    site.close();
  }
  return measured;
}

async function measure(siteUrl: string, path: string, isUnderRules: boolean): Promise<PageFigures> {
  const url = siteUrl + path;
  const chrome = await launchPlainBrowser();
  try {
    if (isUnderRules) await putRulesInForce(chrome, siteUrl);
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      disableStorageReset: isUnderRules,
    });
    if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
    const { audits, categories } = result.lhr;
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const failed = Object.values(audits).filter((audit) => audit.score === 0 && audit.scoreDisplayMode === 'binary');
    if (failed.length > 0) console.log(url, failed.map((audit) => audit.id).join(', '));
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    const requests = requestsOf(audits['network-requests']?.details);
    const paintedAt = paintOf(audits['metrics']?.details);
    const early = requests.filter(({ networkRequestTime }) => networkRequestTime < paintedAt);
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      'LCP ms': Math.round(value('largest-contentful-paint')),
      CLS: Number(value('cumulative-layout-shift').toFixed(4)),
      'TBT ms': Math.round(value('total-blocking-time')),
      'kB at first paint': kilobytes(early),
      'requests at first paint': early.length,
      kB: kilobytes(requests),
      requests: requests.length,
      elements: elementsOf(audits['dom-size-insight']?.details),
    };
  } finally {
    chrome.kill();
  }
}

interface ListedRequest {
  url: string;
  /** Both in ms since the load began. */
  networkRequestTime: number;
  networkEndTime: number;
  /** Bytes with headers. */
  transferSize: number;
}

function requestsOf(details: unknown): ListedRequest[] {
  const requests = (details as { items?: ListedRequest[] } | undefined)?.items ?? [];
  if (process.env['YAK_BENCH_LIST'])
    for (const { url, networkRequestTime, networkEndTime, transferSize } of requests)
      console.log(Math.round(networkRequestTime), Math.round(networkEndTime), transferSize, new URL(url).pathname);
  return requests;
}

/** When the largest paint of the unhindered load came, which the list of requests belongs to. */
function paintOf(details: unknown): number {
  const [item] = (details as { items?: { observedLargestContentfulPaint?: number }[] } | undefined)?.items ?? [];
  return item?.observedLargestContentfulPaint ?? Number.NaN;
}

function kilobytes(requests: readonly ListedRequest[]): number {
  return Number((requests.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024).toFixed(1));
}

function elementsOf(details: unknown): number {
  return (details as { debugData?: { totalElements?: number } } | undefined)?.debugData?.totalElements ?? Number.NaN;
}

function medians(runs: readonly PageFigures[]): PageFigures {
  const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
  return Object.fromEntries(figures.map((figure) => [figure, median(runs.map((run) => run[figure]))])) as PageFigures;
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { findInlineCode } from './find-inline-code.ts';

/** A thread takes as long to begin as a thousand pages take to be read. */
const PAGES_PER_THREAD = 2000;

/** Pages of one folder to be read. */
export interface SurveyTask {
  siteDir: string;
  pages: readonly string[];
}

/** Hash sources of inline scripts and styles, as a Content-Security-Policy names them. */
export interface InlineCode {
  scripts: Set<string>;
  styles: Set<string>;
}

/** What a number of pages carry inside themselves. */
interface PageSurvey {
  /** By kind of page. */
  kinds: Map<string, InlineCode>;
  /** Each complaint once, with the places it holds for. */
  complaints: Map<string, string[]>;
}

/** What kind of page a file is: the first part of its address, empty for the home page. */
export function pageKind(page: string): string {
  return page === 'index.html' ? '' : (page.split('/')[0] ?? '').replace(/\.html$/, '');
}

/** Reads pages of a built site, in their order. */
export function surveyPages(siteDir: string, pages: readonly string[]): PageSurvey {
  const survey: PageSurvey = { kinds: new Map(), complaints: new Map() };
  const complain = (place: string, complaint: string) =>
    survey.complaints.set(complaint, [...(survey.complaints.get(complaint) ?? []), place]);
  for (const page of pages) {
    try {
      const code = findInlineCode(readFileSync(join(siteDir, page), 'utf8'));
      const { scripts, styles } = kindOf(survey, pageKind(page));
      for (const script of code.scripts) scripts.add(hashSource(script));
      for (const style of code.styles) styles.add(hashSource(style));
      for (const { line, attribute, tag, remedy } of code.refused) {
        complain(
          `${page}, line ${line}`,
          `the attribute ${attribute} is blocked by the Content-Security-Policy, ${remedy}: ${tag}`,
        );
      }
    } catch (error) {
      complain(page, error instanceof Error ? error.message : String(error));
    }
  }
  return survey;
}

function kindOf({ kinds }: PageSurvey, kind: string): InlineCode {
  const known = kinds.get(kind) ?? { scripts: new Set(), styles: new Set() };
  kinds.set(kind, known);
  return known;
}

/** Reads the pages of a large site in several threads at once; the survey is the same. */
export async function surveyInThreads(siteDir: string, pages: readonly string[]): Promise<PageSurvey> {
  const threads = Math.min(availableParallelism(), Math.ceil(pages.length / PAGES_PER_THREAD));
  if (threads < 2) return surveyPages(siteDir, pages);
  const share = Math.ceil(pages.length / threads);
  const surveys = await Promise.all(
    Array.from({ length: threads }, (_, thread) =>
      surveyInThread(siteDir, pages.slice(thread * share, (thread + 1) * share)),
    ),
  );
  return surveys.reduce(joinSurveys);
}

function surveyInThread(siteDir: string, pages: readonly string[]): Promise<PageSurvey> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./survey-pages.worker.ts', import.meta.url), {
      workerData: { siteDir, pages } satisfies SurveyTask,
    });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

function joinSurveys(a: PageSurvey, b: PageSurvey): PageSurvey {
  const complaints = new Map(a.complaints);
  for (const [complaint, places] of b.complaints)
    complaints.set(complaint, [...(complaints.get(complaint) ?? []), ...places]);
  const kinds = new Map(a.kinds);
  for (const [kind, { scripts, styles }] of b.kinds) {
    const known = kinds.get(kind);
    kinds.set(
      kind,
      known ? { scripts: known.scripts.union(scripts), styles: known.styles.union(styles) } : { scripts, styles },
    );
  }
  return { kinds, complaints };
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

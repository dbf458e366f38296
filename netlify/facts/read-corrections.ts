import type { CorrectionsAnswer } from '#api/corrections.ts';
import type { Correction } from '#domain/watch/correction/correction.schema.ts';
import { correctionsOf, mergeCorrections } from '#domain/watch/correction/corrections.ts';
import { factLines } from '#domain/tool/evidence/fact-lines.ts';
import { planSheet } from '#domain/page/plot/plan-sheet.ts';
import { toolEvents } from '#domain/page/plot/tool-events.ts';
import { termsCorrections } from '#domain/watch/terms/terms-desk.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { withReadings } from '#domain/watch/watch-report.ts';
import { fileCorrections } from '#netlify/catalog/built-corrections.ts';
import { type Catalogue, currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { currentDrops } from '#netlify/catalog/current-drops.ts';
import { readHistory } from '#netlify/catalog/tool-history.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { termsNotified } from '#netlify/stores/terms-store.ts';
import { toolHistories } from '#netlify/stores/tool-edit-store.ts';
import { readToolHead } from '#netlify/stores/tool-store.ts';
import { REPORT, watchReports } from '#netlify/stores/watch-store.ts';
import { readNotified } from './notified-terms.ts';
import { nullIfUnreadable } from '#netlify/stores/document-store.ts';

/** Corrections that one answer tells; the files have them all. */
const MAX_NOTIFIED = 500;

/** Every correction, from the store and from the files. @throws StoreUnavailable */
export async function readCorrections(): Promise<Correction[]> {
  const [catalogue, head, inFiles] = await Promise.all([
    currentCatalogue(),
    readToolHead().catch(nullIfUnreadable),
    fileCorrections(),
  ]);
  // A change whose last note was lost is told by the head; without it, it waits until the head can be read.
  const uploads = head === null ? [] : head.uploads;
  const made: Correction[] = [];
  for await (const { records } of toolHistories.shards())
    for (const { key, stored } of records) {
      const tool = catalogue.find(Number(key.replace('tool-', '')));
      const edits = stored.document.edits.filter(
        ({ id, isDone }) => isDone || uploads.some((upload) => upload.id === id),
      );
      if (tool) made.push(...correctionsOf([{ tool, edits }]));
    }
  for (const notified of await termsNotified.all()) {
    const tool = catalogue.find(notified.toolId);
    if (tool) made.push(...termsCorrections(notified, tool.name));
  }
  return mergeCorrections(inFiles, made).slice(0, MAX_NOTIFIED);
}

/** The corrections of one tool, its facts as they are now, and the days of what happened to it. @throws ApiError `not_found`; StoreUnavailable */
export async function readToolCorrections(toolId: number, now: Date): Promise<CorrectionsAnswer> {
  const [catalogue, head, inFiles, report, terms, { drops }] = await Promise.all([
    currentCatalogue(),
    readToolHead(),
    fileCorrections(),
    watchReports.tryRead(REPORT),
    readNotified(toolId),
    currentDrops(now),
  ]);
  const tool = toolOf(catalogue, toolId);
  const edits = await readHistory(toolId, head);
  const readings = report?.readings ?? [];
  const [seen = tool] = withReadings([tool], readings);
  const corrections = mergeCorrections(
    inFiles.filter((one) => one.toolId === toolId),
    correctionsOf([{ tool, edits }]),
    terms ? termsCorrections(terms, tool.name) : [],
  );
  const events = toolEvents(seen, corrections, drops);
  const plans = edits.length > 0 ? plansOf(seen) : null;
  return { corrections, facts: factLines(seen), ...(plans && { plans }), freshness: [], events };
}

/** The table of plans as a page that was built before draws it anew; null where nobody has read anything. */
function plansOf(tool: Tool): CorrectionsAnswer['plans'] | null {
  const sheet = planSheet(tool);
  if (sheet === null) return null;
  const { table, drawn, foot } = sheet;
  const steps = (drawn ?? []).map(({ isYes, price, flag }) => ({ isYes, price, flag }));
  return { columns: table.columns, rows: table.rows, steps, foot };
}

function toolOf({ find }: Catalogue, toolId: number) {
  const tool = find(toolId);
  if (!tool) throw new ApiError('not_found', { message: 'There is no such tool.' });
  return tool;
}

import { randomUUID } from 'node:crypto';
import bundle from '#data/admin-bundle.json' with { type: 'json' };
import { isoWeek } from '#domain/value/iso-week.ts';
import { templateCsv } from '#domain/tool/csv/write-csv.ts';
import { sealFormTime } from '#netlify/letters/admit-form.ts';
import { withSettings } from '#local/with-settings.ts';
import { contracts } from './contracts.ts';
import { tokenSettings } from './site-under-test.ts';

/** The signed time of a form that was opened a minute ago, for every site under test. */
const opened = await withSettings(tokenSettings, () => sealFormTime(new Date(Date.now() - 60_000)));

/** What no contract can write down: it is made of our data, or of this moment. */
const madeNow: Record<string, Record<string, unknown>> = {
  '/api/tools/bulk-upload': { csvData: templateCsv() },
  '/api/admin/upload-tools': { tools: bundle.tools.slice(0, 1) },
  '/api/admin/letters': { week: isoWeek(new Date()) },
};

/** What an honest page sends to each address that takes a body: the example of its contract, as of now. */
export const honestBodies: Record<string, Record<string, unknown>> = Object.fromEntries(
  contracts.flatMap(({ path, methods }) =>
    Object.values(methods).flatMap(({ example }) => {
      if (!example) return [];
      const attempt = 'attempt' in example ? { attempt: randomUUID() } : {};
      return [[path, { ...example, ...attempt, ...('opened' in example ? { opened } : {}), ...madeNow[path] }]];
    }),
  ),
);

/** What a public form sends beside what a person typed. */
export function formProof() {
  return { attempt: randomUUID(), homepage: '', opened };
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { surveyInThreads, surveyPages } from './survey-pages.ts';

test.runIf(availableParallelism() > 1)('several threads find what one finds, in the same order', async () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'yak-survey-'));
  const pages = Array.from({ length: 2500 }, (_, number) => `kind/${number}.html`);
  mkdirSync(join(siteDir, 'kind'));
  for (const [number, page] of pages.entries())
    writeFileSync(
      join(siteDir, page),
      `<script>page(${number % 7})</script><style>a{}</style>${number % 1000 === 0 ? '<p style="">' : ''}`,
    );
  const together = await surveyInThreads(siteDir, pages);
  expect(together).toEqual(surveyPages(siteDir, pages));
  expect([together.kinds.size, together.kinds.get('kind')?.scripts.size]).toEqual([1, 7]);
  expect([...together.complaints.values()]).toEqual([
    ['kind/0.html, line 1', 'kind/1000.html, line 1', 'kind/2000.html, line 1'],
  ]);
  rmSync(siteDir, { recursive: true });
});

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import type { UploadAnswer } from '#api/upload-answer.ts';
import { templateCsv } from '#domain/tool/csv/write-csv.ts';
import { copyProject, pagesBut } from '../../bench/project-copy.ts';
import { openPage } from './open-page.ts';
import type { OwnSite } from './own-site.ts';
import { signIn } from './sign-in.ts';
import { useOwnSite } from './use-own-site.ts';

let browser: Browser;
let site: OwnSite;

useOwnSite((own) => ({ browser, site } = own));

const [header = '', model = ''] = templateCsv().split('\r\n');

test('a build takes the uploads in, and after they were taken back leaves them out', async () => {
  const { page, close } = await openPage(browser);
  await signIn(page, site.url, 'admin@yak.test');
  const send = (path: string, data: unknown) =>
    page.request.post(site.url + path, { headers: { Origin: site.url, 'Sec-Fetch-Site': 'same-origin' }, data });
  const csvData = [header, model.replace('Example Tool', 'Built Later')].join('\n');
  const { rows, uploadId } = (await (await send('/api/tools/bulk-upload', { csvData })).json()) as UploadAnswer;
  const copy = copyProject(pagesBut('tool-fluid'), { knowsDrawings: true });
  const hasPage = async () => {
    await copy.build({ YAK_UPLOADS_URL: site.url });
    return existsSync(join(copy.folder, `dist/tool-fluid/${rows[0]?.toolId}.html`));
  };
  expect(await hasPage()).toBe(true);
  expect((await send('/api/uploads/undo', { uploadId })).status()).toBe(200);
  expect(await hasPage()).toBe(false);
  copy.remove();
  await close();
});

import type { ToolAnswer } from '#api/tools.ts';
import type { UploadAnswer } from '#api/upload-answer.ts';
import { templateCsv } from '#domain/tool/csv/write-csv.ts';
import { loadFunctions } from '../load-functions.ts';
import { type ProductPromise, runAlone } from './promise.ts';
import { type Person, type SiteUnderTest, adminEmail, ask, startSiteUnderTest } from '../site-under-test.ts';
import { type Case, verdictOf } from './verdict-of.ts';

const functions = await loadFunctions();

/** Calls to the store that an upload may need: a run that needs more would never end below. */
const MAX_CALLS = 40;

/** An upload is there whole or not at all, whenever it is cut short; again it changes nothing; undone it was never there. */
export const promise: ProductPromise = {
  id: 7,
  title:
    'Bulk upload killed at any await: before or after, never half; the same file twice changes nothing; undo restores byte for byte',
  async run(effort) {
    const rows = effort === 'full' ? 200 : 20;
    const site = await startSiteUnderTest({ captureLog: true, waitsForStore: true });
    const admin = await site.signUp({ email: adminEmail });
    const world = { site, admin, rows };
    const cases = [
      ...(await killed(world, 'drop-before-commit')),
      ...(await killed(world, 'drop-after-commit')),
      ...(await withoutRevision(world)),
      ...(await repeated(world)),
      ...(await undone(world)),
    ];
    await site.close();
    return verdictOf(
      cases,
      `uploads of ${rows} rows cut before and after each call to the store: each all or nothing, and whole when sent again`,
    );
  },
};

interface World {
  site: SiteUnderTest;
  admin: Person;
  rows: number;
}

/** Cuts an upload after each number of store calls: from that call on the store is gone for it, as for a killed function. */
async function killed(
  { site, admin, rows }: World,
  fault: 'drop-before-commit' | 'drop-after-commit',
): Promise<Case[]> {
  const cases: Case[] = [];
  for (let last = 0; last < MAX_CALLS; last += 1) {
    const name = `${fault} ${last}`;
    const csvData = sheet(name, rows);
    const before = await catalogue();
    let calls = 0;
    site.blobs.setFault(() => (calls++ === last ? fault : calls > last ? 'drop-before-commit' : null));
    const answer = await send(admin, csvData);
    site.blobs.setFault(() => null);
    const added = (await catalogue()).length - before.length;
    const told = answer.status === 200 ? 'done' : 'unknown';
    const isWhole = added === rows || (added === 0 && told !== 'done');
    const again = await send(admin, csvData);
    const isWholeThen = again.status === 200 && (await catalogue()).length === before.length + rows;
    cases.push({
      name: `cut at call ${last}, ${fault}`,
      problem: isWhole && isWholeThen ? null : `${added} of ${rows} rows, told ${answer.status}, then ${again.status}`,
    });
    if (calls <= last) return cases; // it came to its end without any fault
  }
  return [...cases, { name: fault, problem: 'no upload came to its end' }];
}

/** Only the revision cannot be written, or only its reply is lost: the head must not name one that is not there. */
async function withoutRevision({ site, admin, rows }: World): Promise<Case[]> {
  const cases: Case[] = [];
  for (const fault of ['503', '500-after-commit'] as const) {
    const before = (await catalogue()).length;
    site.blobs.setFault(({ method, store, key }) =>
      method === 'PUT' && store === 'site:dev-tools' && key !== 'head' ? fault : null,
    );
    const { status } = await send(admin, sheet(`revision ${fault}`, rows));
    site.blobs.setFault(() => null);
    const records = await ask(functions('uploaded-records'), 'GET', '/api/uploaded-records');
    const added = (await catalogue()).length - before;
    const isSound =
      records.status === 200 && (fault === '503' ? status === 503 && added === 0 : status === 200 && added === rows);
    cases.push({
      name: `the revision’s write: ${fault}`,
      problem: isSound ? null : `told ${status}, ${added} of ${rows} rows, records ${records.status}`,
    });
  }
  return cases;
}

async function repeated({ site, admin, rows }: World): Promise<Case[]> {
  const csvData = sheet('twice', rows);
  await send(admin, csvData);
  const before = await everything(site);
  const second = (await (await send(admin, csvData)).json()) as UploadAnswer;
  const deepEqual = before === (await everything(site)) && second.unchanged === rows && second.uploadId === null;
  return [
    { name: 'the same file twice', problem: deepEqual ? null : `${second.created} created, ${second.updated} updated` },
  ];
}

async function undone({ admin, rows }: World): Promise<Case[]> {
  const before = JSON.stringify(await catalogue());
  const records = await (await ask(functions('uploaded-records'), 'GET', '/api/uploaded-records')).text();
  const { uploadId } = (await (await send(admin, sheet('undone', rows))).json()) as UploadAnswer;
  const inBetween = JSON.stringify(await catalogue());
  const { status } = await ask(functions('undo-upload'), 'POST', '/api/uploads/undo', {
    person: admin,
    body: { uploadId },
  });
  const isRestored =
    before === JSON.stringify(await catalogue()) &&
    records === (await (await ask(functions('uploaded-records'), 'GET', '/api/uploaded-records')).text());
  return [
    {
      name: 'undo',
      problem: status === 200 && isRestored && inBetween !== before ? null : `${status}, restored ${isRestored}`,
    },
  ];
}

/** So many sound rows, each a tool of its own. */
function sheet(mark: string, rows: number): string {
  const [header = '', model = ''] = templateCsv().split('\r\n');
  const lines = Array.from({ length: rows }, (_, index) =>
    model.replace('Example Tool', `${mark} ${index}`).replace('https://example.com/', ''),
  );
  return [header, ...lines].join('\n');
}

function send(person: Person, csvData: string): Promise<Response> {
  return ask(functions('bulk-upload'), 'POST', '/api/tools/bulk-upload', { person, body: { csvData } });
}

async function catalogue(): Promise<ToolAnswer[]> {
  return (await (await ask(functions('tools'), 'GET', '/api/tools')).json()) as ToolAnswer[];
}

/** Every key and etag of the store of tools. */
async function everything({ blobs }: SiteUnderTest): Promise<string> {
  const list = await fetch(`${blobs.url}/local/site:dev-tools`, {
    headers: { authorization: `Bearer ${blobs.token}` },
  });
  return list.text();
}

if (import.meta.main) await runAlone(promise);

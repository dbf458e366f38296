import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DeskTool } from '#api/admin-tool.contract.ts';
import type { LineAnswer } from '#api/project-lines.contract.ts';
import type { ProjectAnswer } from '#api/project.contract.ts';
import type { SharedSheetAnswer } from '#api/shared-sheet.contract.ts';
import type { UploadEntry } from '#api/uploads.contract.ts';
import { sheetFormats } from '#api/project-sheet.ts';
import type { Project } from '#domain/project/project.ts';
import { planRightNames, planRightTitles } from '#domain/tool/plan/plan-words.ts';
import { rightsText } from '#domain/tool/plan/rights.ts';
import { makeEvidence } from '#domain/tool/editing/make-tool.ts';
import { templateCsv } from '#domain/tool/csv/write-csv.ts';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { beginJournal } from '#netlify/stores/ending-store.ts';
import { fileTools } from '#testing/built-catalogue.ts';
import { backUp } from '../../commands/backup/backup.ts';
import { copyEndings } from '../../commands/backup/journal.ts';
import { loadFunctions } from '../load-functions.ts';
import { type Person, type SiteUnderTest, adminEmail, ask, startSiteUnderTest } from '../site-under-test.ts';
import { storesOf } from '../stores-of.ts';
import { type ProductPromise, runAlone } from './promise.ts';
import { sheetsOf } from './sheets-of.ts';
import type { LaterSheet } from './sheet-worker.ts';
import { type Case, verdictOf } from './verdict-of.ts';

const functions = await loadFunctions();

/** Tools of the project, and edits that two devices make of another one together. */
const EFFORT = { full: { tools: 40, edits: 200 }, quick: { tools: 6, edits: 40 } };
/** Lines that both devices correct. */
const SHARED_LINES = 10;
/** What is told of a tool that was deleted. */
const GONE = 'not in the guide any more';
const rules = { paidWork: true, noTraining: 'off', indemnity: true, noWatermark: true };

/** What was frozen stays, byte by byte, whatever becomes of the guide; and no edit of two devices is lost. */
export const promise: ProductPromise = {
  id: 42,
  title: `Project files: the sheet is the same bytes after every fact has changed, a tool was deleted, a new deploy and a restored backup; ${EFFORT.full.edits} edits from two devices lose none`,
  async run(effort) {
    const { tools, edits } = EFFORT[effort];
    const site = await startSiteUnderTest({ captureLog: true, waitsForStore: true });
    await beginJournal(new Date());
    const cases = [...(await frozenSheet(site, tools)), ...(await twoDevices(site, edits))];
    await site.close();
    return verdictOf(cases, `${tools} tools frozen, the sheet unchanged; ${edits} edits of two devices, all there`);
  },
};

async function frozenSheet(site: SiteUnderTest, count: number): Promise<Case[]> {
  const folder = await mkdtemp(join(tmpdir(), 'yak-project-'));
  const [backup, endings] = [join(folder, 'yak.backup.gz'), join(folder, 'yak.endings.gz')];
  const [person, admin] = [await site.signUp({ plan: 'core' }), await site.signUp({ email: adminEmail })];
  const { id } = await make(person);
  const used = fileTools.filter(({ plans, status }) => plans.length > 0 && status.state === 'active').slice(0, count);
  for (const tool of used) await add(person, id, { asset: tool.slug, toolId: tool.id, plan: tool.plans.at(-1)?.name });
  const uploaded = await upload(admin);
  await add(person, id, { asset: 'made with what was uploaded', toolId: uploaded, plan: '' });
  const open = await answerOf<Project>('project-share', 'POST', `/api/projects/${id}/share`, person, { byName: 'Ada' });
  const key = open.share?.key ?? '';
  const { hash } = await answerOf<SharedSheetAnswer>('shared-sheet', 'GET', `/api/shared-sheets/${key}`, null);
  await answerOf('shared-sheet', 'POST', `/api/shared-sheets/${key}`, null, { name: 'Jo of Acme', hash });
  const before = await sheetsOf(functions, person, id);

  const [newest] = await answerOf<UploadEntry[]>('uploads', 'GET', '/api/uploads', admin);
  await answerOf('undo-upload', 'POST', '/api/uploads/undo', admin, { uploadId: newest?.id });
  const edited = used.find(({ plans, pricing }) => plans.length === 1 && (pricing.amount ?? 0) > 0) ?? used[0];
  if (edited) await changePrice(admin, edited.id);
  const after = await sheetsOf(functions, person, id);
  const { since, facts } = await answerOf<ProjectAnswer>('project', 'GET', `/api/projects/${id}`, person);

  await backUp(storesOf(site), backup, 'dev', new Date());
  await copyEndings(storesOf(site), endings, 'dev', new Date());
  const ids = used.map((tool) => tool.id).join();
  const later = await afterDeploy([backup, endings, person.email, id, ids]);
  await rm(folder, { recursive: true });
  const [json = ''] = before;
  const own = createHash('sha256').update(Buffer.from(json, 'base64')).digest('hex');
  const deleted = new Set([uploaded, used[0]?.id]);
  return [
    same('after a tool was deleted and another one changed', before, after),
    same('after a new deploy with other facts and a restored backup', before, later.sheets),
    expected('the hash that the client confirmed', [hash, later.hash], [own, own]),
    expected('what is told of the deleted tool', since && factsTold(since, GONE), 1),
    expected('what is told after the deploy', untold(facts, later.since, deleted), []),
  ];
}

/** What has changed of frozen facts, in a later deploy where all have, and is not told. */
function untold(facts: ProjectAnswer['facts'], since: ProjectAnswer['since'], deleted: ReadonlySet<unknown>): string[] {
  return Object.entries(facts).flatMap(([name, { tool, price, priceYearly, rights }]) => {
    const told = new Map((since?.[name] ?? []).map((change) => [change.of, change]));
    if (deleted.has(tool.id)) return told.get('Tool')?.after === GONE && told.size === 1 ? [] : [`${tool.name}: gone`];
    const wanted: [of: string, was: string | null | undefined][] = [
      ['State', tool.state],
      ['Price', price && ''],
      ['Price by the year', priceYearly && ''],
      ...planRightNames.map((right): [string, string | undefined] => {
        const answer = rights[right]?.answer;
        return [planRightTitles[right], answer && answer !== 'not read' ? rightsText(answer) : undefined];
      }),
    ];
    return wanted.flatMap(([of, was]) => {
      const change = told.get(of);
      const isTold = change?.before.startsWith(was ?? '') && change.after !== change.before;
      return was === null || was === undefined || isTold ? [] : [`${tool.name}: ${of}`];
    });
  });
}

function factsTold(since: NonNullable<ProjectAnswer['since']>, after: string): number {
  return Object.values(since).filter((changes) => changes.some((change) => change.after === after)).length;
}

async function changePrice(admin: Person, toolId: number): Promise<void> {
  const path = `/api/admin/tools/${toolId}`;
  const { version } = await answerOf<DeskTool>('admin-tool', 'GET', path, admin);
  const { find } = await currentCatalogue();
  const tool = find(toolId);
  await answerOf('admin-tool', 'POST', path, admin, {
    version,
    attempt: randomUUID(),
    reason: 'The maker changed its price',
    patch: {
      fields: { pricing: { ...tool?.pricing, amount: 777 } },
      evidence: { price: makeEvidence({ source: tool?.link ?? '', quote: '777 dollars' }) },
    },
  });
}

/** The number of a tool that was just uploaded. */
async function upload(admin: Person): Promise<number> {
  const before = new Set((await currentCatalogue()).tools.map(({ id }) => id));
  await answerOf('bulk-upload', 'POST', '/api/tools/bulk-upload', admin, { csvData: templateCsv(), dryRun: false });
  const tool = (await currentCatalogue()).tools.find(({ id }) => !before.has(id));
  if (!tool) throw new Error('Nothing was uploaded.');
  return tool.id;
}

async function afterDeploy(args: readonly string[]): Promise<LaterSheet> {
  const child = fork(new URL('sheet-worker.ts', import.meta.url), args, { silent: true });
  const errors: string[] = [];
  child.stderr?.on('data', (text) => errors.push(String(text)));
  const exit = once(child, 'exit');
  const told = await Promise.race([once(child, 'message'), exit.then(() => null)]);
  await exit;
  if (!told) throw new Error(`The later site came to nothing: ${errors.join('').slice(-2000)}`);
  return told[0] as LaterSheet;
}

/** Two devices of one person add lines, correct lines that both have, and describe the project, each one after the other. */
async function twoDevices(site: SiteUnderTest, edits: number): Promise<Case[]> {
  const person = await site.signUp({ plan: 'core' });
  const { id } = await make(person);
  const [tool] = fileTools;
  const line = { toolId: tool?.id, plan: '' };
  const shared: string[] = [];
  for (let index = 0; index < SHARED_LINES; index += 1)
    shared.push((await add(person, id, { ...line, asset: `shared ${index}` })).id);
  const said: string[] = [];
  const device = async (name: string, field: 'account' | 'human') => {
    for (let index = 0; index < edits / 2; index += 1) {
      const text = `${name} ${index}`;
      if (index % 2 === 0) await add(person, id, { ...line, asset: text });
      else {
        const path = `/api/projects/${id}/lines/${shared[index % SHARED_LINES]}`;
        await answerOf('project-line', 'PUT', path, person, { [field]: text });
      }
      said.push(text);
    }
    await answerOf(
      'project',
      'PUT',
      `/api/projects/${id}`,
      person,
      name === 'desk' ? { note: name } : { client: name },
    );
  };
  await Promise.all([device('desk', 'account'), device('phone', 'human')]);
  const { lines, project } = await answerOf<ProjectAnswer>('project', 'GET', `/api/projects/${id}`, person);
  const kept = new Set(lines.flatMap(({ versions }) => versions.flatMap((one) => [one.asset, one.account, one.human])));
  const lost = said.filter((text) => !kept.has(text));
  return [
    expected(`edits of ${said.length} that were lost`, lost, []),
    expected('lines', lines.length, SHARED_LINES + edits / 2),
    expected('words about the project', [project.note, project.client], ['desk', 'phone']),
  ];
}

const make = (person: Person) =>
  answerOf<Project>('projects', 'POST', '/api/projects', person, { name: 'Film', client: '', rules, note: '' });

function add(
  person: Person,
  id: string,
  line: { asset: string; toolId: number | undefined; plan: string | undefined },
) {
  const fields = { account: '', day: '2026-11-20', human: '', sourceType: 'trainedAlgorithmicMedia' };
  return answerOf<LineAnswer>('project-lines', 'POST', `/api/projects/${id}/lines`, person, { ...fields, ...line });
}

/** @throws Error with the refusal */
async function answerOf<Answer = unknown>(
  name: string,
  method: string,
  path: string,
  person: Person | null,
  body?: unknown,
): Promise<Answer> {
  const answer = await ask(functions(name), method, path, body === undefined ? { person } : { person, body });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

function same(name: string, before: readonly string[], after: readonly string[]): Case {
  if (before.some((sheet) => sheet.length < 100)) return { name, problem: 'there is no sheet' };
  const other = sheetFormats.filter((_, place) => before[place] !== after[place]);
  return { name, problem: other.length === 0 ? null : `other bytes: ${other.join(', ')}` };
}

function expected(name: string, is: unknown, wanted: unknown): Case {
  const [found, want] = [JSON.stringify(is), JSON.stringify(wanted)];
  return { name, problem: found === want ? null : `${found} instead of ${want}` };
}

if (import.meta.main) await runAlone(promise);

import { gzipSync } from 'node:zlib';
import type { ProjectAnswer } from '#api/project.contract.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { PlanRight, PlanRights } from '#domain/tool/plan/plan.schema.ts';
import { projectRoot } from '#local/serve-site.ts';
import { restore } from '../../commands/backup/backup.ts';
import { type DeployFile, readDeployFiles, unpackPart } from '../../build/deploy-files.ts';
import { loadFunctions } from '../load-functions.ts';
import { ask, startSiteUnderTest } from '../site-under-test.ts';
import { storesOf } from '../stores-of.ts';
import { sheetsOf } from './sheets-of.ts';

/**
 * The site after a new deploy and a restored backup, in a process of its own, because functions keep the first catalogue
 * that they read. Arguments: the backup, the endings beside it, whose projects they are, the project, and its tools.
 */
const [backup = '', endings = '', email = '', project = '', ids = ''] = process.argv.slice(2);

/** What the parent is told. */
export interface LaterSheet {
  /** The sheet in each of its forms, in base64. */
  sheets: string[];
  since: ProjectAnswer['since'];
  hash: string;
}

const used = ids.split(',').map(Number);
const site = await startSiteUnderTest({ deployFiles: laterDeploy(), captureLog: true, waitsForStore: true });
await restore(storesOf(site), backup, 'dev', { endings });
const functions = await loadFunctions();
const person = await site.signUp({ email });
const whole = await ask(functions('project'), 'GET', `/api/projects/${project}`, { person });
const { since, hash } = (await whole.json()) as ProjectAnswer;
const sheets = await sheetsOf(functions, person, project);
process.send?.({ sheets, since, hash } satisfies LaterSheet);
await site.close();

/** A deploy in which every fact of the tools is another one, and the first of them is gone. */
function laterDeploy(): DeployFile[] {
  return readDeployFiles(projectRoot).map(({ key, body }) => {
    if (key !== 'tools' && key !== 'tool-names') return { key, body };
    const tools = (unpackPart(body) as Tool[]).filter(({ id }) => used.indexOf(id) !== 0);
    const later = tools.map((tool) => (key === 'tools' && used.includes(tool.id) ? changed(tool) : tool));
    return { key, body: gzipSync(JSON.stringify(later)) };
  });
}

function changed(tool: Tool): Tool {
  const sources = Object.entries(tool.sources).map(
    ([name, source]) =>
      [name, { ...source, page: `${source.page}?changed`, readOn: '2027-01-01', pageDate: null }] as const,
  );
  return {
    ...tool,
    name: `${tool.name} Next`,
    maker: 'Another maker',
    status: { state: 'acquired', note: 'It was sold.', since: '2027-01-01', replacedBy: null },
    sources: Object.fromEntries(sources),
    baseRights: otherRights(tool.baseRights),
    plans: tool.plans.map((plan) => ({
      ...plan,
      includes: 'Something else',
      price: plan.price && { ...plan.price, amount: (plan.price.amount ?? 0) * 3 + 1 },
      priceYearly: plan.priceYearly && { ...plan.priceYearly, amount: (plan.priceYearly.amount ?? 0) * 3 + 1 },
      rights: otherRights(plan.rights),
    })),
  };
}

function otherRights(rights: PlanRights): PlanRights {
  const other = (right: PlanRight): PlanRight => ({
    ...right,
    answer: right.answer === 'yes' ? 'no' : 'yes',
    condition: 'Another condition',
    evidence: right.evidence.map((witness) => ({ ...witness, quote: 'other words', says: undefined })),
  });
  return Object.fromEntries(Object.entries(rights).map(([name, right]) => [name, other(right)]));
}

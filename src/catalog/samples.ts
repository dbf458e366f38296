import { createHash } from 'node:crypto';
import { makeBrief } from '#domain/collection/brief/brief.ts';
import { sheetRows } from '#domain/collection/client-sheet.ts';
import { savedTool } from '#domain/person/saved-tool.ts';
import { comparisonRows } from '#domain/comparison/comparison-rows.ts';
import { versusPath } from '#domain/comparison/versus.ts';
import { disclosureOf } from '#domain/project/disclosure.ts';
import { freezeFacts } from '#domain/project/freeze-facts.ts';
import { sheetOf, sheetText } from '#domain/project/sheet.ts';
import { sheetView } from '#domain/project/sheet-view.ts';
import { readyMadeRules } from '#domain/rules/ready-made-rules.ts';
import { verdictOf } from '#domain/rules/verdict.ts';
import { verdictStatement } from '#domain/rules/verdict-statement.ts';
import { firstSentence } from '#domain/text/page-texts.ts';
import { shownPlans } from '#domain/tool/plan/shown-plans.ts';
import { rightsRow } from '#domain/tool/plan/rights-matrix.ts';
import { dayOf } from '#domain/value/day.ts';
import { publicDrops } from './drops.ts';
import { linkTools } from './lessons.ts';
import { nearPages } from './near-pages.ts';
import { allRecipes } from './recipes.ts';
import { allTasks } from './tasks.ts';
import { toolsWithIds } from './tools.ts';
import { vocabulary } from './vocabulary.ts';

/** A campaign that nobody runs: of its tools paid work, uploads and indemnity are read, their answers differ, and they cost something. */
const LIST = {
  title: 'Autumn campaign',
  job: 'From the first idea to a film and its posts.',
  steps: [
    { tool: 'claude', does: 'Turns the brief into ideas, a script and a list of shots.' },
    { tool: 'runway', does: 'Makes the shots that nobody can film.' },
    { tool: 'adobe-express', does: 'Brings the posts into every format.' },
  ],
};
/** The recipe whose tools stand where verdicts are shown: they differ. */
const JUDGED = 'training-film-that-can-be-corrected';
/** The pair that stands side by side: of both so much is read that rows differ, and what each says holds on the plan of its price. */
const COMPARED = 'fireflies-ai-vs-rev';

/** What a page that holds nothing of a reader's yet shows as its sample: tools of the guide, and nobody's work. */
async function sampleList({ title, job, steps }: typeof LIST) {
  const links = await linkTools(steps);
  return { title, intro: job, tools: links.map(({ tool, does }) => ({ tool, note: does })) };
}

async function judgedList() {
  const recipe = (await allRecipes()).find(({ slug }) => slug === JUDGED);
  if (!recipe) throw new Error(`A sample is made of the recipe ${JUDGED}, which is not there.`);
  return sampleList(recipe);
}

/** A list as a client reads it. */
export async function sampleBrief() {
  return makeBrief({ ...(await sampleList(LIST)), tasks: await allTasks(), now: new Date() });
}

/** A collection: what it comes to, and the rights of its tools. */
export async function sampleCollection() {
  const { tools } = await sampleList(LIST);
  return { brief: await sampleBrief(), rows: tools.map(({ tool }) => rightsRow(tool)) };
}

/** Two tools side by side, in what is asked first, and where both stand on a page. */
export async function sampleComparison() {
  const pair = (await nearPages()).pairs.get(COMPARED);
  if (!pair) throw new Error(`A sample is made of the pair ${COMPARED}, which is not there.`);
  const tools = pair.map((tool) => ({ ...tool, plans: shownPlans(tool) }));
  const rows = comparisonRows(tools).filter(({ feature }) => ASKED_FIRST.has(feature));
  return { tools, rows, href: versusPath(...pair) };
}

/** The rows of a sample: the whole is a link away. */
const ASKED_FIRST: ReadonlySet<string> = new Set(['Pricing', 'Paid work', 'Uploads']);

/** Tools under the first of the ready-made rules, as a client reads it. */
export async function sampleClientSheet() {
  const { title, tools } = await judgedList();
  const { rules, verdicts } = await judged();
  const named = tools.map(({ tool }) => tool);
  const list = { title, toolIds: named.map(({ id }) => id) };
  return {
    title,
    byName: '',
    day: dayOf(new Date()),
    rules,
    words: null,
    list,
    ...sheetRows(verdicts, named),
    gone: 0,
  };
}

/** A project in which each of the tools made one asset, on the first plan that passes, else the one that was looked at. */
export async function sampleProjectSheet() {
  const [{ title, tools }, { rules, rulesName, verdicts }] = await Promise.all([judgedList(), judged()]);
  const assets = ['Script, chapter 1', 'Chapter 1, English', 'Approved cut'];
  const plans = verdicts.map(({ plan, reasonsOn }) => plan ?? reasonsOn ?? '');
  const facts = Object.fromEntries(tools.map(({ tool }, at) => [`f${at}`, freezeFacts(tool, plans[at] ?? '', rules)]));
  const lines = tools.map(({ tool }, at) => ({
    id: String(at),
    versions: [
      {
        at: `${dayOf(new Date())}T09:00:00Z`,
        asset: assets[at] ?? tool.name,
        toolId: tool.id,
        plan: plans[at] ?? '',
        account: '',
        day: dayOf(new Date()),
        human: '',
        sourceType: at < 2 ? ('trainedAlgorithmicMedia' as const) : ('humanEdits' as const),
        facts: `f${at}`,
        frozenOn: dayOf(new Date()),
      },
    ],
  }));
  const sheet = sheetOf(
    { name: title, client: 'Harbour Foods', rulesName, rules },
    { lines, facts, disclosure: disclosureOf({ lines, facts }) },
  );
  return { view: sheetView(sheet), hash: createHash('sha256').update(sheetText(sheet)).digest('hex') };
}

/** A desk: the drops that everybody may read, and their tools as if they were saved. */
export async function sampleDesk() {
  const drops = (await publicDrops()).flatMap((drop) => (drop.locked || drop.toolId === null ? [] : [drop]));
  const tools = await toolsWithIds([...new Set(drops.flatMap(({ toolId }) => toolId ?? []))]);
  return {
    list: tools.map((tool) => savedTool(tool, `${dayOf(new Date())}T09:00:00Z`, vocabulary.categories)),
    entries: drops.map(({ id, releaseDate, updateTitle, updateDescription }) => ({
      id: String(id),
      day: releaseDate,
      kind: 'drop' as const,
      title: updateTitle,
      text: firstSentence(updateDescription),
      path: `/all-updates#drop-${id}`,
    })),
  };
}

async function judged() {
  const [first] = readyMadeRules;
  if (!first) throw new Error('There are no ready-made rules.');
  const { rules, name: rulesName } = first;
  const { tools } = await judgedList();
  return { rules, rulesName, verdicts: tools.map(({ tool }) => verdictStatement(tool.id, verdictOf(tool, rules))) };
}

import { join } from 'node:path';
import { planProblems } from '#domain/tool/plan/plan-problems.ts';
import type { PlanRightName } from '#domain/tool/plan/plan.schema.ts';
import { checkLists, checkMakerPages } from '../../checks/check-maker-pages.ts';
import { readDataFile, readTools } from '../../checks/data-set.ts';
import type { MakerSites } from '#domain/tool/evidence/maker-sites.schema.ts';
import { isAnswered, tallyPrice, tallyRight } from './plan-tally.ts';
import { type ProductPromise, runAlone } from './promise.ts';
import { type Case, verdictOf } from './verdict-of.ts';

const root = join(import.meta.dirname, '../../..');
/** What the promise wants; of the others no dated words could be found (docs/decisions/0029-facts-by-plan.md). */
const LEAST_ANSWERED = 45;
const rights: readonly PlanRightName[] = [
  'commercialUse',
  'trainsOnUploads',
  'indemnity',
  'privateByDefault',
  'watermark',
];

/** Facts stand at plans, with their own words, page and copy; and of the best-known tools most are answered. */
export const promise: ProductPromise = {
  id: 40,
  title: 'Facts by plan: words behind every amount, no value of a rival, most of the best known answered',
  run() {
    const tools = readTools(root);
    const { slugs } = readDataFile(root, 'data/best-known.json').content as { slugs: string[] };
    const { sites } = readDataFile(root, 'data/maker-sites.json').content as { sites: MakerSites };
    const answered = tools.filter(({ content }) => slugs.includes(content.slug) && isAnswered(content));
    const set = { tools, drops: [], categories: { categories: [], badges: [] } };
    const cases: Case[] = [
      ...tools.map(({ file, content }) => ({ name: file, problem: planProblems(content)[0]?.remedy ?? null })),
      ...[...checkLists(set), ...checkMakerPages(sites, set)].map(({ file, remedy }) => ({
        name: file,
        problem: remedy,
      })),
      {
        name: 'the best known',
        problem: answered.length >= LEAST_ANSWERED ? null : `${answered.length} of ${slugs.length} are answered`,
      },
    ];
    const all = tools.map(({ content }) => content);
    const words = (name: string, tally: ReturnType<typeof tallyPrice>) =>
      `${name} ${tally.stated}/${tally.silent}/${tally.disputed}/${tally['not read']}`;
    const figures = [words('price', tallyPrice(all)), ...rights.map((name) => words(name, tallyRight(all, name)))].join(
      ', ',
    );
    return Promise.resolve(
      verdictOf(
        cases,
        `${answered.length} of ${slugs.length} best known answered; plans of ${all.length} tools (stated/silent/disputed/not read): ${figures}`,
      ),
    );
  },
};

if (import.meta.main) await runAlone(promise);

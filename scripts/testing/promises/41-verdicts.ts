import { join } from 'node:path';
import judged from '#domain/rules/judged/judged-verdicts.json' with { type: 'json' };
import { rulesSchema } from '#domain/rules/rules.schema.ts';
import { verdictStatement, verdictWords } from '#domain/rules/verdict-statement.ts';
import { verdictOf } from '#domain/rules/verdict.ts';
import { readTools } from '../../checks/data-set.ts';
import { type JudgedVerdict, judgedTool } from '../judged-verdict.ts';
import { type ProductPromise, runAlone } from './promise.ts';
import { type Case, verdictOf as verdictOfCases } from './verdict-of.ts';

const root = join(import.meta.dirname, '../../..');
/** Milliseconds of work from the catalogue to the body of the answer, beside what the store takes; what else runs is not counted. */
const LONGEST_MS = 50;
const RUNS = 9;

/** The 40 cases judged by hand come out as they were judged, and the whole catalogue is judged in 50 ms. */
export const promise: ProductPromise = {
  id: 41,
  title: 'Verdicts: 40 of 40 judged cases, the whole catalogue within 50 ms',
  run() {
    const cases = (judged.cases as JudgedVerdict[]).map((one): Case => {
      const { verdict, plan } = verdictOf(judgedTool(one), rulesSchema.parse(one.rules));
      const found = `${verdictWords[verdict]} on ${plan ?? 'no plan'}`;
      const wanted = `${one.verdict} on ${one.plan ?? 'no plan'}`;
      return { name: one.name, problem: found === wanted ? null : `${found} instead of ${wanted}` };
    });
    const tools = readTools(root).map(({ content }) => content);
    const rules = rulesSchema.parse({
      paidWork: true,
      noTraining: 'off',
      indemnity: true,
      private: true,
      noWatermark: true,
      noAttribution: true,
      licensedData: true,
      revenueUSD: 5_000_000,
      people: 5,
    });
    const times = Array.from({ length: RUNS }, () => {
      const start = process.cpuUsage();
      JSON.stringify(tools.map((tool) => verdictStatement(tool.id, verdictOf(tool, rules))));
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000;
    }).sort((a, b) => a - b);
    const median = times[Math.floor(RUNS / 2)] ?? 0;
    const quick: Case = {
      name: 'the whole catalogue',
      problem: median <= LONGEST_MS ? null : `takes ${median.toFixed(1)} ms`,
    };
    return Promise.resolve(
      verdictOfCases([...cases, quick], `${cases.length} cases; ${tools.length} tools in ${median.toFixed(1)} ms`),
    );
  },
};

if (import.meta.main) await runAlone(promise);

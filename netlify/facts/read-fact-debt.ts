import type { FactDebtAnswer } from '#api/admin-facts.contract.ts';
import { labelCondition } from '#domain/tool/plan/plan-rights.ts';
import { debtCounts, factDebt } from '#domain/watch/fact-debt.ts';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { versionOf } from '#netlify/catalog/version-of.ts';
import { readFactDesk } from '#netlify/stores/fact-desk-store.ts';
import { REPORT, watchReports, watchedHosts, readSaveCounts } from '#netlify/stores/watch-store.ts';
import { openReports } from './fact-reports.ts';
import { watchStanding } from './watch-standing.ts';

/** An answer has its limits; the counts have none. */
const MAX_TASKS = 120;

/** Every fact that waits for an editor, in the order in which to take them. @throws StoreUnavailable */
export async function readFactDebt(now: Date): Promise<FactDebtAnswer> {
  const [{ find, tools }, hosts, desk, saves, report] = await Promise.all([
    currentCatalogue(),
    watchedHosts.all(),
    readFactDesk(),
    readSaveCounts(),
    watchReports.tryRead(REPORT),
  ]);
  const tasks = factDebt({ tools, hosts, desk, reports: await openReports(desk), saves: saves.counts, now });
  return {
    watch: watchStanding(report),
    counts: debtCounts(tasks),
    tasks: tasks.slice(0, MAX_TASKS).flatMap((task) => {
      const tool = find(task.toolId);
      if (!tool) return [];
      const { pricing, freeUse, rights, ethicallyTrained, status } = tool;
      const conditions = {
        commercialUse: labelCondition(tool, 'commercialUse'),
        trainsOnUploads: labelCondition(tool, 'trainsOnUploads'),
        indemnity: labelCondition(tool, 'indemnity'),
      };
      const values = { pricing, freeUse, rights, conditions, ethicallyTrained, status };
      return [{ ...task, version: versionOf(tool), now: values }];
    }),
  };
}

import type { Categories } from '#domain/tool/categories.schema.ts';
import { toolInk } from '#domain/tool/category-terms.ts';
import { earTagCode, earTagOf } from '#domain/tool/ear-tag.ts';
import { uploadsOn } from '#domain/tool/ear-tag-words.ts';
import { rightsRow, toldPlan } from '#domain/tool/plan/rights-matrix.ts';
import { shortPriceLine } from '#domain/tool/plan/two-prices.ts';
import { isFree } from '#domain/tool/evidence/derive-facts.ts';
import { openPlans } from '#domain/tool/plan/open-plans.ts';
import { openPhrases } from '#domain/tool/plan/price-phrases.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';

/** What a list of saves shows of a tool. */
export function savedTool(tool: Tool, savedAt: string, categories: Categories['categories']) {
  const { id, name, description, pricing, freeUse, rights, priceOfYes, evidence, status } = tool;
  const { category, departments, icon, link } = tool;
  const tasks = tool.tasks.map(({ task, fit }) => ({ task, fit }));
  const prices = { pricing, freeUse, rights, priceOfYes, evidence, status };
  const marks = { tag: earTagCode(earTagOf(tool)), ink: toolInk(category, categories) };
  const told = { ...onOnePlan(tool), cells: rightsRow(tool).cells.slice(0, 3) };
  return { id, name, description, ...prices, category, departments, icon, link, savedAt, ...marks, ...told, tasks };
}

/** Price, paid work and uploads of one plan: the price names it, or is its own; where it has none, the rights do. */
function onOnePlan(tool: Tool): { price: string; uploads: string } {
  const { plan, isYes } = toldPlan(tool);
  const [price, uploads] = [shortPriceLine(tool), uploadsOn(tool, plan)];
  if (plan === null || tool.priceOfYes !== null || openPlans(tool.plans).length === 1 || isFree(plan))
    return { price, uploads };
  if (isYes && tool.rights.commercialUse === 'depends')
    return { price: price.replace(openPhrases.depends, `paid work on ${plan.name}`), uploads };
  return { price, uploads: uploads === uploadsOn(tool, null) ? uploads : `${uploads} (${plan.name})` };
}

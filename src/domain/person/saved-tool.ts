import type { Categories } from '#domain/tool/categories.schema.ts';
import { toolInk } from '#domain/tool/category-terms.ts';
import { earTagCode, earTagOf } from '#domain/tool/ear-tag.ts';
import { uploadsWords } from '#domain/tool/ear-tag-words.ts';
import { shortPriceLine } from '#domain/tool/plan/two-prices.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';

/** What a list of saves shows of a tool. */
export function savedTool(tool: Tool, savedAt: string, categories: Categories['categories']) {
  const { id, name, description, pricing, freeUse, rights, priceOfYes, evidence, status } = tool;
  const { category, departments, icon, link } = tool;
  const tasks = tool.tasks.map(({ task, fit }) => ({ task, fit }));
  const prices = { pricing, freeUse, rights, priceOfYes, evidence, status, price: shortPriceLine(tool) };
  const marks = { tag: earTagCode(earTagOf(tool)), ink: toolInk(category, categories), uploads: uploadsWords(tool) };
  return { id, name, description, ...prices, category, departments, icon, link, savedAt, ...marks, tasks };
}

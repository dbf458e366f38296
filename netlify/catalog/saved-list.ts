import type { SavedTool } from '#api/saved-tools.ts';
import type { User } from '#domain/person/user.ts';
import { earTagCode, earTagOf } from '#domain/tool/ear-tag.ts';
import { uploadsWords } from '#domain/tool/ear-tag-words.ts';
import { shortPriceLine } from '#domain/tool/plan/two-prices.ts';
import { toolInk } from '#domain/tool/category-terms.ts';
import type { Catalogue } from './current-catalogue.ts';
import { vocabulary } from './vocabulary.ts';

/** The saves whose tools are in the guide, with what a list shows of each. */
export function savedList({ saves }: User, { find }: Catalogue): SavedTool[] {
  return saves.flatMap(({ toolId, savedAt }) => {
    const tool = find(toolId);
    if (!tool) return [];
    const { id, name, description, pricing, freeUse, rights, priceOfYes, evidence, status } = tool;
    const { category, departments, icon, link } = tool;
    const tasks = tool.tasks.map(({ task, fit }) => ({ task, fit }));
    const prices = { pricing, freeUse, rights, priceOfYes, evidence, status, price: shortPriceLine(tool) };
    const tag = earTagCode(earTagOf(tool));
    const told = { tag, ink: toolInk(category, vocabulary.categories), uploads: uploadsWords(tool) };
    return [{ id, name, description, ...prices, category, departments, icon, link, savedAt, ...told, tasks }];
  });
}

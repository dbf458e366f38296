import { type NameSection, nameSections } from '#domain/tool/catalogue/name-sections.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { allTools } from './tools.ts';

/** Names on one page of the index; up to here all of them stand on one. */
const NAMES_ON_PAGE = 450;

/** The sections of the index of names, and whether each has a page of its own. */
export async function indexOfNames(): Promise<{
  sections: NameSection<Tool>[];
  isDivided: boolean;
  tools: readonly Tool[];
}> {
  const tools = await allTools();
  return { sections: nameSections(tools, NAMES_ON_PAGE), isDivided: tools.length > NAMES_ON_PAGE, tools };
}

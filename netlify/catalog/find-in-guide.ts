import { type SearchEngine, searchEngine } from '#domain/search/search-engine.ts';
import type { Found } from '#domain/search/found.ts';
import { searchGuide } from '#domain/search/search-guide.ts';
import { searchTool } from '#domain/search/search-tool.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { allTasks } from './tasks.ts';

const engines = new WeakMap<readonly Tool[], SearchEngine>();

/** Searches a catalogue for what somebody typed; the engine is made once for each catalogue. */
export function findInGuide(tools: readonly Tool[], typed: string): Found {
  const engine = engines.get(tools) ?? engineOf(tools);
  engines.set(tools, engine);
  return searchGuide(engine, typed);
}

function engineOf(tools: readonly Tool[]): SearchEngine {
  return searchEngine(
    tools.map((tool) => searchTool(tool)),
    allTasks,
  );
}

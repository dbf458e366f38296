import { type SearchEngine, searchEngine } from '#domain/search/search-engine.ts';
import type { Found } from '#domain/search/found.ts';
import { searchGuide } from '#domain/search/search-guide.ts';
import { searchTool } from '#domain/search/search-tool.ts';
import type { Task } from '#domain/task/task.schema.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';

const engines = new WeakMap<readonly Tool[], SearchEngine>();

/** Searches a catalogue and its tasks for what somebody typed; the engine is made once for each catalogue. */
export function findInGuide(tools: readonly Tool[], tasks: readonly Task[], typed: string): Found {
  const engine = engines.get(tools) ?? engineOf(tools, tasks);
  engines.set(tools, engine);
  return searchGuide(engine, typed);
}

function engineOf(tools: readonly Tool[], tasks: readonly Task[]): SearchEngine {
  return searchEngine(
    tools.map((tool) => searchTool(tool)),
    tasks,
  );
}

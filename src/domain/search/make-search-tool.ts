import type { SearchTool } from './search-tool.ts';

/** What the search reads of a tool, for tests; say only what the test is about. */
export function makeSearchTool(fields: Partial<SearchTool> = {}): SearchTool {
  return {
    id: 1,
    name: `Tool ${fields.id ?? 1}`,
    maker: '',
    names: [],
    tasks: [],
    category: '',
    departments: [],
    goals: [],
    granted: [],
    isFree: false,
    monthly: null,
    isAlive: true,
    replacedBy: null,
    isPaidWorkBarred: false,
    confirmed: 0,
    isPick: false,
    words: '',
    ...fields,
  };
}

/** One call that a developer may copy, and words that its answer holds. */
export interface Example {
  title: string;
  about: string;
  method: 'GET' | 'POST';
  path: string;
  /** Sent as JSON. */
  body?: unknown;
  /** The call stands for one of our own pages, so it says so in `Origin`. */
  needsOrigin?: true;
  says: string;
}

/** The examples of /developers; a test makes each of these calls to the served site. */
export const examples: readonly Example[] = [
  {
    title: 'Search',
    about: 'Tools, tasks and pages, best first, by the ranking of the site.',
    method: 'GET',
    path: '/api/search?q=remove+background&limit=3',
    says: '"tools":[{"id":',
  },
  {
    title: 'One tool',
    about: 'Every value with the page, the words and the day it was read.',
    method: 'GET',
    path: '/api/tools/2',
    says: '"name":"Midjourney"',
  },
  {
    title: 'Fresh Drops',
    about: 'What changed, dated. Without Core the first are whole, the rest locked.',
    method: 'GET',
    path: '/api/tool-updates',
    says: '"locked":true',
  },
  {
    title: 'Picks for five answers',
    about: 'Ranked with reasons and misfits. Calls that stand for a page of ours name it in Origin.',
    method: 'POST',
    path: '/api/recommendations',
    body: { department: 'creative', goals: ['design-visual'], budget: 'low', experience: 'beginner', teamSize: 'solo' },
    needsOrigin: true,
    says: '"recommendations":[{',
  },
  {
    title: 'May it be used for this client?',
    about:
      'A verdict for each tool, or for the whole catalogue without toolIds: plan, price, words, page and day. Unknown is no pass.',
    method: 'POST',
    path: '/api/verdicts',
    body: { rules: { paidWork: true, noTraining: 'off', people: 5 }, toolIds: [2, 7] },
    needsOrigin: true,
    says: '"verdicts":[{"toolId":2,"verdict":',
  },
  {
    title: 'What a plan allows today, to keep',
    about:
      'Price and rights of one plan with words, page, copy and day, and its verdict. The seal proves later that the guide said so on this day.',
    method: 'POST',
    path: '/api/project-facts',
    body: { toolId: 2, plan: '', rules: { paidWork: true } },
    needsOrigin: true,
    says: '"facts":{"tool":{"id":2,',
  },
  {
    title: 'A tool call of the Model Context Protocol',
    about: 'Any client of the protocol takes the address alone; this is what it sends.',
    method: 'POST',
    path: '/api/mcp',
    body: {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'compare', arguments: { tools: ['runway', 'kling'] } },
    },
    says: '"takeWhich"',
  },
];

/** An example as one types it: `curl` with what it needs. @param site origin of the site */
export function curlOf({ method, path, body, needsOrigin }: Example, site: string): string {
  const parts = [`curl '${site}${path}'`];
  if (needsOrigin) parts.push(`-H 'Origin: ${site}'`);
  if (method === 'POST') parts.push("-H 'Content-Type: application/json'", `-d '${spaced(body)}'`);
  return parts.join(' \\\n  ');
}

/** JSON on one line that can be broken between its parts. */
function spaced(body: unknown): string {
  return JSON.stringify(body, null, 1).replaceAll(/\n\s*/g, ' ');
}

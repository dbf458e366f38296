import type { LaunchedChrome } from 'chrome-launcher';
import { verdictsSchema } from '#api/verdicts.contract.ts';
import { readyMadeInForce } from '#domain/rules/rules-in-force.ts';
import { verdictStatement } from '#domain/rules/verdict-statement.ts';
import { verdictOf } from '#domain/rules/verdict.ts';
import { projectRoot } from '#local/serve-site.ts';
import { rulesKey } from '#state/rules-opening.ts';
import { readTools } from '../checks/data-set.ts';

/** A page that puts rules in force in the browser that opens it, and loads nothing of the site. */
export const rulesPath = '/rules-put-in-force';
const READY = 'In force';
const ASKED_EVERY_MS = 50;

export function rulesPage(): string {
  const inForce = JSON.stringify(readyMadeInForce('confidential', null));
  return `<!doctype html><title></title><script>localStorage.setItem(${JSON.stringify(rulesKey)},${JSON.stringify(inForce)});document.title=${JSON.stringify(READY)}</script>`;
}

/** Opens that page in a browser of its own and waits until rules are in force. */
export async function putRulesInForce({ port }: LaunchedChrome, siteUrl: string): Promise<void> {
  const devtools = `http://127.0.0.1:${port}/json`;
  await fetch(`${devtools}/new?${siteUrl}${rulesPath}`, { method: 'PUT' });
  for (;;) {
    const tabs = (await (await fetch(`${devtools}/list`)).json()) as { id: string; title: string }[];
    const ready = tabs.find(({ title }) => title === READY);
    if (ready) return void (await fetch(`${devtools}/close/${ready.id}`));
    await new Promise((resolve) => setTimeout(resolve, ASKED_EVERY_MS));
  }
}

/** What `POST /api/verdicts` answers to a body, over the tools of the files. */
export function verdictsAnswer(): (body: string) => string {
  const tools = readTools(projectRoot).map(({ content }) => content);
  return (body) => {
    const { rules, toolIds } = verdictsSchema.parse(JSON.parse(body));
    const asked = tools.filter(({ id }) => toolIds?.includes(id) ?? true);
    return JSON.stringify({ verdicts: asked.map((tool) => verdictStatement(tool.id, verdictOf(tool, rules))) });
  };
}

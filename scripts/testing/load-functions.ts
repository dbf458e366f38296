import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { EndpointFunction } from '#netlify/http/define-endpoint.ts';
import { calledByAddress, functionFile } from '#local/function-names.ts';

/** More tools than any promise saves at once. */
const FEWEST_TOOLS = 600;

/** The deployed functions that answer an endpoint, by name; `names` are all of them. */
export interface Functions {
  (name: string): EndpointFunction;
  names: readonly string[];
}

/**
 * All functions, over a catalogue that is filled up with copies of real tools to 600: five hundred concurrent saves
 * need five hundred different tools. To be called before any function is imported.
 */
export async function loadFunctions(): Promise<Functions> {
  const hooks = registerHooks({
    load: (url, context, next) =>
      /\/netlify\/generated\/tool(s|-names)\.json$/.test(url)
        ? { format: 'json', source: enlarged(url), shortCircuit: true }
        : next(url, context),
  });
  const functions = new Map<string, EndpointFunction>();
  for (const name of calledByAddress()) {
    const module = (await import(functionFile(name).href)) as { default: EndpointFunction };
    functions.set(name, module.default);
  }
  hooks.deregister();
  const get = (name: string) => {
    const found = functions.get(name);
    if (!found) throw new Error(`There is no function ${name}.`);
    return found;
  };
  return Object.assign(get, { names: [...functions.keys()] });
}

function enlarged(url: string): string {
  const tools = JSON.parse(readFileSync(new URL(url), 'utf8')) as Tool[];
  const [model] = tools;
  if (!model) throw new Error('The catalogue has no tool.');
  const made = Array.from({ length: FEWEST_TOOLS }, (_, index) => ({
    ...model,
    id: 100_000 + index,
    name: `${model.name} ${index}`,
  }));
  return JSON.stringify([...tools, ...made]);
}

/** The id of the nth made tool, from 0. */
export function madeToolId(index: number): number {
  return 100_000 + index;
}

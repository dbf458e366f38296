import type { EndpointFunction } from '#netlify/http/define-endpoint.ts';
import { calledByAddress, functionFile } from '#local/function-names.ts';

/** The deployed functions that answer an endpoint, by name; `names` are all of them. */
export interface Functions {
  (name: string): EndpointFunction;
  names: readonly string[];
}

/** All functions that answer an address. */
export async function loadFunctions(): Promise<Functions> {
  const functions = new Map<string, EndpointFunction>();
  for (const name of calledByAddress()) {
    const module = (await import(functionFile(name).href)) as { default: EndpointFunction };
    functions.set(name, module.default);
  }
  const get = (name: string) => {
    const found = functions.get(name);
    if (!found) throw new Error(`There is no function ${name}.`);
    return found;
  };
  return Object.assign(get, { names: [...functions.keys()] });
}

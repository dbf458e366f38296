/** The part of a function's `config` that says which calls are its own. */
export interface FunctionConfig {
  path?: string | string[];
  excludedPath?: string | string[];
  schedule?: string;
  /** Answers 202 at once and goes on. */
  background?: boolean;
}

/** A function and the calls that are its own. */
export interface FunctionRoute {
  name: string;
  config: FunctionConfig;
}

/** Whether a call to this path belongs to a function; one without a path of its own has `/.netlify/functions/<name>`. */
export function matchesRoute({ name, config }: FunctionRoute, pathname: string): boolean {
  const path = (pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname).toLowerCase();
  if (config.path === undefined) return path === `/.netlify/functions/${name}`;
  return matchesAny(config.path, path) && !matchesAny(config.excludedPath ?? [], path);
}

function matchesAny(patterns: string | readonly string[], path: string): boolean {
  return [patterns].flat().some((pattern) => new URLPattern({ pathname: pattern }).test({ pathname: path }));
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { type Environment, readSettingsFrom } from '#netlify/env.ts';

const scope = new AsyncLocalStorage<Environment>();
let ofProcess: Environment = process.env;

const read = () => scope.getStore() ?? ofProcess;

/**
 * Calls the functions' code with the settings of one site, and gives what it gives. Only `run` and what it starts see
 * them: two calls side by side each keep their own, and `process.env` stays as it is.
 */
export function withSettings<T>(settings: Environment, run: () => T): T {
  readSettingsFrom(read);
  return scope.run(settings, run);
}

/**
 * Gives settings to all code of this process that is not called by `withSettings`. To be called before any of it runs.
 * @returns the function that puts the earlier ones back
 */
export function useSettings(settings: Environment): () => void {
  readSettingsFrom(read);
  const before = ofProcess;
  ofProcess = settings;
  return () => {
    ofProcess = before;
  };
}

import { readFileSync, readdirSync } from 'node:fs';

/** The folder that holds one folder for each deployed function. */
const functionsFolder = new URL('../../netlify/functions/', import.meta.url);

/** Where a function's code lies. */
export function functionFile(name: string): URL {
  return new URL(`${name}/${name}.ts`, functionsFolder);
}

/** The functions that answer an address. */
export function calledByAddress(): string[] {
  return readdirSync(functionsFolder).filter((name) => !hasSchedule(name) && !isInBackground(name));
}

/** The functions that the clock calls. */
export function calledByClock(): string[] {
  return readdirSync(functionsFolder).filter(hasSchedule);
}

function isInBackground(name: string): boolean {
  return /^export const config: Config = \{\s*background: true/m.test(readFileSync(functionFile(name), 'utf8'));
}

function hasSchedule(name: string): boolean {
  return /^export const config: Config = \{\s*schedule:/m.test(readFileSync(functionFile(name), 'utf8'));
}

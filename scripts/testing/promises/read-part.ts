import { readFileSync } from 'node:fs';

/** A part of the generated catalogue as it lies in its file: what functions have of it may be enlarged for a promise. */
export function readPart<Part>(name: 'tools' | 'tasks' | 'drops'): Part {
  return JSON.parse(readFileSync(new URL(`../../../netlify/generated/${name}.json`, import.meta.url), 'utf8')) as Part;
}

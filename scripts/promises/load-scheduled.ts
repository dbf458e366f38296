import { existsSync, readFileSync, readdirSync } from 'node:fs';

const FUNCTIONS = new URL('../../netlify/functions/', import.meta.url);

/** Every function that the clock calls, ready to be called. */
export async function loadScheduled(): Promise<(() => Promise<void>)[]> {
  const names = readdirSync(FUNCTIONS).filter((name) => {
    const file = new URL(`${name}/${name}.ts`, FUNCTIONS);
    return existsSync(file) && readFileSync(file, 'utf8').includes('config: Config = { schedule:');
  });
  const modules = await Promise.all(names.map((name) => import(new URL(`${name}/${name}.ts`, FUNCTIONS).href) as Promise<{ default: () => Promise<void> }>));
  return modules.map(({ default: run }) => run);
}

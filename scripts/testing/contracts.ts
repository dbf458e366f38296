import { readdirSync } from 'node:fs';
import type { Contract } from '#api/contract.ts';

const folder = new URL('../../src/api/', import.meta.url);

/** Every contract of `src/api`, in the order of their files. */
export const contracts: readonly Contract[] = await Promise.all(
  readdirSync(folder)
    .filter((name) => name.endsWith('.contract.ts'))
    .sort()
    .map(async (name) => {
      const module = (await import(new URL(name, folder).href)) as Record<string, unknown>;
      const contract = Object.values(module).find(isContract);
      if (!contract) throw new Error(`src/api/${name} exports no contract.`);
      return contract;
    }),
);

function isContract(value: unknown): value is Contract {
  return typeof value === 'object' && value !== null && 'path' in value && 'methods' in value;
}

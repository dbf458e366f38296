import { type BundledTool, bundledPrices } from '#domain/tool/editing/bundled-tool.schema.ts';
import { restsOnMemory } from '#domain/tool/evidence/fact-problems.ts';
import type { DataSet } from './data-set.ts';
import type { Problem } from './problem.ts';

const file = 'data/admin-bundle.json';

/** The bundle speaks of tools that the catalogue has, at their own address, and spans its whole range of prices. */
export function checkBundle(bundle: readonly BundledTool[], { tools }: DataSet): Problem[] {
  const links = new Map(tools.map(({ content }) => [content.name, content.link]));
  const amounts = bundle.map(({ pricing }) => pricing.amount);
  const { lowest, highest } = bundledPrices;
  return [
    ...bundle
      .filter(({ name }) => !links.has(name))
      .map(
        ({ name }): Problem => ({ file, field: 'name', value: name, remedy: 'use the name of a tool in data/tools/' }),
      ),
    ...bundle
      .filter(({ name, link }) => links.has(name) && links.get(name) !== link)
      .map(
        ({ name, link }): Problem => ({
          file,
          field: `link of ${name}`,
          value: link,
          remedy: `the catalogue has ${links.get(name)}`,
        }),
      ),
    ...bundle
      .filter(({ standard_pricing }) => restsOnMemory(standard_pricing))
      .map(
        ({ name, standard_pricing }): Problem => ({
          file,
          field: `standard_pricing of ${name}`,
          value: standard_pricing,
          remedy: "take over the catalogue's list: nothing rests on memory",
        }),
      ),
    ...[lowest, highest]
      .filter((price) => !amounts.includes(price))
      .map((price): Problem => ({ file, field: 'pricing.amount', remedy: `one record costs $${price}` })),
  ];
}

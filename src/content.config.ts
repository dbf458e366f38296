import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { dropSchema } from '#domain/drop/drop.schema.ts';
import { toolSchema } from '#domain/tool/tool.schema.ts';

/** Data folder ↔ domain schema. */
export const collections = {
  tools: defineCollection({ loader: glob({ base: './data/tools', pattern: '*.json' }), schema: toolSchema }),
  updates: defineCollection({ loader: glob({ base: './data/updates', pattern: '*.json' }), schema: dropSchema }),
};

import { expect, test } from 'vitest';
import suno from '#data/tools/suno.json' with { type: 'json' };
import { toolSchema } from './tool.schema.ts';
import { toolSlug } from './tool-slug.ts';

test.each([
  ['Suno', suno.slug],
  ['Adcreative.ai', 'adcreative-ai'],
  ['  Café Noir 2.0! ', 'cafe-noir-2-0'],
  ['Straße', 'strasse'],
  ['__proto__', 'proto'],
  ['元気', ''],
])('%s → %s', (name, slug) => {
  expect(toolSlug(name)).toBe(slug);
  if (slug) expect(toolSchema.shape.slug.safeParse(slug).success).toBe(true);
});

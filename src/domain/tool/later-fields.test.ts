import { expect, test } from 'vitest';
import * as z from 'zod';
import { toolSchema } from './tool.schema.ts';
import { laterFields } from './later-fields.ts';
import { uploadedToolSchema } from './uploaded-tool.schema.ts';

const defaults = Object.entries(toolSchema.shape).flatMap(([name, field]) =>
  field instanceof z.ZodDefault ? [[name, field.parse(undefined)] as const] : [],
);

test('what has a default in a file has the same in a tool that was stored before the field', () => {
  const { status: _, ...later } = laterFields();
  expect(later, 'add the field to later-fields.ts').toEqual(Object.fromEntries(defaults));
});

test.each(defaults)('a change that says nothing of %s does not change it', (name) => {
  expect(uploadedToolSchema.partial().parse({})).not.toHaveProperty(name);
  expect(uploadedToolSchema.shape).toHaveProperty(name);
});

import type { z } from 'zod';
import type { lineCorrectionSchema } from '#domain/project/line-change.schema.ts';
import type { Endpoint } from './endpoint.ts';
import type { LineAnswer } from './project-lines.ts';
import { request } from './request.ts';

export const projectLine = { path: '/api/projects/:id/lines/:line', methods: ['PUT'] } as const satisfies Endpoint;

/**
 * Corrects a line by a new version; the old one stays. Facts are frozen anew when the tool or the plan is another one, else
 * those of before hold.
 */
export function correctLine(
  project: string,
  line: string,
  correction: z.input<typeof lineCorrectionSchema>,
): Promise<LineAnswer> {
  const path = projectLine.path.replace(':id', encodeURIComponent(project)).replace(':line', encodeURIComponent(line));
  return request('PUT', path, correction);
}

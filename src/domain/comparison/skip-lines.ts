import type { Tool } from '#domain/tool/tool.schema.ts';

type Skipped = Pick<Tool, 'skipItIf' | 'rights'>;

/** A skip line that is about learning from what one puts in. */
const LEARNING = /\b(learn|train)(s|ing|ed)?\b.*\b(from|on)\b|\buploads?\b.*\b(learn|train)/i;

/**
 * When to leave each of these tools, as its line says. Where one is left because it learns from uploads and another one does so
 * as well, that is said of both: a fault of both sets nobody apart.
 */
export function skipLines(tools: readonly Skipped[]): string[] {
  const learns = ({ rights }: Skipped) => ['yes', 'opt-out', 'depends'].includes(rights.trainsOnUploads);
  const blamed = tools.find((tool) => LEARNING.test(tool.skipItIf) && learns(tool));
  return tools.map((tool) => {
    if (blamed === undefined || tool === blamed || !learns(tool) || LEARNING.test(tool.skipItIf)) return tool.skipItIf;
    return [tool.skipItIf, blamed.skipItIf].filter((line) => line !== '').join(', or ');
  });
}

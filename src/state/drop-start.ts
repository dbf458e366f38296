import { fetchCorrections } from '#api/corrections.ts';
import type { Fields } from '#domain/record/file-overlay.ts';
import { draftFromCorrection } from '#domain/drop/draft-from-correction.ts';

/**
 * What a new drop begins with when its address names a correction (`?new&tool=…&correction=…`).
 * @returns null when it names none; fields, and a name for the draft
 */
export async function startOfDrop(params: URLSearchParams): Promise<{ fields: Fields; about: string } | null> {
  const [toolId, made] = [Number(params.get('tool')), params.get('correction') ?? ''];
  if (!(toolId > 0) || made === '') return null;
  const { corrections } = await fetchCorrections(toolId);
  const correction = corrections.find(({ id }) => id.startsWith(made));
  return { fields: correction ? draftFromCorrection(correction) : { toolId }, about: `correction-${made}` };
}

import type { SavedTool } from '#api/saved-tools.ts';
import { savedTool } from '#domain/person/saved-tool.ts';
import type { User } from '#domain/person/user.ts';
import type { Catalogue } from './current-catalogue.ts';
import { vocabulary } from './vocabulary.ts';

/** The saves whose tools are in the guide, with what a list shows of each. */
export function savedList({ saves }: User, { find }: Catalogue): SavedTool[] {
  return saves.flatMap(({ toolId, savedAt }) => {
    const tool = find(toolId);
    return tool ? [savedTool(tool, savedAt, vocabulary.categories)] : [];
  });
}

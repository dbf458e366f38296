import { recentEditsSchema, toolHistorySchema } from '#domain/tool/editing/tool-edit.schema.ts';
import { documentStore } from './document-store.ts';

/** The key of the list of recent changes; every other key is `tool-` and a tool's number. */
export const RECENT_EDITS = 'recent';

/** The history of each tool. */
export const toolHistories = documentStore('tool-edits', toolHistorySchema, (key) => key.startsWith('tool-'));

/** Which tools were changed lately. */
export const recentEdits = documentStore('tool-edits', recentEditsSchema, (key) => key === RECENT_EDITS);

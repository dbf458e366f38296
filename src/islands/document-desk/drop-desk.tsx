import { startOfDrop } from '#state/drop-start.ts';
import { DocumentDesk } from './document-desk.tsx';
import { type DocumentForm, textOf } from './document-form.ts';
import { DropPreview } from './drop-preview.tsx';
import { DropWords } from './drop-words.tsx';

const form: DocumentForm = {
  kind: 'drop',
  path: '/admin/drops',
  noun: 'drop',
  empty: {
    toolName: '',
    toolId: null,
    updateTitle: '',
    updateDescription: '',
    updateType: 'updated',
    kind: 'feature',
    releaseDate: '',
    sourceUrl: null,
    isAuthentic: false,
    quote: '',
    supersededBy: null,
  },
  start: startOfDrop,
  titleOf: (fields) => textOf(fields, 'updateTitle'),
  pathOf: (key) => `/all-updates#drop-${key}`,
  Words: DropWords,
  Preview: DropPreview,
};

/** The desk of Fresh Drops. */
export function DropDesk() {
  return <DocumentDesk form={form} />;
}

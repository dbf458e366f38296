import { dropFields } from '#domain/drop/drop.record.ts';
import { startOfDrop } from '#state/drop-start.ts';
import { DocumentDesk } from './document-desk.tsx';
import { type DocumentForm, textOf } from './document-form.ts';
import { dropOwnFields } from './drop-own-fields.tsx';
import { DropPreview } from './drop-preview.tsx';

const form: DocumentForm = {
  kind: 'drop',
  path: '/admin/drops',
  noun: 'drop',
  table: dropFields,
  own: dropOwnFields,
  start: startOfDrop,
  titleOf: (fields) => textOf(fields, 'updateTitle'),
  pathOf: (key) => `/all-updates#drop-${key}`,
  Preview: DropPreview,
};

/** The desk of Fresh Drops. */
export function DropDesk() {
  return <DocumentDesk form={form} />;
}

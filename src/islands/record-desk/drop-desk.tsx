import { dropOf } from '#domain/drop/desk-drops.ts';
import { $deskDocuments } from '#state/desk-documents.ts';
import { DropLine } from '#parts/drop-line.tsx';
import { useStore } from '../use-store.ts';
import { type FormPart, textOf, type DocumentForm } from './document-form.ts';
import { dropFields } from '#domain/drop/drop.record.ts';
import { dayOf } from '#domain/value/day.ts';
import { startOfDrop } from '#state/drop-start.ts';
import { DocumentDesk } from './document-desk.tsx';
import { dropOwnFields } from './drop-own-fields.tsx';

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

/** A drop as the log prints it; the look comes with the page. */
function DropPreview({ desk, fields }: FormPart) {
  const reading = useStore($deskDocuments);
  const drop = dropOf(desk?.key ?? '0', fields);
  const lines = reading.status === 'read' ? reading.read.lines : [];
  const successor = lines.find(({ key }) => key === String(drop.supersededBy));
  const releaseDate = textOf(fields, 'releaseDate') || dayOf(new Date());
  return (
    <ol role="list">
      <DropLine
        level="h3"
        drop={{
          ...drop,
          releaseDate,
          locked: false,
          successor: successor ? { id: Number(successor.key), updateTitle: successor.title } : null,
        }}
      />
    </ol>
  );
}

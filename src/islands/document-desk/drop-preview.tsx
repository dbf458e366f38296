import { dropOf } from '#domain/drop/desk-drops.ts';
import { $deskDocuments } from '#state/desk-documents.ts';
import { DropLine } from '#parts/drop-line.tsx';
import { useStore } from '../use-store.ts';
import { type FormPart, textOf } from './document-form.ts';

/** A drop as the log prints it; the look comes with the page. */
export function DropPreview({ desk, fields }: FormPart) {
  const reading = useStore($deskDocuments);
  const drop = dropOf(desk?.key ?? '0', fields);
  const lines = reading.status === 'read' ? reading.read.lines : [];
  const successor = lines.find(({ key }) => key === String(drop.supersededBy));
  const releaseDate = textOf(fields, 'releaseDate') || new Date().toISOString().slice(0, 10);
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

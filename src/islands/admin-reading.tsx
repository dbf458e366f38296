import type { ReactNode } from 'react';
import type { Reading } from '#state/reading.ts';
import { DeskNotice, DeskSkeleton } from '#parts/desk-parts.tsx';

/** What a room of the back office shows while it reads, when it could not, and when it has. */
export function AdminReading<Read>({
  reading,
  retry,
  children,
}: {
  reading: Reading<Read>;
  retry: () => void;
  children: (read: Read) => ReactNode;
}) {
  if (reading.status === 'read') return children(reading.read);
  if (reading.status === 'loading') return <DeskSkeleton label="Counting" />;
  return (
    <div role="alert">
      <DeskNotice
        title="Nothing could be read"
        text="Our storage does not answer right now. Nothing is lost, and nothing was changed."
        mood="asleep"
      >
        <button type="button" className="button" onClick={retry}>
          Try again
        </button>
      </DeskNotice>
    </div>
  );
}

import type { Sent } from './contract.ts';
import type { readerEventsEndpoint } from './reader-events.contract.ts';

/** What is counted: words that found nothing, or nothing that was opened, or a task from which somebody went on to a tool. */
type ReaderEvent = Sent<typeof readerEventsEndpoint, 'POST'>;

/** Tells the server and waits for nothing: nobody is held up by a count, and nobody is told that one was lost. */
export function tellReaderEvent(event: ReaderEvent): void {
  navigator.sendBeacon('/api/reader-events', new Blob([JSON.stringify(event)], { type: 'application/json' }));
}

/** What is counted: words that found nothing, or a task from which somebody went on to a tool. */
export type ReaderEvent = { what: 'missed-search'; words: string } | { what: 'task'; slug: string };

/** Tells the server and waits for nothing: nobody is held up by a count, and nobody is told that one was lost. */
export function tellReaderEvent(event: ReaderEvent): void {
  navigator.sendBeacon('/api/reader-events', new Blob([JSON.stringify(event)], { type: 'application/json' }));
}

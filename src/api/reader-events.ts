import type { Endpoint } from './endpoint.ts';

/** POST counts something that a reader did, without who it was. */
export const readerEventsEndpoint = { path: '/api/reader-events', methods: ['POST'] } as const satisfies Endpoint;

/** What is counted: words that found nothing, or nothing that was opened, or a task from which somebody went on to a tool. */
export type ReaderEvent = { what: 'missed-search'; words: string; wasFound?: boolean } | { what: 'task'; slug: string };

/** Tells the server and waits for nothing: nobody is held up by a count, and nobody is told that one was lost. */
export function tellReaderEvent(event: ReaderEvent): void {
  navigator.sendBeacon(readerEventsEndpoint.path, new Blob([JSON.stringify(event)], { type: 'application/json' }));
}

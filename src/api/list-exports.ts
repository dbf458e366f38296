import type { Brief } from '#domain/collection/brief/brief.ts';
import type { BriefFormat } from '#domain/collection/brief-format.ts';
import { CallError } from './call-error.ts';
import type { Sent } from './contract.ts';
import type { listExports } from './list-exports.contract.ts';
import { requester } from './request.ts';

/** A list of tools that is to leave the house. */
export type ExportedList = Omit<Sent<typeof listExports, 'POST'>, 'format'>;

const ask = requester<typeof listExports>('/api/list-exports');

/** The list with everything the guide knows of it; without Core a sample of the first tools. */
export function fetchBrief(list: ExportedList): Promise<Brief> {
  return ask('POST', { body: { ...list, format: 'brief' } });
}

/** The list as a file, with its name. @throws CallError for everything but 2xx */
export async function fetchListFile(list: ExportedList, format: BriefFormat): Promise<{ name: string; file: Blob }> {
  const answer = await fetch('/api/list-exports', {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...list, format }),
  });
  if (!answer.ok) throw new CallError(answer.status, await answer.text(), answer.statusText);
  const name = /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1] ?? 'yak-list';
  return { name, file: await answer.blob() };
}

import type { Answer } from './contract.ts';
import type { dataExport } from './data-export.contract.ts';
import { requester } from './request.ts';

/** Everything that is stored about one person. */
export type DataExport = Answer<typeof dataExport, 'POST'>;

const ask = requester<typeof dataExport>('/api/data-export');

/** The signed-in person's data; a link to the same goes to their address. @throws CallError `unauthorized` */
export function requestDataExport(): Promise<DataExport> {
  return ask('POST');
}

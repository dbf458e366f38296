import type { Endpoint } from './endpoint.ts';
import { request } from './request.ts';

/** GET answers the mailed link; POST makes the export of the signed-in person and mails that link. */
export const dataExport = { path: '/api/data-export', methods: ['GET', 'POST'] } as const satisfies Endpoint;

/** Everything that is stored about one person. */
export interface DataExport {
  /** ISO time. */
  exportedAt: string;
  /** One entry for each store that holds something. */
  records: { store: string; holds: string; data: unknown }[];
}

/** The signed-in person's data; a link to the same goes to their address. @throws CallError `unauthorized` */
export function requestDataExport(): Promise<DataExport> {
  return request('POST', dataExport.path);
}

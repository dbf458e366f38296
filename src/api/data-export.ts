import { request } from './request.ts';

/** Everything that is stored about one person. */
export interface DataExport {
  /** ISO time. */
  exportedAt: string;
  /** One entry for each store that holds something. */
  records: { store: string; holds: string; data: unknown }[];
}

/** The signed-in person's data; a link to the same goes to their address. @throws CallError `unauthorized` */
export function requestDataExport(): Promise<DataExport> {
  return request('POST', '/api/data-export');
}

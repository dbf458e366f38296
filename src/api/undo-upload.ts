import { request } from './request.ts';

export interface UndoAnswer {
  message: string;
  /** False when it was taken back already. */
  changed: boolean;
  rebuild: 'started' | 'failed' | 'off' | null;
}

/** Takes the last upload back; again it changes nothing. @throws CallError `upload_superseded` when a later upload stands on it */
export function requestUndo(uploadId: string): Promise<UndoAnswer> {
  return request('POST', '/api/uploads/undo', { uploadId });
}

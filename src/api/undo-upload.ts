/** What became of an upload that was taken back. */
export interface UndoAnswer {
  message: string;
  /** False when it was taken back already. */
  changed: boolean;
  rebuild: 'started' | 'failed' | 'off' | null;
}

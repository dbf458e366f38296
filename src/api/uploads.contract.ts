import { type Contract, typeOnly } from './contract.ts';

/** One line of the list of uploads. Times are ISO. */
export interface UploadEntry {
  id: string;
  at: string;
  /** Address of the admin who did it; null when that account is gone. */
  by: string | null;
  /** `edit`: one tool was changed at the desk; its own page takes that back. */
  kind: 'csv' | 'records' | 'submission' | 'edit';
  created: number;
  updated: number;
  undone: { at: string; by: string | null } | null;
  /** True for the one upload that can be taken back now. */
  canUndo: boolean;
}

export const uploads = {
  path: '/api/uploads',
  methods: {
    GET: {
      who: 'admin',
      answers: typeOnly<UploadEntry[]>(),
      statuses: [401, 403, 403, 200],
    },
  },
} as const satisfies Contract;

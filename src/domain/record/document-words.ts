/** What an editor writes at the desk besides tools; each kind has files of its own in `data/`. */
export const documentKinds = ['drop', 'lesson', 'article', 'task'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Drafts and unpublished documents are read by nobody outside the desk; a published one from its day on. */
export const documentStates = ['draft', 'published', 'unpublished'] as const;
export type DocumentState = (typeof documentStates)[number];

/** The number or the slug of a document within its kind. */
export const DOCUMENT_KEY = /^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/;

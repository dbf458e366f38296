import { alertDeskSchema, editionSchema } from '#domain/letters/edition.schema.ts';
import { documentStore } from './document-store.ts';

/** The key of what alerts are made from. */
export const ALERT_DESK = 'alerts';

/** Digests that have begun, each under its name. */
export const editions = documentStore('mail-editions', editionSchema, (key) => key !== ALERT_DESK);
/** What alerts are made from: one document. */
export const alertDesk = documentStore('mail-editions', alertDeskSchema, (key) => key === ALERT_DESK);

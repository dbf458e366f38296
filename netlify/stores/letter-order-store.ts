import { letterOrderSchema } from '#domain/admin/letter-order.schema.ts';
import { documentStore } from './document-store.ts';

/** What admins ordered about letters to many, each under the name of its edition: `digest-2026-W47`. */
export const letterOrders = documentStore('letter-orders', letterOrderSchema);

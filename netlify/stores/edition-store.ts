import * as z from 'zod';
import type { KnownCatalogue } from '#domain/subscription/alerts.ts';
import type { Edition } from '#domain/subscription/edition.ts';
import { rightsOfBefore } from '#domain/tool/shapes-of-before.ts';
import { pricingSchema, rightsSchema, statusSchema } from '#domain/tool/tool.schema.ts';
import { type DocumentChange, changeDocument } from './change-document.ts';
import { type JsonStore, openStore } from './open-store.ts';

const change = z.strictObject({ fact: z.enum(['price', 'plan', 'rights', 'status']), text: z.string() });
const editionSchema: z.ZodType<Edition> = z.strictObject({
  name: z.string(),
  dropIds: z.array(z.number().int()),
  changes: z.array(z.strictObject({ toolId: z.number().int(), toolName: z.string(), changes: z.array(change) })),
  progress: z.strictObject({
    after: z.string(),
    failures: z.number().int(),
    walks: z.number().int(),
    isDone: z.boolean(),
  }),
});

/** What alerts are made from: the catalogue as it was known, and the round of alerts that is under way or was last. */
export interface AlertDesk {
  known: KnownCatalogue;
  /** Rounds so far. */
  rounds: number;
  edition: Edition | null;
}

const deskSchema: z.ZodType<AlertDesk> = z.strictObject({
  known: z.strictObject({
    facts: z.record(
      z.string(),
      z.strictObject({
        pricing: pricingSchema.extend({ details: z.string() }), // a tool that was uploaded may have none
        standardPricing: z.string(),
        rights: z.preprocess(rightsOfBefore, rightsSchema),
        status: statusSchema,
      }),
    ),
    dropIds: z.array(z.number().int()),
  }),
  rounds: z.number().int(),
  edition: editionSchema.nullable(),
});

const editions = (): JsonStore => openStore('mail-editions');
const ALERT_DESK = 'alerts';

/** A digest that has begun, or null. @throws StoreUnavailable */
export async function readEdition(name: string): Promise<Edition | null> {
  const entry = await editions().read(name);
  return entry && editionSchema.parse(entry.value);
}

/** Changes a digest's document. @throws StoreUnavailable */
export function changeEdition<Outcome>(
  name: string,
  rule: (current: Edition | null) => DocumentChange<Edition, Outcome>,
): Promise<Outcome> {
  return changeDocument({ store: editions(), key: name, schema: editionSchema, change: rule });
}

/** Changes what alerts are made from. @throws StoreUnavailable */
export function changeAlertDesk<Outcome>(
  rule: (current: AlertDesk | null) => DocumentChange<AlertDesk, Outcome>,
): Promise<Outcome> {
  return changeDocument({ store: editions(), key: ALERT_DESK, schema: deskSchema, change: rule });
}

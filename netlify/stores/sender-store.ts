import * as z from 'zod';
import { type SenderRecord, countSending, newSenderRecord } from '#domain/public-form/sender-record.ts';
import { changeDocument } from './change-document.ts';
import { type JsonStore, openStore } from './open-store.ts';
import { addressKey } from './subscription-store.ts';

const senderSchema: z.ZodType<SenderRecord> = z.strictObject({
  id: z.hash('sha256'),
  sent: z.array(z.strictObject({ attempt: z.uuid(), at: z.iso.datetime() })),
});

const senders = (): JsonStore => openStore('form-senders');

/**
 * Counts a form that came under an address.
 * @returns true when letters about it would be too many for one day
 * @throws StoreUnavailable
 */
export function countForm(address: string, attempt: string, now: Date): Promise<boolean> {
  const id = addressKey(address);
  return changeDocument({
    store: senders(),
    key: id,
    schema: senderSchema,
    change: (current) => {
      const before = current ?? newSenderRecord(id);
      const { record, isQuiet } = countSending(before, attempt, now);
      return { write: record === before ? null : record, outcome: isQuiet };
    },
  });
}

/** How often forms came under an address lately, or null. @throws StoreUnavailable */
export async function readSender(address: string): Promise<SenderRecord | null> {
  const entry = await senders().read(addressKey(address));
  return entry && senderSchema.parse(entry.value);
}

/** Forgets it. @throws StoreUnavailable */
export function removeSender(address: string): Promise<void> {
  return senders().remove(addressKey(address));
}

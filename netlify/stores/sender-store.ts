import { type SenderRecord, countSending, newSenderRecord } from '#domain/letters/sender-record.ts';
import { senderRecordSchema } from '#domain/letters/sender-record.schema.ts';
import { documentStore } from './document-store.ts';
import { addressKey } from './subscriber-store.ts';

/** When forms came under an address, each under the key of the address. */
export const formSenders = documentStore('form-senders', senderRecordSchema);

/**
 * Counts a form that came under an address.
 * @returns true when letters about it would be too many for one day
 * @throws StoreUnavailable
 */
export function countForm(address: string, attempt: string, now: Date): Promise<boolean> {
  const id = addressKey(address);
  return formSenders.change(id, (current) => {
    const before = current ?? newSenderRecord(id);
    const { record, isQuiet } = countSending(before, attempt, now);
    return { write: record === before ? null : record, outcome: isQuiet };
  });
}

/** How often forms came under an address lately, or null. @throws StoreUnavailable, UnreadableRecord */
export function readSender(address: string): Promise<SenderRecord | null> {
  return formSenders.read(addressKey(address));
}

/** Forgets it. @throws StoreUnavailable */
export function removeSender(address: string): Promise<void> {
  return formSenders.remove(addressKey(address));
}

import * as z from 'zod';

/** How often forms were sent under one address lately; the address itself is not in it. */
export const senderRecordSchema = z.object({
  /** sha-256 of the address in lower case; also the key. */
  id: z.hash('sha256'),
  /** What was sent within a day, newest first: the attempt and its time. */
  sent: z.array(z.object({ attempt: z.uuid(), at: z.iso.datetime() })),
});

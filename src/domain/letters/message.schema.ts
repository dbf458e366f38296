import * as z from 'zod';
import { factNames } from '#domain/tool/evidence/evidence.ts';

const time = z.iso.datetime();

/** A message from /contact, as it is stored. */
export const messageSchema = z.object({
  /** The attempt's uuid; also the key. */
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  /** Optional: may be empty. */
  company: z.string(),
  subject: z.string(),
  message: z.string(),
  /** The account it was sent from; null when signed out. */
  userId: z.string().nullable(),
  receivedAt: time,
  /** The fact that it is about, when a report of an error named it. */
  about: z.object({ toolId: z.number().int().positive(), fact: z.enum(factNames) }).optional(),
  /** When somebody of the team marked it as answered; null as long as it waits. */
  answeredAt: time.nullable(),
});

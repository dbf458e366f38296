import type { z } from 'zod';
import type { messageSchema } from './message.schema.ts';

/** A message as it is stored. */
export type Message = z.output<typeof messageSchema>;
/** What somebody writes to us on /contact. */
export type MessageForm = Pick<Message, 'name' | 'email' | 'company' | 'subject' | 'message'>;

import * as z from 'zod';

/**
 * What became of the letters about something that is stored: `sent`; `waiting`, the mail server does not answer and they
 * follow by themselves; `off`, no mail is set up on this site.
 */
export const letterState = z.enum(['sent', 'waiting', 'off']);

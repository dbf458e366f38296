import * as z from 'zod';

/** Which mails a person wants: the four switches of /privacy, as they are stored. */
export const mailPreferencesSchema = z.object({
  /** New drops as they come. */
  freshDrops: z.boolean(),
  /** Changes of price, plan, rights or status of a saved tool; Core. */
  toolUpdates: z.boolean(),
  /** The week's drops in one mail. */
  weeklyDigest: z.boolean(),
  /** Whose drops the weekly digest tells, on Core; everybody's when it is missing. */
  digestOf: z.enum(['all', 'mine', 'near']).optional(),
  /** News about Yak itself. */
  marketing: z.boolean(),
  /**
   * Time at which the person last kept or changed them; null while nobody has asked the person: until then no switch leads
   * to any mail.
   */
  changedAt: z.iso.datetime().nullable(),
});

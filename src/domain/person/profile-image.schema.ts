import * as z from 'zod';

/** The kinds of pictures that are kept; none of them can hold a script. */
const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;

/** The picture of one person, as their identity provider showed it. */
export const profileImageSchema = z.object({
  /** The provider's address that it came from: it is shown only as long as the account names the same. */
  source: z.string(),
  type: z.enum(imageTypes),
  /** Sides in px. */
  width: z.number().int(),
  height: z.number().int(),
  /** The file itself, in base64. */
  data: z.base64(),
  fetchedAt: z.iso.datetime(),
});

export type ProfileImage = z.output<typeof profileImageSchema>;

import * as z from 'zod';
import type { Answer, Contract } from './contract.ts';

export const authUser = {
  path: '/api/auth/user',
  methods: {
    GET: {
      who: 'user',
      out: z.strictObject({
        isPremium: z.boolean().describe('On Yak Core; derived from the stored subscription on every call.'),
        isAdmin: z.boolean(),
        hasChosenMail: z
          .boolean()
          .describe('They have kept or changed the four mail switches; before that they get no mail to many.'),
        email: z.string(),
        firstName: z.string().describe('Empty when the provider gave none; so is the last name.'),
        lastName: z.string(),
        profileImageUrl: z
          .string()
          .nullable()
          .describe(
            'An address of our own, or null when there is no picture; when nothing comes from it, there is none either.',
          ),
        saves: z
          .array(z.number().int())
          .describe('Numbers of the saved tools: with them a page draws its save buttons without asking again.'),
        createdAt: z.iso.datetime().describe('Of the first sign-in.'),
      }),
      statuses: [401, 200, 200, 200],
    },
  },
} as const satisfies Contract;

/** The signed-in person. */
export type AuthUser = Answer<typeof authUser, 'GET'>;

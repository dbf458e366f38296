import type { z } from 'zod';
import type { userSchema } from './user.schema.ts';

/** Everything stored about one person. */
export type User = z.output<typeof userSchema>;
/** One saved tool in the user's document. */
export type Save = User['saves'][number];
/** One answered quiz: the answers and the ids of the picks, best first. */
export type QuizResponse = User['quizResponses'][number];
/** The stored facts of a subscription, as last read from Stripe. */
export type Subscription = NonNullable<User['subscription']>;
/** One signed-in device. */
export type SignIn = User['signIns'][number];

import type { QuizAnswers } from '#domain/quiz/quiz-answers.schema.ts';
import type { MailPreferences } from './mail-preferences.ts';

/** One saved tool in the user's document. */
export interface Save {
  toolId: number;
  /** ISO time. */
  savedAt: string;
}

/** One answered quiz: the answers and the ids of the picks, best first. */
export interface QuizResponse {
  id: string;
  answers: QuizAnswers;
  toolIds: number[];
  /** ISO time. */
  createdAt: string;
}

/** The stored facts of a subscription, as last read from Stripe; whether it opens Core is derived, never stored. */
export interface Subscription {
  id: string;
  status: string;
  /** Unix seconds of the end of the paid period. */
  currentPeriodEnd: number;
  cancelAtPeriodEnd: boolean;
  /** How often it is paid. */
  interval: 'month' | 'year';
}

/** One signed-in device. */
export interface SignIn {
  sid: string;
  /** ISO time after which the session is over. */
  expiresAt: string;
}

/** Everything stored about one person: one document, so that export and deletion are one read. */
export interface User {
  /** Hash of issuer and subject; also the key. */
  id: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  profileImageUrl: string | null;
  createdAt: string;
  /** Raised by "sign out everywhere": older sessions end at once. */
  sessionEpoch: number;
  signIns: SignIn[];
  saves: Save[];
  quizResponses: QuizResponse[];
  preferences: MailPreferences;
  /** The person at Stripe; null until the first checkout. */
  customerId: string | null;
  subscription: Subscription | null;
  /** Set when the account is being deleted: nothing may be written any more. */
  deletedAt: string | null;
  /** Ids of the last mutations, newest first: a write whose reply was lost is recognised instead of repeated. */
  operations: string[];
}

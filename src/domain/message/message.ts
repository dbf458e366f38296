/** What somebody writes to us on /contact. */
export interface MessageForm {
  name: string;
  email: string;
  /** Optional: may be empty. */
  company: string;
  subject: string;
  message: string;
}

/** A message as it is stored. */
export interface Message extends MessageForm {
  /** The attempt's uuid; also the key. */
  id: string;
  /** The account it was sent from; null when signed out. */
  userId: string | null;
  /** ISO time. */
  receivedAt: string;
  /** ISO time at which somebody of the team marked it as answered; null as long as it waits. */
  answeredAt: string | null;
}

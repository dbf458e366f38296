import {
  NOTHING_MET,
  NO_STANDING,
  type RunTally,
  stopsRun,
  withRefused,
  withTaken,
} from '#domain/letters/mail-standing.ts';
import { mailSettings } from '#netlify/env.ts';
import { logError } from '#netlify/http/log.ts';
import type { Mail } from './mail.ts';
import { mailStanding, noteRun } from './mail-standing.ts';
import { type SendOutcome, openMailLine } from './send-mail.ts';

/** Letters handed over one after the other or side by side. Whoever opens a run ends it. */
export interface MailRun {
  /** Hands one letter over; null when it was not tried, because the run has met enough refusals. Never throws. */
  send(mail: Mail): Promise<SendOutcome | null>;
  /** Nothing further is tried in this run. */
  isStopped(): boolean;
  /** When the mail server took a letter before this run, whoever it was for. */
  takenAt: string | null;
  /** Closes the connections and notes how the mail server stands. Never throws. */
  end(): Promise<void>;
}

/** Connections that the letters of a run share. */
const CONNECTIONS = 8;

/**
 * Opens the way to the mail server for so many letters; null when mail is not set up. The first letter goes alone: a
 * password that is refused is tried once in a run.
 * @throws SettingError
 */
export async function openRun(mails: number): Promise<MailRun | null> {
  const settings = mailSettings();
  if (!settings) return null;
  const line = openMailLine(settings, Math.max(1, Math.min(mails, CONNECTIONS)));
  const standing = await mailStanding().catch((error: unknown) => {
    logError('mail_standing_not_read', error);
    return NO_STANDING;
  });
  let tally: RunTally = NOTHING_MET;
  let first: Promise<unknown> | undefined;
  const hand = async (mail: Mail) => {
    const outcome = await line.send(mail);
    tally = outcome.ok ? withTaken(tally) : withRefused(tally, outcome.refusal);
    return outcome;
  };
  return {
    async send(mail) {
      await first;
      if (stopsRun(tally)) return null;
      const handed = hand(mail);
      first ??= handed;
      return handed;
    },
    isStopped: () => stopsRun(tally),
    takenAt: standing.takenAt,
    async end() {
      line.close();
      await noteRun(standing, tally).catch((error: unknown) => logError('mail_standing_not_noted', error));
    },
  };
}

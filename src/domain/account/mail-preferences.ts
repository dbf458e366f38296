/** Which mails a person wants: the four switches of /privacy (spec 2, §3). */
export interface MailPreferences {
  /** New drops as they come. */
  freshDrops: boolean;
  /** Changes of price, plan, rights or status of a saved tool; Core. */
  toolUpdates: boolean;
  /** The week's drops in one mail. */
  weeklyDigest: boolean;
  /** News about Yak itself. */
  marketing: boolean;
  /**
   * ISO time at which the person last kept or changed them; null while nobody has asked the person: until then no switch
   * leads to any mail.
   */
  changedAt: string | null;
}

/** One of the four switches. */
export type MailChoice = Exclude<keyof MailPreferences, 'changedAt'>;

/** The switches in the order they are shown. */
export const mailChoices: readonly MailChoice[] = ['freshDrops', 'toolUpdates', 'weeklyDigest', 'marketing'];

/** What a person is offered at first. Offered, not chosen: nothing is sent before they have kept or changed it. */
export const defaultPreferences: MailPreferences = {
  freshDrops: true,
  toolUpdates: false,
  weeklyDigest: true,
  marketing: false,
  changedAt: null,
};

/** How many of the four are on. */
export function countEnabled(preferences: MailPreferences): number {
  return mailChoices.filter((choice) => preferences[choice]).length;
}

/** Something that the clock starts. */
export interface JobPlan {
  /** As the back office calls it. */
  title: string;
  /** What it does, in one sentence. */
  does: string;
  /** When, as its function's `config` says it too (UTC): `npm run check` compares the two. */
  schedule: string;
}

/** Every job there is, by the name of its function. */
export const jobs = {
  'deliver-mail': {
    title: 'Mail delivery',
    does: 'Sends what the mail server did not take before.',
    schedule: '*/5 * * * *',
  },
  'tell-submitters': {
    title: 'Letters to submitters',
    does: 'Writes to those whose tool was accepted, once its page is there.',
    schedule: '*/5 * * * *',
  },
  'drop-alerts': {
    title: 'Alerts',
    does: 'Tells what changed in the catalogue to those who watch it.',
    schedule: '*/15 * * * *',
  },
  'publish-due': {
    title: 'Publishing by the calendar',
    does: 'Starts a build when the day of a scheduled document has come.',
    schedule: '*/10 * * * *',
  },
  'weekly-digest': {
    title: 'Weekly digest',
    does: 'Sends the Fresh Drops of the week that is over.',
    schedule: '*/10 7-12 * * 1,2',
  },
  'desk-letters': {
    title: 'Letters from the desk',
    does: 'Sends news that is released, and a digest that was held.',
    schedule: '*/10 * * * *',
  },
  'fold-figures': {
    title: 'Figures',
    does: 'Adds up what happened, for the figures of the desk.',
    schedule: '*/30 * * * *',
  },
  'forget-unconfirmed': {
    title: 'Unconfirmed addresses',
    does: 'Forgets requests for mail that nobody confirmed.',
    schedule: '30 3 * * *',
  },
  'finish-deletions': {
    title: 'Deletions',
    does: 'Goes on with deletions of accounts that were cut short.',
    schedule: '@hourly',
  },
  'check-records': {
    title: 'Records',
    does: 'Looks at every record, forgets what was kept long enough, and counts what cannot be read.',
    schedule: '20 * * * *',
  },
  'reconcile-subscriptions': {
    title: 'Subscriptions',
    does: 'Corrects what lost messages of the payment provider left behind.',
    schedule: '@hourly',
  },
  'watch-facts': {
    title: 'The watch',
    does: 'Visits the pages that values were read on, and says which of them no longer say it.',
    schedule: '*/10 * * * *',
  },
  'watch-jobs': {
    title: 'Watch over the jobs',
    does: 'Writes to the team when one of the jobs fails or does not run.',
    schedule: '*/15 * * * *',
  },
} as const satisfies Record<string, JobPlan>;

export type JobName = keyof typeof jobs;
export const jobNames = Object.keys(jobs) as JobName[];

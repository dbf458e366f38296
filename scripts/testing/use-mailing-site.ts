import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { User } from '#domain/account/user.ts';
import type { Drop } from '#domain/drop/drop.schema.ts';
import { lockDrops } from '#domain/drop/lock-drops.ts';
import { chooseTopics } from '#domain/mailing/subscriber-rules.ts';
import type { Topic } from '#domain/mailing/subscriber.ts';
import { plans } from '#netlify/catalog/plans.ts';
import { addressKey, subscriberOf, subscribers } from '#netlify/stores/subscriber-store.ts';
import { changeUser } from '#netlify/stores/user-store.ts';
import type { CaughtMail } from '#stand-ins/mail/mail-table.ts';
import type { LocalMail } from '#stand-ins/mail/start-mail.ts';
import { type Person, type PersonOptions, type SiteUnderTest, startSiteUnderTest } from './site-under-test.ts';

/** What tests of letters to many work with. */
export interface MailingSite {
  site: SiteUnderTest;
  mail: LocalMail;
  /** What came to an address, oldest first. */
  mailsTo(address: string): Promise<CaughtMail[]>;
  /** A person who kept the mail switches, unless `options` say otherwise. */
  makeUser(options?: PersonOptions, change?: Partial<User>): Promise<Person>;
}

/** Starts a site with mail before a file's first test, hands it over, and closes it after the last; each test finds no mail. */
export function useMailingSite(take: (own: MailingSite) => void): void {
  let own: Pick<MailingSite, 'site' | 'mail'> | undefined;
  beforeAll(async () => {
    const site = await startSiteUnderTest({ captureLog: true });
    const mail = await site.startMail();
    own = { site, mail };
    take({
      ...own,
      mailsTo: async (address) =>
        (await mail.list()).filter(({ recipients }) => recipients.includes(address)).toReversed(),
      async makeUser(options = {}, change = {}) {
        const person = await site.signUp({ keepsMail: true, ...options });
        await changeUser(person.id, (user) => ({ write: { ...user, ...change }, outcome: null }));
        return person;
      },
    });
  });
  beforeEach(() => {
    own?.site.blobs.setFault(() => null);
    own?.mail.behave('well');
    own?.mail.clear();
  });
  afterAll(() => own?.site.close());
}

/** The moment at which a digest begins. */
export const monday = new Date('2026-11-16T07:00:00Z');

/** An address that nobody has used. */
export const newAddress = (): string => `${randomUUID()}@reader.test`;

/** Subscribes an address as if it had confirmed; gives it back. */
export async function subscribe(address: string, ...topics: Topic[]): Promise<string> {
  await subscribers.change(addressKey(address), (current) => ({
    write: chooseTopics(current ?? subscriberOf(address, monday), topics, monday),
    outcome: null,
  }));
  return address;
}

const drop = (id: number, toolName: string, releaseDate: string): Drop => ({
  id,
  toolName,
  toolId: null,
  updateTitle: `Title of drop ${id}`,
  updateDescription: `Words of drop ${id}: what changed, and for whom it matters in the end.`,
  updateType: 'updated',
  kind: 'feature',
  releaseDate,
  sourceUrl: `https://example.com/drop-${id}`,
  isAuthentic: true,
  supersededBy: null,
});

/** Five of the week before `monday`; the newest three are open to everybody. */
export const drops: readonly Drop[] = [9, 10, 11, 12, 13].map((day) =>
  drop(day, day === 9 ? 'Krea' : 'Runway', `2026-11-${String(day).padStart(2, '0')}`),
);

/** Words of the drops that only Core reads. */
export const underTheFringe = lockDrops(drops, plans.limits.openDrops).flatMap(({ id, locked }) =>
  locked ? [`Title of drop ${id}`, `Words of drop ${id}`, `/drop-${id}`] : [],
);

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { User } from '#domain/person/user.ts';
import type { Drop } from '#domain/drop/drop.schema.ts';
import { lockDrops } from '#domain/drop/lock-drops.ts';
import { chooseTopics } from '#domain/letters/subscriber-rules.ts';
import type { Topic } from '#domain/person/subscriber.ts';
import { plans } from '#netlify/catalog/plans.ts';
import { addressKey, subscriberOf, subscribers } from '#netlify/stores/subscriber-store.ts';
import { changeUser } from '#netlify/stores/user-store.ts';
import type { CaughtMail } from '@yak/emulator-mail';
import type { LocalMail } from '@yak/emulator-mail';
import { type Person, type PersonOptions, type SiteUnderTest, startSiteUnderTest } from './site-under-test.ts';

/** The site and the mail server of the file that called `useMailingSite`. */
export let site: SiteUnderTest;
export let mail: LocalMail;

/** Starts a site with mail before a file's first test and closes it after the last; each test finds no mail. */
export function useMailingSite(): void {
  beforeAll(async () => {
    site = await startSiteUnderTest({ captureLog: true });
    mail = await site.startMail();
  });
  beforeEach(() => {
    site.blobs.setFault(() => null);
    mail.behave('well');
    mail.clear();
  });
  afterAll(() => site.close());
}

/** What came to an address, oldest first. */
export async function mailsTo(address: string): Promise<CaughtMail[]> {
  return (await mail.list()).filter(({ recipients }) => recipients.includes(address)).toReversed();
}

/** A person who kept the mail switches, unless `options` say otherwise. */
export async function makeUser(options: PersonOptions = {}, change: Partial<User> = {}): Promise<Person> {
  const person = await site.signUp({ keepsMail: true, ...options });
  await changeUser(person.id, (user) => ({ write: { ...user, ...change }, outcome: null }));
  return person;
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

/** A drop whose title and words hold its number. */
export const makeDrop = (id: number, toolName: string, releaseDate: string): Drop => ({
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
  makeDrop(day, day === 9 ? 'Krea' : 'Runway', `2026-11-${String(day).padStart(2, '0')}`),
);

/** Words of the drops that only Core reads. */
export const lockedDrops = lockDrops(drops, plans.limits.openDrops).flatMap(({ id, locked }) =>
  locked ? [`Title of drop ${id}`, `Words of drop ${id}`, `/drop-${id}`] : [],
);

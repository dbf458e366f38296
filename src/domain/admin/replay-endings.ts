import type { User } from '#domain/person/user.ts';
import { defaultPreferences, mailChoices } from '#domain/person/mail-preferences.ts';
import type { Collection, PersonCollections } from '#domain/collection/collection.ts';
import { listOf, mailLists } from '#domain/person/subscriber.ts';
import type { Subscriber } from '#domain/person/subscriber.schema.ts';
import type { PersonProjects } from '#domain/project/project.ts';
import type { Submission } from '#domain/letters/submission/submission.ts';
import { type AddressEndings, type DeclinedEnding, type PersonEndings, topicName } from '#domain/person/endings.ts';

/** What a record of a backup is read with. */
export interface Replay {
  /** ISO time at which the backup began. */
  madeAt: string;
  /** Names a thing as the journal does. */
  hash(text: string): string;
  /**
   * Nobody knows what ended since the backup: every link and feed counts as ended, and nobody is mailed who has not
   * chosen again.
   */
  isCautious: boolean;
}

/** An account without what its owner ended since. */
export function userAfter(user: User, endings: PersonEndings | null, replay: Replay): User {
  const { preferences, subscription } = user;
  const { changedAt } = preferences;
  const off = mailChoices.filter((choice) => {
    const endedAt = endings?.choices[choice];
    return preferences[choice] && endedAt !== undefined && (changedAt === null || changedAt < endedAt);
  });
  const chosen = { ...preferences, ...Object.fromEntries(off.map((choice) => [choice, false])) };
  const isOver = subscription !== null && isEnded(endings?.subscriptions, subscription.id, replay);
  return {
    ...user,
    preferences: replay.isCautious ? { ...chosen, changedAt: null } : chosen,
    subscription: isOver ? { ...subscription, status: 'canceled' } : subscription,
  };
}

/** An account with no session of before: neither a device nor a link that names the epoch opens it. */
export function inNewGeneration(user: User, now: Date): User {
  const epoch = Math.max(user.sessionEpoch + 1, Math.floor(now.getTime() / 1000)); // above every one that was ever given
  return { ...user, signIns: [], sessionEpoch: epoch };
}

/** What is needed to finish the deletion of an account, and nothing else of it. */
export function closedAccount(user: User, at: string): User {
  return {
    ...user,
    firstName: '',
    lastName: '',
    profileImageUrl: null,
    saves: [],
    quizResponses: [],
    preferences: defaultPreferences,
    subscription: null,
    deletedAt: at,
  };
}

/** Collections without links and feeds that their owner took back since. */
export function collectionsAfter(
  own: PersonCollections,
  endings: PersonEndings | null,
  replay: Replay,
): PersonCollections {
  const isOver = own.feed !== null && (replay.isCautious || isEnded(endings?.feeds, own.feed, replay));
  return {
    ...own,
    kits: own.kits.map((collection) => sharedAfter(collection, endings, replay)),
    feed: isOver ? null : own.feed,
  };
}

/** Projects without links that their owner took back since. */
export function projectsAfter(own: PersonProjects, endings: PersonEndings | null, replay: Replay): PersonProjects {
  return { ...own, projects: own.projects.map((project) => sharedAfter(project, endings, replay)) };
}

function sharedAfter<Shared extends Pick<Collection, 'share'>>(
  shared: Shared,
  endings: PersonEndings | null,
  replay: Replay,
): Shared {
  const { share } = shared;
  if (!share) return shared;
  if (replay.isCautious || isEnded(endings?.links, share.key, replay)) return { ...shared, share: null };
  return isEnded(endings?.names, share.key, replay) ? { ...shared, share: { ...share, byName: '' } } : shared;
}

/** What an address subscribed to without what it left since. */
export function subscriberAfter(
  subscriber: Subscriber,
  endings: AddressEndings | null,
  { hash, isCautious }: Replay,
): Subscriber {
  const topics = subscriber.topics.filter((topic) => {
    const left = [endings?.topics[hash(topicName(topic))], endings?.lists[listOf(topic)], endings?.topicsBefore];
    return !left.some((at) => at && (topic.confirmedAt ?? topic.askedAt) <= at);
  });
  const refusals = { ...subscriber.refusals };
  for (const list of mailLists) {
    const at = endings?.lists[list];
    if (at !== undefined && (refusals[list] ?? '') < at) refusals[list] = at;
  }
  return { ...subscriber, refusals, topics: isCautious ? [] : topics };
}

/** A suggested tool that was declined since does not wait again. The words to its sender went with the store. */
export function submissionAfter(submission: Submission, declined: DeclinedEnding | null): Submission {
  if (declined === null || submission.decision !== null) return submission;
  return {
    ...submission,
    decision: { state: 'declined', attempt: declined.attempt, decidedAt: declined.at, reason: '' },
  };
}

function isEnded(marks: PersonEndings['links'] | undefined, key: string, { hash, madeAt }: Replay): boolean {
  if (!marks) return false;
  return marks.marks.includes(hash(key)) || (marks.before !== null && madeAt <= marks.before);
}

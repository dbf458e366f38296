import type { QuizResponse, Save } from '#domain/person/user.ts';
import type { Collection } from '#domain/collection/collection.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { OwnThing } from './look.ts';

/** What is somebody's, each with the ISO time since when. */
export interface OwnThings {
  /** Tools that they saved, collected or work with, by number. */
  tools: ReadonlyMap<number, string>;
  /** Jobs that those tools are made for, or that they asked the questionnaire about, by slug. */
  tasks: ReadonlyMap<string, string>;
}

/** Picks of an answered questionnaire whose jobs count as asked for. */
const PICKS = 3;

/** What is a person's: saved and collected tools, and the jobs that these and the picks of their last questionnaire are made for. */
export function ownThings(
  { saves, quizResponses }: { saves: readonly Save[]; quizResponses: readonly QuizResponse[] },
  collections: readonly Collection[],
  find: (id: number) => Pick<Tool, 'tasks'> | undefined,
): OwnThings {
  const tools = new Map<number, string>();
  const tasks = new Map<string, string>();
  for (const { toolId, savedAt } of saves) keepEarlier(tools, toolId, savedAt);
  for (const { toolId, addedAt } of collections.flatMap((collection) => collection.tools))
    keepEarlier(tools, toolId, addedAt);
  const [asked] = quizResponses.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  const picked = (asked?.toolIds.slice(0, PICKS) ?? []).map((id): [number, string] => [id, asked?.createdAt ?? '']);
  for (const [id, since] of [...tools, ...picked])
    for (const { task, fit } of find(id)?.tasks ?? []) if (fit === 'made for') keepEarlier(tasks, task, since);
  return { tools, tasks };
}

/** The names under which a look remembers them. */
export function namesOf({ tools, tasks }: OwnThings): OwnThing[] {
  return [...tools.keys(), ...tasks.keys()];
}

function keepEarlier<Key>(since: Map<Key, string>, key: Key, at: string): void {
  const known = since.get(key);
  if (known === undefined || at < known) since.set(key, at);
}

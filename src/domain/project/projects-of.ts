import { type Born, birthOf } from '#domain/person/birth.ts';
import type { PersonProjects, ProjectLines } from './project.ts';

/** What is stored under a person's id, when it belongs to this account of theirs; null when another one left it. */
export function ownedBy<Stored extends { birth: string }>(stored: Stored | null, account: Born): Stored | null {
  return stored?.birth === birthOf(account) ? stored : null;
}

/** The projects of an account that has none yet. */
export function noProjects(account: Born): PersonProjects {
  return { account: account.createdAt, birth: birthOf(account), projects: [] };
}

/** A project without lines. */
export function noLines(account: Born & { id: string }, project: string): ProjectLines {
  return {
    userId: account.id,
    birth: birthOf(account),
    project,
    lines: [],
    facts: {},
    disclosure: '',
    seen: [],
  };
}

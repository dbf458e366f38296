import { addressKey } from '#domain/text/web-address.ts';
import { houseOf, type ListedTool } from './find-listed.ts';
import type { Submission } from './submission.ts';

/** What two of them have in common, the strongest first. */
const twinReasons = ['address', 'name', 'host'] as const;
export type TwinReason = (typeof twinReasons)[number];

/** A tool of the guide that may be the submitted one, or of the same maker. */
interface TwinTool extends ListedTool {
  by: TwinReason;
}

/** Another submission that may be of the same tool. */
interface TwinSubmission {
  id: string;
  toolName: string;
  state: 'waiting' | 'accepted' | 'declined';
  by: TwinReason;
}

/** What a reviewer should look at before deciding. */
export interface Twins {
  tools: TwinTool[];
  submissions: TwinSubmission[];
}

/** Most twins that are named of each kind. */
const MAX_TWINS = 5;

/** Finds the twins of one submission after the other; what they are compared with is looked at once. */
export function twinFinder(
  tools: readonly (ListedTool & { alsoKnownAs?: readonly string[] })[],
  submissions: readonly Submission[],
): (submission: Submission) => Twins {
  const ofTools = indexOf(tools, ({ name, link, alsoKnownAs = [] }) => ({
    names: [name, ...alsoKnownAs],
    address: link,
  }));
  const ofSubmissions = indexOf(submissions, ({ toolName, website }) => ({ names: [toolName], address: website }));
  return (submission) => {
    const keys = keysOf({ names: [submission.toolName], address: submission.website });
    return {
      tools: ofTools(keys)
        .slice(0, MAX_TWINS)
        .map(({ found: { id, name, link }, by }) => ({ id, name, link, by })),
      submissions: ofSubmissions(keys)
        .filter(({ found }) => found.id !== submission.id)
        .slice(0, MAX_TWINS)
        .map(({ found: { id, toolName, decision }, by }) => ({
          id,
          toolName,
          state: decision?.state ?? 'waiting',
          by,
        })),
    };
  };
}

interface Named {
  names: readonly string[];
  address: string;
}

type Keys = Record<TwinReason, readonly string[]>;

function indexOf<One>(
  all: readonly One[],
  named: (one: One) => Named,
): (keys: Keys) => { found: One; by: TwinReason }[] {
  const index = new Map<string, One[]>();
  for (const one of all) {
    const keys = keysOf(named(one));
    for (const reason of twinReasons)
      for (const key of keys[reason]) index.set(`${reason} ${key}`, [...(index.get(`${reason} ${key}`) ?? []), one]);
  }
  return (keys) => {
    const found = new Map<One, TwinReason>();
    for (const by of twinReasons)
      for (const key of keys[by])
        for (const one of index.get(`${by} ${key}`) ?? []) if (!found.has(one)) found.set(one, by);
    return [...found].map(([one, by]) => ({ found: one, by }));
  };
}

function keysOf({ names, address }: Named): Keys {
  const house = houseOf(address);
  return {
    address: address === '' ? [] : [addressKey(address)],
    name: [...new Set(names.map(nameOf))].filter((name) => name !== ''),
    host: house === null ? [] : [house],
  };
}

/** A name as people may spell it: 'Story-Teller' and 'StoryTeller' are one. */
function nameOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

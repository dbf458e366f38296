import type { User } from '#domain/person/user.ts';
import type { TermsNews } from '#domain/letters/alerts.ts';
import type { Edition } from '#domain/letters/edition.ts';
import type { ConfirmedTerms } from '#domain/project/changes-since.ts';
import { type Recall, recallMark, recallsOf } from '#domain/project/recalls.ts';
import { recallableFacts } from '#domain/project/recallable-facts.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { changeOwnProjects } from '#netlify/projects/own-projects.ts';
import { readProjects, readableOf } from '#netlify/projects/person-projects.ts';
import { hashOf } from '#netlify/stores/hash-of.ts';
import { UnreadableRecord, logUnreadable } from '#netlify/stores/unreadable-record.ts';

/** Hex digits that tell the facts of one tool from those of another day. */
const MARK_DIGITS = 16;

/** What is known of each tool as far as it touches work that was done, by its number. */
export function recallMarks(tools: readonly Tool[]): Record<string, string> {
  const mark = (tool: Tool) => hashOf(JSON.stringify(recallableFacts(tool))).slice(0, MARK_DIGITS);
  return Object.fromEntries(tools.map((tool) => [String(tool.id), mark(tool)]));
}

/**
 * What this round changed for work that an account's projects name, each change once: it is noted before the letter is
 * written, under the name of the round, so that the letter can be written again after a crash.
 * @throws StoreUnavailable
 */
export async function newRecalls(
  user: User,
  { name, projectTools = [] }: Pick<Edition, 'name' | 'projectTools'>,
  { tools, terms }: { tools: readonly Tool[]; terms: readonly TermsNews[] },
): Promise<Recall[]> {
  if (projectTools.length === 0) return [];
  try {
    const all = readableOf(await readProjects(user));
    if (all.length === 0) return [];
    const byId = new Map(tools.map((tool) => [tool.id, tool]));
    const termsOf = Map.groupBy(terms, ({ toolId }) => toolId);
    const recalls = recallsOf(
      all,
      (id) => byId.get(id) ?? null,
      (id) => (termsOf.get(id) ?? []).map(confirmedTerms),
    );
    const concerned = recalls.filter(({ toolId }) => projectTools.includes(toolId));
    if (concerned.length === 0) return [];
    const before = await noteNotified(user, name, recalls, concerned);
    return concerned.flatMap((recall) => {
      const changes = recall.changes.filter((change) => (before[recallMark(recall.toolId, change)] ?? name) === name);
      return changes.length > 0 ? [{ ...recall, changes }] : [];
    });
  } catch (error) {
    if (error instanceof UnreadableRecord) logUnreadable(error);
    else if (!(error instanceof ApiError)) throw error; // the account ends: it is told nothing any more
    return [];
  }
}

function confirmedTerms({ fact, at, meaning }: TermsNews): ConfirmedTerms {
  return { fact, at, reason: meaning.replace(/\.+$/, ''), quote: null, source: null };
}

/** Notes what is told now, and forgets what holds no more. @returns what was told, by which round */
function noteNotified(
  user: User,
  edition: string,
  recalls: readonly Recall[],
  concerned: readonly Recall[],
): Promise<Record<string, string>> {
  const marksOf = (some: readonly Recall[]) =>
    some.flatMap(({ toolId, changes }) => changes.map((change) => recallMark(toolId, change)));
  return changeOwnProjects(user, (own) => {
    const { notified: before = {} } = own;
    const kept = marksOf(recalls).flatMap((mark) => (before[mark] ? [[mark, before[mark]] as const] : []));
    const notified = {
      ...Object.fromEntries(marksOf(concerned).map((mark) => [mark, edition])),
      ...Object.fromEntries(kept),
    };
    return { write: { ...own, notified }, outcome: before };
  });
}

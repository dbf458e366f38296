import { atom } from 'nanostores';
import type { DeskTool, adminToolEndpoint } from '#api/admin-tool.contract.ts';
import type { TermsDecided, TermsDeciding, TermsDeskAnswer, adminTermsEndpoint } from '#api/admin-terms.contract.ts';
import { CallError } from '#api/call-error.ts';
import type { ConflictingEdit, RefusedEdit } from '#api/record-edit.ts';
import { requester } from '#api/request.ts';
import type { TermsChange } from '#domain/watch/terms/terms-desk.schema.ts';
import { attempt, refusalWords, showError } from './call.ts';
import { reading } from './reading.ts';
import { showToast } from './toast.ts';

const askTerms = requester<typeof adminTermsEndpoint>('/api/admin/terms');
const askTool = requester<typeof adminToolEndpoint>('/api/admin/tools/:id');

/** What changed in documents and waits for an editor. */
export const { store: $termsDesk, load: loadTermsDesk } = reading<TermsDeskAnswer>(() => askTerms('GET'), 'old');

/** The tool of which a right changes, as it stands now. */
export const { store: $termsTool, load: loadTermsTool } = reading<DeskTool, [toolId: number]>((id) =>
  askTool('GET', { params: { id } }),
);

/** What the last try was refused for, each once. */
export const $termsProblems = atom<RefusedEdit['problems']>([]);

/** Whether a decision is under way. */
export const $isDecidingTerms = atom(false);

/** The last decision of this visit, which can be taken back, and the drop that it drafted. */
export const $termsMade = atom<(TermsDeciding & Pick<TermsDecided, 'drop'> & { toolName: string | null }) | null>(null);

/** What is confirmed of a change. */
export type TermsAbout = NonNullable<TermsDeciding['about']>;

/** A right that changes with the terms. */
export type ChangedRight = NonNullable<TermsAbout['right']>;

/** Sets changes of a document aside. True when it came through. */
export function setTermsAside(source: string, changes: readonly TermsChange[]): Promise<boolean> {
  return decide({ source, decision: 'aside', ids: changes.map(({ id }) => id) }, null);
}

/** Confirms one change: readers are told what it means. True when it came through. */
export function confirmTerms(
  source: string,
  change: TermsChange,
  about: TermsAbout,
  toolName: string,
): Promise<boolean> {
  return decide({ source, decision: 'confirm', ids: [change.id], about }, toolName);
}

/** Takes the last decision back: what it was about waits again. */
export async function takeTermsBack(): Promise<void> {
  const last = $termsMade.get();
  if (!last) return;
  const { source, ids, about } = last;
  const isBack = await decide({ source, decision: 'undo', ids, undoes: last.attempt, ...(about && { about }) }, null);
  if (isBack) $termsMade.set(null);
}

const notices: Record<TermsDeciding['decision'], [string, string]> = {
  confirm: ['Confirmed', 'It stands on the tool’s page. Those who saved the tool get a letter in an hour.'],
  aside: ['Set aside', 'The same words stay aside.'],
  undo: ['Taken back', 'It waits again.'],
};

/** One attempt for each decision until it came through: a second try after a lost reply is the same decision. */
const attempts = new Map<string, string>();

async function decide(deciding: Omit<TermsDeciding, 'attempt'>, toolName: string | null): Promise<boolean> {
  const { decision, ids } = deciding;
  const name = [decision, ...ids].join(' ');
  const made = { ...deciding, attempt: attempts.get(name) ?? crypto.randomUUID() };
  attempts.set(name, made.attempt);
  $termsProblems.set([]);
  const answer = await attempt($isDecidingTerms, true, () => askTerms('POST', { body: made }), settleFailure);
  if (!answer) return false;
  attempts.delete(name);
  const { drop, ...desk } = answer;
  $termsDesk.set({ status: 'read', read: desk });
  $termsMade.set({ ...made, drop, toolName });
  const [title, words] = notices[decision];
  showToast(title, drop === null ? words : `${words} A drop is drafted.`);
  return true;
}

/** What is wrong stands beside its field; after somebody else's change the form goes on from the tool as it is now. */
function settleFailure(error: unknown): void {
  const answer = error instanceof CallError ? error.answer : null;
  const { problems, current } = (answer ?? {}) as Partial<RefusedEdit & ConflictingEdit<DeskTool>>;
  if (problems) {
    const [seen, place] = [new Set<string>(), (field: string) => field.split('.').at(-1)];
    $termsProblems.set(
      problems.filter(({ field, remedy }) => {
        const said = `${place(field)} ${remedy}`;
        return !seen.has(said) && seen.add(said);
      }),
    );
  }
  if (current) $termsTool.set({ status: 'read', read: current });
  showError(error, refusalWords(error), 'Not decided');
}

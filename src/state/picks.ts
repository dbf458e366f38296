import { atom } from 'nanostores';
import type { ErrorCode } from '#api/error-answer.ts';
import { saveTool } from '#api/saved-tools.ts';
import type { QuizAnswers } from '#domain/person/quiz-answers.schema.ts';
import { quizAddress } from '#domain/person/quiz-address.ts';
import type { Intent } from '#domain/plan/read-intent.ts';
import { persistentAtom } from './browser-storage.ts';
import { refusalCode, tellUnreadSession } from './call.ts';
import { keepIntent } from './intent.ts';
import { askToLogin } from './saved-tools.ts';
import { loadSession } from './session.ts';
import { tellLocal } from './tell-local.ts';
import { showToast } from './toast.ts';

const picksKey = 'keptPicks';

/** Picks of a signed-out reader, kept here and offered on the dashboard after sign-in. */
interface LocalPick {
  id: number;
  name: string;
}

/** True while picks are being saved. */
export const $picksPending = atom(false);
/** The kept picks, in this browser; anything unreadable counts as none. */
export const $localPicks = persistentAtom<readonly LocalPick[]>(picksKey, [], {
  encode: JSON.stringify,
  decode: readPicks,
});

/** Saves the picks up to the plan's limit and names the rest; keeps them in the browser when signed out. */
export async function savePicks(picks: readonly LocalPick[]): Promise<void> {
  const session = await loadSession();
  if (session.status === 'unreadable') return tellUnreadSession();
  if (session.status !== 'signed-in') return keepPicks(picks);
  $picksPending.set(true);
  const saved: LocalPick[] = [];
  try {
    for (const pick of picks) {
      await saveTool(pick.id);
      saved.push(pick);
    }
    showToast('Recommendations saved', `${saved.length} tools are on your dashboard.`);
    clearLocalPicks();
  } catch (error) {
    const code = refusalCode(error);
    if (code === 'unauthorized') keepUntilLogin(picks);
    else tellUnsaved(saved, picks.slice(saved.length), code);
  } finally {
    $picksPending.set(false);
  }
}

function tellUnsaved(saved: readonly LocalPick[], rest: readonly LocalPick[], code: ErrorCode | null): void {
  const names = rest.map((pick) => pick.name).join(', ');
  if (code === 'upgrade_required') {
    showToast(
      `${saved.length} of ${saved.length + rest.length} saved`,
      `Your saves are full. Not saved: ${names}. Core saves as many as you like.`,
      'plain',
      { text: 'Save them all with Core', href: '/subscribe' },
    );
    keepIntent('core', intentOf(rest));
    clearLocalPicks();
  } else showToast('Error', `Failed to save: ${names}. Please try again.`, 'destructive');
}

/** The session ended since the page came: nothing is lost on the way to sign-in and back. */
function keepUntilLogin(picks: readonly LocalPick[]): void {
  storePicks(picks);
  keepIntent('account', intentOf(picks));
  void askToLogin();
}

function storePicks(picks: readonly LocalPick[]): void {
  $localPicks.set(picks.map(({ id, name }) => ({ id, name })));
}

function keepPicks(picks: readonly LocalPick[]): void {
  storePicks(picks);
  keepIntent('account', intentOf(picks));
  tellLocal(picksKey, 'Log in, and they are saved with your account.');
}

function intentOf(picks: readonly LocalPick[]): Intent {
  return { do: 'save picks', picks: picks.map(({ id, name }) => ({ id, name })) };
}

function readPicks(text: string): readonly LocalPick[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isKeptPick) : [];
  } catch {
    return [];
  }
}

function isKeptPick(value: unknown): value is LocalPick {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'number' &&
    'name' in value &&
    typeof value.name === 'string'
  );
}

/** Forgets the kept picks. */
export function clearLocalPicks(): void {
  $localPicks.set([]);
}

/** Shares the address that reproduces the results, on the home page or `path`: the system's sheet where there is one, else the clipboard. */
export async function shareResults(answers: QuizAnswers, words: string, path = '/'): Promise<void> {
  const url = `${window.location.origin}${path}?${quizAddress(answers, words)}`;
  try {
    if (navigator.share) await navigator.share({ title: 'My AI tools, picked with Yak', url });
    else {
      await navigator.clipboard.writeText(url);
      showToast('Link copied', 'Anyone with the link sees the same results.');
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    showToast('Copy this link', url);
  }
}

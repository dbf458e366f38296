import { atom } from 'nanostores';
import { saveTool } from '#api/saved-tools.ts';
import type { QuizAnswers } from '#domain/quiz/quiz-answers.schema.ts';
import { quizAddress } from '#domain/quiz/quiz-address.ts';
import { askToLogin } from './saved-tools.ts';
import { loadSession } from './session.ts';
import { showToast } from './toast.ts';

/** Picks of a signed-out reader, kept here and offered on the dashboard after sign-in. */
export interface KeptPick {
  id: number;
  name: string;
}

const keptKey = 'keptPicks';

/** True while picks are being saved. */
export const $picksPending = atom(false);
/** The kept picks; read by `readKeptPicks`. */
export const $keptPicks = atom<readonly KeptPick[]>([]);

/** Saves the picks up to the plan's limit and names the rest; keeps them in the browser when signed out. */
export async function savePicks(picks: readonly KeptPick[]): Promise<void> {
  const session = await loadSession();
  if (session.status !== 'signed-in') return keepPicks(picks);
  $picksPending.set(true);
  const saved: KeptPick[] = [];
  try {
    for (const pick of picks) {
      await saveTool(pick.id);
      saved.push(pick);
    }
    showToast('Recommendations saved', `${saved.length} tools are on your dashboard.`);
    clearKeptPicks();
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    if (message.startsWith('401')) keepUntilLogin(picks);
    else tellRest(saved, picks.slice(saved.length), message);
  } finally {
    $picksPending.set(false);
  }
}

function tellRest(saved: readonly KeptPick[], rest: readonly KeptPick[], message: string): void {
  const names = rest.map((pick) => pick.name).join(', ');
  if (message.includes('requiresUpgrade')) {
    showToast(
      `${saved.length} of ${saved.length + rest.length} saved`,
      `Your saves are full. Not saved: ${names}. Core saves as many as you like.`,
    );
    clearKeptPicks();
  } else showToast('Error', `Failed to save: ${names}. Please try again.`, 'destructive');
}

/** The session ended since the page came: nothing is lost on the way to sign-in and back. */
function keepUntilLogin(picks: readonly KeptPick[]): void {
  storePicks(picks);
  void askToLogin();
}

function storePicks(picks: readonly KeptPick[]): void {
  const kept = picks.map(({ id, name }) => ({ id, name }));
  localStorage.setItem(keptKey, JSON.stringify(kept));
}

function keepPicks(picks: readonly KeptPick[]): void {
  storePicks(picks);
  showToast('Kept in this browser', 'Log in and your dashboard offers to save them.');
}

/** Reads the kept picks; anything unreadable counts as none. */
export function readKeptPicks(): void {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keptKey) ?? '[]');
    $keptPicks.set(Array.isArray(stored) ? stored.filter(isKeptPick) : []);
  } catch {
    $keptPicks.set([]);
  }
}

function isKeptPick(value: unknown): value is KeptPick {
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
export function clearKeptPicks(): void {
  localStorage.removeItem(keptKey);
  $keptPicks.set([]);
}

/** Shares the address that reproduces the results, on the home page or `path`: the system's sheet where there is one, else the clipboard. */
export async function shareResults(answers: QuizAnswers, words = '', path = '/'): Promise<void> {
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

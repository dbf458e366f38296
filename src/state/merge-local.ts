import type { collectionsEndpoint } from '#api/kits.contract.ts';
import type { ownRulesEndpoint } from '#api/own-rules.contract.ts';
import type { projectsEndpoint } from '#api/projects.contract.ts';
import { requester } from '#api/request.ts';
import type { ErrorCode } from '#api/error-answer.ts';
import { saveTool } from '#api/saved-tools.ts';
import { movedLines } from '#domain/project/local-project.ts';
import { type LocalSave, movedText } from '#domain/person/local-saves.ts';
import { refusalCode } from './call.ts';
import { $localCollections, $localRules, $localSaves, $localProjects, hasLocal } from './local-saves.ts';
import { askAccess, FRINGE_SAVES } from './plan.ts';
import { $isSaved, $savedCount, $savedTools, loadSavedTools } from './saved-tools.ts';
import { tabStorage } from './tab-storage.ts';
import { showToast } from './toast.ts';

const askCollections = requester<typeof collectionsEndpoint>('/api/kits');
const askOwnRules = requester<typeof ownRulesEndpoint>('/api/own-rules');
const askProjects = requester<typeof projectsEndpoint>('/api/projects');

let merging: Promise<void> | undefined;

/**
 * Moves what was kept in this browser to the account of the reader who is signed in: each thing is forgotten here only
 * once the server has it, and moving it twice changes nothing. What the plan has no room for stays in the browser and is
 * named.
 */
export function mergeLocal(): Promise<void> {
  const isNothing = !hasLocal() && $localRules.get().length === 0 && $localProjects.get().length === 0;
  if (isNothing) return Promise.resolve();
  merging ??= moveOnce().finally(() => {
    merging = undefined;
  });
  return merging;
}

/** What the plan had no room for: it is not tried again on every page of a visit. */
const leftKey = 'keptLeft';

async function moveOnce(): Promise<void> {
  const mark = JSON.stringify([await askAccess('unlimitedSaves'), $localSaves.get()]);
  const isLeft = tabStorage.read(leftKey) === mark;
  const { moved, isFull } = isLeft ? { moved: [], isFull: true } : await moveSaves();
  const collected = await moveCollections();
  const ruled = await moveRules();
  const filed = await moveProjects();
  if (isFull) tabStorage.keep(leftKey, JSON.stringify([await askAccess('unlimitedSaves'), $localSaves.get()]));
  if (moved.length > 0 && $savedTools.get().status !== 'idle') void loadSavedTools();
  const text = isLeft ? '' : movedText(moved, isFull ? $localSaves.get() : [], FRINGE_SAVES);
  const words = [text, collected, ruled, filed].filter((part) => part !== '').join(' ');
  if (words !== '') showToast('Welcome back', words);
}

/**
 * The oldest first, so that the order stays.
 * @returns those that the account has now, and whether the plan has no room for the rest
 */
async function moveSaves(): Promise<{ moved: LocalSave[]; isFull: boolean }> {
  const moved: LocalSave[] = [];
  let code: ErrorCode | null = null;
  for (const save of $localSaves.get().toReversed()) {
    try {
      const { count } = await saveTool(save.id);
      $isSaved.setKey(save.id, true);
      $savedCount.set(count);
    } catch (error) {
      code = refusalCode(error);
      if (code !== 'not_found') break; // one that is not in the guide any more is let go
    }
    moved.push(save);
  }
  $localSaves.set($localSaves.get().filter(({ id }) => !moved.some((save) => save.id === id)));
  return { moved, isFull: code === 'upgrade_required' };
}

/** @returns what to say about it */
async function moveCollections(): Promise<string> {
  for (const { id, name, intro, tools } of $localCollections.get()) {
    try {
      const listed = tools.map(({ toolId, note }) => ({ toolId, note }));
      await askCollections('POST', { body: { do: 'adopt', id, name, intro, tools: listed } });
      $localCollections.set($localCollections.get().filter((collection) => collection.id !== id));
      return `Your collection “${name}” came along.`;
    } catch {
      return `Your collection “${name}” is still in this browser: it could not be moved yet.`;
    }
  }
  return '';
}

/** Only Core keeps them with the account: until then they stay where they are, and nothing is said. @returns what to say about it */
async function moveRules(): Promise<string> {
  if ($localRules.get().length === 0 || (await askAccess('ownRules')) !== 'open') return '';
  const moved: string[] = [];
  for (const { id, name, client, note, rules } of $localRules.get()) {
    try {
      await askOwnRules('POST', { body: { do: 'keep', id, name, client, note, rules } });
    } catch {
      return `Your rules “${name}” are still in this browser: they could not be moved yet.`;
    }
    $localRules.set($localRules.get().filter((list) => list.id !== id));
    moved.push(`“${name}”`);
  }
  return `Your rules ${moved.join(', ')} came along.`;
}

/** With its frozen facts and the proof of their day. A project that the plan has no room for stays in the browser. @returns what to say about it */
async function moveProjects(): Promise<string> {
  const moved: string[] = [];
  for (const local of $localProjects.get()) {
    const { id, name, client, rules, rulesName, note, budget } = local.project;
    try {
      const body = { id, name, client, rules, rulesName, note, budget, lines: movedLines(local) };
      await askProjects('POST', { body });
    } catch {
      return `Your project “${name}” is still in this browser: it could not be moved yet.`;
    }
    $localProjects.set($localProjects.get().filter(({ project }) => project.id !== id));
    moved.push(`“${name}”`);
  }
  return moved.length === 0 ? '' : `Your project ${moved.join(', ')} came along.`;
}

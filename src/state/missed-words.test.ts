import { afterEach, expect, test, vi } from 'vitest';
import type { adminDocumentEndpoint } from '#api/admin-document.contract.ts';
import { requester } from '#api/request.ts';
import * as adminDocument from '#netlify/functions/admin-document/admin-document.ts';
import * as adminFigures from '#netlify/functions/admin-figures/admin-figures.ts';
import { missedList } from '#netlify/stores/figure-store.ts';
import type { Person } from '#testing/site-under-test.ts';
import { openStatePage } from '#testing/state-page.ts';
import { useAdminSite } from '#testing/use-admin-site.ts';

let admin: Person;
useAdminSite((own) => ({ admin } = own));
afterEach(() => vi.unstubAllGlobals());

const [task, fullTask] = ['dub-a-video', 'transcribe-a-recording'];
const lastDay = '2026-11-21';

async function openPage() {
  openStatePage([adminDocument, adminFigures], { person: admin, path: '/admin/figures' });
  const [state, backOffice, toast] = await Promise.all([
    import('./missed-words.ts'),
    import('./admin-rooms.ts'),
    import('./toast.ts'),
  ]);
  toast.$drawnToast.set(99); // every notice counts as drawn at once
  await backOffice.figures.load();
  const listed = () => {
    const reading = backOffice.figures.store.get();
    return reading.status === 'read' ? reading.read.searches.map(({ words }) => words) : reading.status;
  };
  return { ...state, ...toast, listed };
}
const askTask = requester<typeof adminDocumentEndpoint>('/api/admin/documents/:kind/:key');
const readTask = (key: string) => askTask('GET', { params: { kind: 'task', key } });
const saysOf = async (slug: string) => (await readTask(slug)).fields['says'] as string[];

test('words that readers typed in vain become words of a task, and leave the list; a full task refuses in words', async () => {
  const searches = ['lips for puppets', 'sheep to svg'].map((words) => ({ words, count: 3, lastDay }));
  await missedList.keep('list', { searches });
  const { $missedWords, changeMissedWords, closeMissedWords, listed, openMissedWords, saveMissedWords } =
    await openPage();
  const before = await saysOf(task);
  openMissedWords('lips for puppets');
  await saveMissedWords();
  expect($missedWords.get()?.problems).toEqual({ task: 'Choose the task that they ask for' });
  changeMissedWords({ task, words: ' ' });
  await saveMissedWords();
  expect($missedWords.get()?.problems).toEqual({ words: 'Write the words that people type' });

  const says = Array.from({ length: 100 }, (_, number) => `word number ${number}`);
  const { version, state } = await readTask(fullTask);
  const [attempt, reason] = [crypto.randomUUID(), 'As much as it may say'];
  const body = { version, attempt, reason, fields: { says }, state, showsOn: null };
  await askTask('POST', { params: { kind: 'task', key: fullTask }, body });
  changeMissedWords({ task: fullTask, words: 'lips for puppets' });
  await saveMissedWords();
  expect($missedWords.get()).toMatchObject({
    isBusy: false,
    problem:
      'The task does not take these words: at most 100 of them. Change them here, or make room at the desk of tasks.',
  });
  expect([listed(), await saysOf(task), await saysOf(fullTask)]).toEqual([
    ['lips for puppets', 'sheep to svg'],
    before,
    says,
  ]);

  changeMissedWords({ task, words: 'Lips  for puppets' });
  await saveMissedWords();
  expect([$missedWords.get(), listed()]).toEqual([null, ['sheep to svg']]);
  expect(await saysOf(task)).toEqual([...before, 'lips for puppets']);

  openMissedWords('sheep to svg');
  closeMissedWords();
  expect([$missedWords.get(), listed()]).toEqual([null, ['sheep to svg']]);
  openMissedWords('sheep to svg');
  changeMissedWords({ task, words: 'lips for puppets' });
  await saveMissedWords();
  expect([$missedWords.get(), listed()]).toEqual([null, []]);
  expect(await saysOf(task)).toEqual([...before, 'lips for puppets']);
});

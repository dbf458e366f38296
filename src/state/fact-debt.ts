import { atom } from 'nanostores';
import type { adminFactsEndpoint, FactDebtAnswer, FactDeciding, FactOnDesk } from '#api/admin-facts.contract.ts';
import { requester } from '#api/request.ts';
import { refusalWords, showError } from './call.ts';
import { reading } from './reading.ts';
import { showToast } from './toast.ts';

const ask = requester<typeof adminFactsEndpoint>('/api/admin/facts');

/** What waits for an editor. */
export const { store: $factDebt, load: loadFactDebt } = reading<FactDebtAnswer>(() => ask('GET'), 'old');

/** Whether a decision is under way. */
export const $isDeciding = atom(false);

/** A decision that can be taken back, with the task as it stood. */
interface Made {
  task: FactOnDesk;
  attempt: string;
  decision: 'confirm' | 'correct' | 'leave';
}

/** Decisions of this visit, the last one first. */
export const $made = atom<readonly Made[]>([]);

const words = { confirm: 'Confirmed', correct: 'Corrected', leave: 'Left for 30 days' };

/** What an editor decides, without what every decision names. */
type Decision = Pick<FactDeciding, 'decision' | 'reason' | 'toldBy'> &
  Partial<Pick<FactDeciding, 'fields' | 'evidence'>>;

/** Carries a decision out and takes the task off the desk. True when it came through. */
export async function decide(task: FactOnDesk, { decision, ...decided }: Decision): Promise<boolean> {
  const attempt = crypto.randomUUID();
  const reports = task.reports.map(({ id }) => id);
  const answer = await send({ ...named(task), attempt, decision, reports, ...decided });
  if (!answer || decision === 'undo') return false;
  $made.set([{ task, attempt, decision }, ...$made.get()]);
  const notice =
    answer.told > 0
      ? ` ${answer.told === 1 ? 'The reader gets' : `${answer.told} readers get`} a letter in an hour.`
      : '';
  showToast(`${words[decision]}: ${task.toolName}, ${task.title.toLowerCase()}`, `Z takes it back.${notice}`);
  takeOff(task, answer.version);
  return true;
}

/** Takes the last decision back, and puts its task on the desk again. */
export async function takeBackLast(): Promise<void> {
  const [last, ...rest] = $made.get();
  if (!last) return;
  const { task, attempt, decision } = last;
  const isLeft = decision === 'leave';
  const answer = await send({
    ...named(task),
    attempt: crypto.randomUUID(),
    decision: isLeft ? 'leave' : 'undo',
    undoes: attempt,
    reason: '',
    reports: [],
    toldBy: null,
  });
  if (!answer) return;
  $made.set(rest);
  showToast('Taken back', `${task.toolName}: ${task.title.toLowerCase()} waits again.`);
  await loadFactDebt();
}

function named({ toolId, fact, version, mark }: FactOnDesk) {
  return { toolId, fact, version, mark };
}

async function send(deciding: FactDeciding) {
  if ($isDeciding.get()) return null;
  $isDeciding.set(true);
  try {
    return await ask('POST', { body: deciding });
  } catch (error) {
    showError(error, refusalWords(error), 'Not decided');
    return null;
  } finally {
    $isDeciding.set(false);
  }
}

/** The other tasks of the same tool go on from its new version. */
function takeOff(task: FactOnDesk, version: string): void {
  const shown = $factDebt.get();
  if (shown.status !== 'read') return;
  const { counts, tasks } = shown.read;
  $factDebt.set({
    status: 'read',
    read: {
      ...shown.read,
      counts: { ...counts, [task.kind]: Math.max(0, counts[task.kind] - 1) },
      tasks: tasks
        .filter((other) => other.toolId !== task.toolId || other.fact !== task.fact)
        .map((other) => (other.toolId === task.toolId ? { ...other, version } : other)),
    },
  });
}

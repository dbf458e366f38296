import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

interface ChildOptions {
  folder: string;
  env: NodeJS.ProcessEnv;
  /** File that takes everything the child says and begins again with each start; null shows it where this process speaks. */
  logFile: string | null;
}

export interface Child {
  /** Settles when the child is over: its exit code, or null when a signal ended it. */
  ended: Promise<number | null>;
  isRunning(): boolean;
  /** What the child has said so far; nothing without a log file. */
  log(): string;
  /** Asks the child and everything it started to end, and ends what does not listen within five seconds. */
  stop(): Promise<void>;
}

const STOP_TIMEOUT_MS = 5000;

/** Process groups to end when this process ends in whatever way it still can notice. */
const groups = new Set<number>();
process.on('exit', () => {
  for (const group of groups) signalGroup(group, 'SIGKILL');
});

/** Starts a Node program in a process group of its own, so that a stop reaches what it starts in turn. */
export function startChild(
  program: string,
  programArguments: readonly string[],
  { folder, env, logFile }: ChildOptions,
): Child {
  const output = logFile === null ? 'inherit' : openLog(logFile);
  const child = spawn(process.execPath, [program, ...programArguments], {
    cwd: folder,
    env,
    detached: true,
    stdio: ['ignore', output, output],
  });
  if (output !== 'inherit') closeSync(output);
  const group = child.pid;
  if (group !== undefined) groups.add(group);

  let running = true;
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  }).finally(() => {
    running = false;
    if (group === undefined) return;
    signalGroup(group, 'SIGKILL');
    groups.delete(group);
  });
  ended.catch(() => undefined);

  async function stop(): Promise<void> {
    if (!running || group === undefined) return;
    signalGroup(group, 'SIGTERM');
    const given = new AbortController();
    const tooLate = wait(STOP_TIMEOUT_MS, 'too late', { signal: given.signal }).catch(() => 'ended');
    if ((await Promise.race([ended, tooLate])) === 'too late') signalGroup(group, 'SIGKILL');
    given.abort();
    await ended;
  }

  return { ended, isRunning: () => running, log: () => (logFile === null ? '' : readFileSync(logFile, 'utf8')), stop };
}

function openLog(logFile: string): number {
  mkdirSync(dirname(logFile), { recursive: true });
  return openSync(logFile, 'w');
}

/** Signals every process of a group; those that are over already need none. */
function signalGroup(group: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-group, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

import { type ChildProcess, fork } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { whenThereIsRoom } from '@yak/emulator-loopback';
import type { HostStarted } from './function-host.ts';
import type { FunctionRoute } from './function-routes.ts';

interface FunctionProcessOptions {
  /** Everything the functions find in their environment. */
  env: NodeJS.ProcessEnv;
  /** Holds a folder for each function. */
  functionsDir: string;
  /** Takes what the functions say; begins again with each start. */
  logFile: string;
  /** Goes on in the log of the process that this one replaces. */
  keepsLog?: boolean;
}

/** The process that holds the functions, started again whenever it dies. */
export interface FunctionProcess {
  /** Where it listens on loopback; null while it is starting. */
  port(): number | null;
  /** Every function with the calls that are its own; known while the process is started again, too. */
  routes(): readonly FunctionRoute[];
  /** Its process id; null when there is none at this moment. */
  pid(): number | null;
  stop(): Promise<void>;
}

/** One that dies sooner than this after its start is not started again at once. */
const SOUND_MS = 5_000;
/** The longest pause before another start. */
const LONGEST_PAUSE_MS = 4_000;

/**
 * Starts the functions' process.
 * @returns once it answers
 * @throws Error with the end of its log when its first start fails
 */
export async function startFunctionProcess(options: FunctionProcessOptions): Promise<FunctionProcess> {
  const { env, functionsDir, logFile, keepsLog = false } = options;
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, keepsLog ? 'a' : 'w');
  let child: ChildProcess | null = null;
  let port: number | null = null;
  let routes: readonly FunctionRoute[] = [];
  let isStopping = false;
  let pause = 0;
  let timer: NodeJS.Timeout | undefined;

  function note(words: Uint8Array): void {
    whenThereIsRoom(() => void writeSync(log, words));
  }

  function start(): Promise<void> {
    const started = Date.now();
    const own = fork(join(import.meta.dirname, 'function-host.ts'), [functionsDir], {
      env,
      execArgv: [],
      // Not the file itself: a process whose own output fails, as on a full disk, ends.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    child = own;
    for (const output of [own.stdout, own.stderr]) output?.on('data', note);
    return new Promise((resolve, reject) => {
      own.once('message', (message) => {
        ({ port, routes } = message as HostStarted);
        resolve();
      });
      own.once('error', reject);
      own.once('close', (code, signal) => {
        child = null;
        port = null;
        reject(new Error(`The functions' process ended (${signal ?? code}).`));
        if (!isStopping) startAgain(Date.now() - started, signal ?? `exit code ${code}`);
      });
    });
  }

  function startAgain(livedMs: number, reason: string): void {
    pause = livedMs > SOUND_MS ? 0 : Math.min(LONGEST_PAUSE_MS, Math.max(250, pause * 2));
    note(Buffer.from(`The functions' process ended (${reason}) and is started again in ${pause} ms.\n`));
    timer = setTimeout(() => void start().catch(() => undefined), pause);
  }

  async function stop(): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    clearTimeout(timer);
    const last = child;
    if (last) {
      const ended = new Promise((resolve) => last.once('close', resolve));
      last.kill('SIGKILL');
      await ended;
    }
    closeSync(log);
  }

  try {
    await start();
  } catch (error) {
    await stop();
    throw new Error(`${String(error)}\n${readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-30).join('\n')}`);
  }
  return { port: () => port, routes: () => routes, pid: () => child?.pid ?? null, stop };
}

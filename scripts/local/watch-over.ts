import { spawn } from 'node:child_process';

/**
 * Stands between a process and the Node program it starts, in a process group of their own: when the one that started
 * it is gone, in whatever way (a killed one cannot clean up), everything in the group is ended. Arguments: the program
 * and its own arguments.
 */
const STOP_TIMEOUT_MS = 5_000;
const [program = '', ...programArguments] = process.argv.slice(2);

/** They reach the whole group, so the program hears them itself; this process goes when the program does. */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

const child = spawn(process.execPath, [program, ...programArguments], { stdio: 'inherit' });
child.once('exit', (code, signal) => {
  if (signal === null) process.exit(code ?? 1);
  process.kill(process.pid, 'SIGKILL');
});

process.once('disconnect', () => {
  process.kill(-process.pid, 'SIGTERM');
  setTimeout(() => process.kill(-process.pid, 'SIGKILL'), STOP_TIMEOUT_MS);
});

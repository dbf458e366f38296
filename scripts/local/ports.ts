import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Ports that no system hands out by itself, so that no connection takes one before whoever asked for it listens. */
const FIRST = 10_240;
const LAST = 32_000;

/** Ports nobody listens on at this moment, all different, drawn so that two who ask at once do not get the same. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = randomInt(FIRST, LAST);
    if (await isFree(port)) ports.add(port);
  }
  return [...ports];
}

async function isFree(port: number): Promise<boolean> {
  try {
    const server = await listen(port);
    await new Promise((resolve) => server.close(resolve));
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes sure that a port is free.
 * @throws Error in one sentence that names the port, what wanted it and the variable to change
 */
export async function claimPort(
  port: number,
  { wantedBy, variable }: { wantedBy: string; variable: string },
): Promise<void> {
  try {
    const server = await listen(port);
    await new Promise((resolve) => server.close(resolve));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'EADDRINUSE')
      throw new Error(
        `Port ${port} is in use and ${wantedBy} needs it: stop what listens there or set ${variable} to a free port.`,
      );
    if (code === 'EACCES')
      throw new Error(`Port ${port} may not be opened and ${wantedBy} needs it: set ${variable} to a port above 1023.`);
    throw error;
  }
}

/**
 * A port as a person wrote it in an environment variable.
 * @returns null when the variable is not set
 * @throws Error that names the variable when it is no port
 */
export function portFrom(environment: NodeJS.ProcessEnv, variable: string): number | null {
  const text = environment[variable]?.trim();
  if (!text) return null;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${variable} must be a port from 1 to 65535, not ${text}.`);
  return port;
}

/** Listens on all addresses, so that a listener on any of them is noticed. */
function listen(port: number) {
  const server = createServer();
  return new Promise<typeof server>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}

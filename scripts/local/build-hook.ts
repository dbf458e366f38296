import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { listenOnLoopback } from '@yak/emulator-loopback';

/** An address that starts a build when somebody posts to it, as a build hook of the platform does. */
export interface BuildHook {
  /** What the functions find as `BUILD_HOOK_URL`. */
  url: string;
  /** Settles when no build is under way or asked for. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

/** Posts within this time are one build, in ms: an editor saves three fields one after the other. */
const GATHER_MS = 500;

/**
 * Listens on loopback under an address that nobody can guess. Builds never overlap: what is asked for while one is under
 * way is one build more, because that one may have read the catalogue before.
 * @param build must not throw: a build that fails leaves the site as it is
 */
export async function startBuildHook(build: () => Promise<void>): Promise<BuildHook> {
  const path = `/build_hooks/${randomUUID()}`;
  let isAsked = false;
  let underWay: Promise<void> | null = null;

  async function buildUntilQuiet(): Promise<void> {
    while (isAsked) {
      await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
      isAsked = false;
      await build();
    }
    underWay = null;
  }

  const server = createServer((request, response) => {
    request.resume();
    if (request.method !== 'POST' || request.url !== path) return void response.writeHead(404).end();
    isAsked = true;
    underWay ??= buildUntilQuiet();
    response.writeHead(200).end();
  });
  const { port, close } = await listenOnLoopback(server, 0);
  return { url: `http://127.0.0.1:${port}${path}`, idle: async () => void (await underWay), close };
}

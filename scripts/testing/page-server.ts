import { createServer } from 'node:http';
import { listenOnLoopback } from '@yak/emulator-loopback';

/** The pages of a site, as far as a test says that they are out: every other address answers 404. */
export interface PageServer {
  origin: string;
  /** Paths that answer 200. */
  out: Set<string>;
  close(): Promise<void>;
}

/** Starts one without any page. */
export async function startPages(): Promise<PageServer> {
  const out = new Set<string>();
  const server = createServer((request, response) => {
    response.writeHead(out.has(request.url ?? '') ? 200 : 404).end();
  });
  const { port, close } = await listenOnLoopback(server, 0);
  return { origin: `http://127.0.0.1:${port}`, out, close };
}

import type { Server } from 'node:http';
import type { Server as SecureServer } from 'node:https';

export interface LoopbackAddress {
  port: number;
  /** Ends every connection, also the waiting ones; safe to call twice. */
  close(): Promise<void>;
}

/**
 * Listens on 127.0.0.1, which no other machine can reach.
 * @param port 0 takes any free port
 * @throws the system's error, `code` EADDRINUSE when the port is taken
 */
export async function listenOnLoopback(server: Server | SecureServer, port: number): Promise<LoopbackAddress> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  let closing: Promise<void> | null = null;
  const close = () =>
    (closing ??= new Promise<void>((resolve, reject) => {
      server.close((error) => (error ? reject(error) : resolve()));
      server.closeAllConnections();
    }));
  return { port: address.port, close };
}

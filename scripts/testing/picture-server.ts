import { randomBytes } from 'node:crypto';
import { type IncomingHttpHeaders, type ServerResponse, createServer } from 'node:http';
import sharp from 'sharp';
import { listenOnLoopback } from '@yak/emulator-loopback';

/** Addresses below which pictures and what is none are served; the names lead there only through the stand-in. */
export const PICTURES = 'https://pictures.test';

/** A web of pictures on this machine, for `YAK_PICTURE_WEB`. */
export interface PictureServer {
  url: string;
  /** What was asked for so far, oldest first. */
  asked: { host: string; path: string; headers: IncomingHttpHeaders }[];
  /** Lets the answers to `/held.png` go. */
  release(): void;
  close(): Promise<void>;
}

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c8320b' } });
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

/** Starts one on a free port. */
export async function startPictures(): Promise<PictureServer> {
  const asked: PictureServer['asked'] = [];
  const held: (() => void)[] = [];
  const portrait = await drawn(96, 96).png().toBuffer();
  const files: Record<string, { type?: string; body: Buffer | string }> = {
    '/portrait.png': { body: portrait },
    '/other.png': { body: await drawn(64, 80).png().toBuffer() },
    '/portrait.jpg': { body: await drawn(96, 96).jpeg().toBuffer() },
    '/portrait.webp': { body: await drawn(96, 96).webp().toBuffer() },
    '/portrait.gif': { body: await drawn(96, 96).gif().toBuffer() },
    '/misnamed.svg': { type: 'image/svg+xml', body: portrait },
    '/drawing.svg': { type: 'image/svg+xml', body: drawing },
    '/drawing.png': { type: 'image/png', body: drawing },
    '/page.png': { type: 'image/png', body: `<!doctype html><title>Sign in</title><p>${'Words '.repeat(100)}` },
    '/film.avif': { type: 'image/avif', body: await drawn(96, 96).avif().toBuffer() },
    '/large.png': { body: Buffer.concat([portrait, randomBytes(200_000)]) },
    '/wide.png': { body: await drawn(4000, 2).png().toBuffer() },
    '/nothing.png': { body: '' },
  };
  const moves: Record<string, string> = {
    '/moved.png': '/portrait.png',
    '/moved-elsewhere.png': 'https://other.test/portrait.png',
    '/moved-plain.png': 'http://pictures.test/portrait.png',
    '/moved-to-link-local.png': 'https://169.254.169.254/latest/meta-data',
    '/moved-to-old-form.png': 'https://[::127.0.0.1]/portrait.png',
    '/moved-to-file.png': 'file:///etc/passwd',
  };

  const server = createServer((request, response) => {
    const { host = '' } = request.headers;
    const { pathname } = new URL(request.url ?? '/', `http://${host}`);
    asked.push({ host, path: pathname, headers: request.headers });
    if (pathname === '/slow.png') drip(portrait, response);
    else if (pathname === '/held.png') held.push(() => void response.end(portrait));
    else if (pathname.startsWith('/again')) response.writeHead(302, { location: `${pathname}-and-again` }).end();
    else if (moves[pathname]) response.writeHead(302, { location: moves[pathname] }).end();
    else if (pathname === '/refused.png') response.writeHead(403).end(portrait);
    else if (files[pathname]) {
      const { type = 'application/octet-stream', body } = files[pathname];
      response.writeHead(200, { 'content-type': type }).end(body);
    } else response.writeHead(404).end();
  });
  const { port, close } = await listenOnLoopback(server, 0);
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    release() {
      for (const answer of held.splice(0)) answer();
    },
    close,
  };
}

/** Byte by byte, so that something always comes and never all of it. */
function drip(bytes: Buffer, response: ServerResponse): void {
  let place = 0;
  const timer = setInterval(() => response.write(bytes.subarray(place, (place += 1))), 100);
  response.once('close', () => clearInterval(timer));
}

import type { EndpointFunction } from '#netlify/http/define-endpoint.ts';
import { callFunction, requestOf } from './site-under-test.ts';

/** A browser as far as signing in needs one: cookies per origin, and redirects followed one by one. */
export class Scanner {
  readonly #jars = new Map<string, Map<string, string>>();

  /** The `Cookie` header for an address. */
  cookiesFor(address: string): string {
    return [...this.#jar(address)].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** One cookie of our own site, or undefined. */
  cookie(address: string, name: string): string | undefined {
    return this.#jar(address).get(name);
  }

  setCookie(address: string, name: string, value: string): void {
    this.#jar(address).set(name, value);
  }

  /** Goes to one of our own addresses, answered by its function in this process. */
  async visit(endpoint: EndpointFunction, address: string): Promise<Response> {
    const headers = { Cookie: this.cookiesFor(address), 'Sec-Fetch-Mode': 'navigate' };
    return this.#keep(address, await callFunction(endpoint, requestOf('GET', address, { headers })));
  }

  /** Follows redirects over the network until one leads to an address that begins with `stopAt`; gives that address. */
  async follow(address: string, stopAt: string): Promise<string> {
    let current = address;
    for (let steps = 0; steps < 10 && !current.startsWith(stopAt); steps += 1) {
      const response = await fetch(current, { redirect: 'manual', headers: { cookie: this.cookiesFor(current) } });
      this.#keep(current, response);
      const next = response.headers.get('location');
      if (!next) throw new Error(`${new URL(current).pathname} answered ${response.status} and leads nowhere`);
      current = new URL(next, current).href;
    }
    return current;
  }

  #keep(address: string, response: Response): Response {
    const jar = this.#jar(address);
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(/;\s*/);
      const name = pair.slice(0, pair.indexOf('='));
      const value = pair.slice(pair.indexOf('=') + 1);
      const isOver = value === '' || attributes.some((text) => /^max-age=0$|^expires=Thu, 01 Jan 1970/i.test(text));
      if (isOver) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }

  #jar(address: string): Map<string, string> {
    const { origin } = new URL(address);
    const jar = this.#jars.get(origin) ?? new Map<string, string>();
    this.#jars.set(origin, jar);
    return jar;
  }
}

/** For tests: a browser's cookies, as curl keeps them for one host, and no JavaScript. */
export class CookieJar {
  readonly #cookies = new Map<string, string>();
  readonly #siteUrl: string;

  /** @param siteUrl origin at which `follow` stops */
  constructor(siteUrl: string) {
    this.#siteUrl = siteUrl;
  }

  get names(): string[] {
    return [...this.#cookies.keys()].sort();
  }

  async fetch(url: string | URL, form?: Record<string, string>): Promise<Response> {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/expires=Thu, 01 Jan 1970/i.test(cookie)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return response;
  }

  /** Follows redirects until a page is shown or the site is reached. */
  async follow(start: string | URL, form?: Record<string, string>): Promise<{ url: URL; response: Response }> {
    let url = new URL(start);
    let response = await this.fetch(url, form);
    for (let hops = 0; hops < 10; hops += 1) {
      const location = response.headers.get('location');
      if (location === null) return { url, response };
      url = new URL(location, url);
      if (url.origin === this.#siteUrl) return { url, response };
      response = await this.fetch(url);
    }
    throw new Error('The redirects do not end.');
  }
}

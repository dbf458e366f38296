import type { BlobServer } from '@yak/emulator-netlify-blobs';

/** Everything that all stores of the site hold at this moment, by its address. */
export async function storedText({ url, token }: BlobServer): Promise<Map<string, string>> {
  const read = (path: string) => fetch(`${url}/local${path}`, { headers: { authorization: `Bearer ${token}` } });
  const { stores } = (await (await read('?prefix=site:')).json()) as { stores: string[] };
  const texts = new Map<string, string>();
  for (const store of stores) {
    let cursor: string | undefined;
    do {
      const query = cursor ? `?cursor=${encodeURIComponent(cursor)}` : '';
      const page = (await (await read(`/${store}${query}`)).json()) as {
        blobs: { key: string }[];
        next_cursor?: string;
      };
      for (const { key } of page.blobs) texts.set(`${store}/${key}`, await (await read(`/${store}/${key}`)).text());
      cursor = page.next_cursor;
    } while (cursor);
  }
  return texts;
}

import { describe, expect, it } from 'vitest';
import { checkOwners } from './check-layers.ts';

const strangers = (path: string, text: string) => checkOwners([{ path, text }]).map(({ value }) => value);

describe('owners', () => {
  it.each(['jose', 'openid-client', '@netlify/blobs', 'stripe', 'nodemailer', 'node:process'])('%s has one', (name) => {
    expect(strangers('netlify/functions/tools/tools.ts', `import x from '${name}';`)).toEqual([name]);
  });
  it('keeps what goes up with a deploy to the catalogue', () => {
    const store = '#netlify/stores/deploy-store.ts';
    expect(strangers('netlify/functions/tool/tool.ts', `import { readOfDeploy } from '${store}';`)).toEqual([store]);
    expect(strangers('netlify/catalog/catalogue-parts.ts', `import { readOfDeploy } from '${store}';`)).toEqual([]);
  });

  it('lets the owner in', () =>
    expect(strangers('netlify/session/sealed-token.ts', "import { EncryptJWT } from 'jose';")).toEqual([]));
  it('follows dynamic imports, and types however they are named', () => {
    expect(strangers('netlify/http/a.ts', "void import('jose');")).toEqual(['jose']);
    expect(strangers('netlify/http/a.ts', "import type { JWK } from 'jose';")).toEqual(['jose']);
    expect(strangers('netlify/http/a.ts', "export type Key = import('jose').JWK;")).toEqual(['jose']);
  });
  it('keeps astro:content in the catalog', () => {
    expect(strangers('src/pages/a.astro', "---\nimport { getCollection } from 'astro:content';\n---")).toEqual([
      'astro:content',
    ]);
    expect(strangers('src/catalog/tools.ts', "import { getCollection } from 'astro:content';")).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import type { Collection } from '#domain/collection/collection.ts';
import { namedShell } from './named-shell.ts';

const shell = `<head><title>A shared collection · Yak</title>
<meta property="og:image" content="https://yak.test/share/shared-collection-none.png" />
<meta property="og:image:alt" content="Tools, picked by hand. Prices" /></head>
<template data-share-images="none.png one.png two.png more.png"></template><main></main>`;

function collectionOf(count: number, name = 'Autumn'): Collection {
  const at = '2026-11-22T12:00:00.000Z';
  const tools = Array.from({ length: count }, (_, index) => ({ toolId: index + 1, note: '', addedAt: at }));
  return { id: 'k', name, intro: '', tools, share: null, createdAt: at, changedAt: at, isWholeInExports: true };
}

const named = (count: number, name?: string) =>
  namedShell(shell, collectionOf(count, name), 'https://yak.test/shared/key');

describe('the preview picture of a shared collection', () => {
  test('counts its tools, in the picture and in the words for who does not see it', () => {
    expect(named(2)).toContain('content="https://yak.test/share/two.png"');
    expect(named(2)).toContain('content="2 tools, picked by hand. ');
    expect(named(1)).toContain('content="One tool, picked by hand. ');
  });

  test('says more than it counts for a long one, and nothing for an empty one', () => {
    expect(named(60)).toContain('/share/more.png"');
    expect(named(60)).toContain('content="More than 24 tools, picked by hand. ');
    expect(named(0)).toContain('/share/none.png"');
  });

  test('leaves no list of pictures behind, and lets no name out of its place', () => {
    expect(named(2)).not.toContain('<template');
    expect(named(2, '$& "><script>')).toContain('<title>$&#38; &#34;&#62;&#60;script&#62; · Yak</title>');
  });

  test('stays as it was built where the page names none', () => {
    expect(namedShell('<p>A shared collection</p>', collectionOf(3), '')).toBe('<p>Autumn</p>');
  });
});

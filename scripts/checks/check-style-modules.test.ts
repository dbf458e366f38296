import { describe, expect, it } from 'vitest';
import { checkStyleModules } from './check-style-modules.ts';

describe('style modules', () => {
  const sheet = {
    path: 'src/parts/desk.module.css',
    text: '/* .gone */ @layer components { .desk, .row > :global(.button) { gap: 0.5rem; } @media (width < 40.5rem) { .row[data-leaving] b { margin: 0; } } }',
  };
  const values = (code: string) =>
    checkStyleModules([
      sheet,
      { path: 'src/islands/a/a.tsx', text: `import styles from '#parts/desk.module.css';\n${code}` },
    ]).map(({ file, value }) => [file, value]);
  it('agree with the components that use them', () => expect(values("styles['desk'] + styles['row']")).toEqual([]));
  it('lack no class that is asked for', () =>
    expect(values("styles['desk'] + styles['row'] + styles['lost']")).toEqual([['src/islands/a/a.tsx', 'lost']]));
  it('have no class that nobody asks for', () => expect(values("styles['desk']")).toEqual([[sheet.path, 'row']]));
  it.each([
    '.desk { gap: 0; }',
    '@layer components { .desk { gap: 0; } } .desk { gap: 0; }',
    '@layer base { .desk { gap: 0; } }',
  ])('stand in the layer of the components: not %s', (text) => {
    const user = { path: 'src/islands/a/a.tsx', text: "import styles from '#parts/a.module.css';\nstyles['desk']" };
    expect(checkStyleModules([{ path: 'src/parts/a.module.css', text }, user]).map(({ remedy }) => remedy)).toEqual([
      expect.stringContaining('@layer components'),
    ]);
  });
  it('may be asked for a name that is only known later', () => expect(values('styles[mood]')).toEqual([]));
});

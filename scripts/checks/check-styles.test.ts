import { describe, expect, it } from 'vitest';
import { checkStyles } from './check-styles.ts';

describe('styles', () => {
  const values = (path: string, text: string) => checkStyles([{ path, text }]).map(({ value }) => value);
  it.each(['#c8320b', '#fff', 'rgb(0 0 0 / 0.5)', 'hsl(0 0 0)', 'oklch(1 0 0)', 'oklab(1 0 0)', 'hwb(1 0 0)'])(
    'keeps %s in src/styles',
    (raw) => {
      expect(values('src/islands/a/a.module.css', `.a { color: ${raw}; }`)).toHaveLength(1);
      expect(values('src/components/a.astro', `<style>.a { color: ${raw}; }</style>`)).toHaveLength(1);
      expect(values('src/components/a.astro', `<path fill="${raw}" />`)).toHaveLength(1);
      expect(values('src/elements/a.ts', `mark.setAttribute('fill', '${raw}');`)).toHaveLength(1);
      expect(values('src/styles/tokens.css', `:root { --a: ${raw}; }`)).toEqual([]);
    },
  );
  it.each([
    '<a href="#added">',
    "import { a } from '#data/a.json';",
    '<path fill="currentColor" />',
    '<style>.a { color: color-mix(in srgb, var(--a) 25%, transparent); }</style>',
  ])('allows %s', (text) => {
    expect(values('src/components/a.astro', text)).toEqual([]);
  });
  it.each([
    ['<p style="color: red">', 'style='],
    ['<p style={{ top: 0 }}>', 'style='],
    ["p.setAttribute('style', rule);", "setAttribute('style'"],
    ['<style define:vars={{ a }}></style>', 'define:vars'],
    ['<script is:inline>', 'is:inline'],
  ])('refuses %s, as the content policy would', (text, value) =>
    expect(values('src/components/a.astro', text)).toEqual([value]),
  );
});

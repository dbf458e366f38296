import { describe, expect, it } from 'vitest';
import { checkBrowserSchemas } from './check-browser-schemas.ts';

describe('browser code', () => {
  const schema = '#domain/tool/tool.schema.ts';
  const found = (path: string, text: string, ...others: { path: string; text: string }[]) =>
    checkBrowserSchemas([{ path, text }, ...others]).map(({ file, value }) => [file, value]);
  it('takes types from schemas and nothing else', () => {
    expect(found('src/state/a.ts', `import { toolSchema } from '${schema}';`)).toEqual([['src/state/a.ts', schema]]);
    expect(found('src/islands/a/b.tsx', "import { z } from 'zod';")).toEqual([['src/islands/a/b.tsx', 'zod']]);
    expect(found('src/state/a.ts', `import type { Tool } from '${schema}';`)).toEqual([]);
  });
  it('knows that an import of single types still runs the file', () => {
    expect(found('src/islands/a/b.tsx', `import { type Tool } from '${schema}';`)).toEqual([
      ['src/islands/a/b.tsx', schema],
    ]);
  });
  it('looks through what it imports, in circles too', () => {
    const circle = { path: 'src/domain/tool/a.ts', text: "import { b } from '#domain/tool/b.ts';" };
    const heavy = {
      path: 'src/domain/tool/b.ts',
      text: `import { a } from './a.ts'; import { toolSchema } from '${schema}';`,
    };
    const light = {
      path: 'src/domain/tool/b.ts',
      text: `import { a } from './a.ts'; import type { Tool } from '${schema}';`,
    };
    const island = "import { a } from '#domain/tool/a.ts';";
    expect(found('src/islands/a/b.tsx', island, circle, heavy)).toEqual([
      ['src/islands/a/b.tsx', `#domain/tool/a.ts → #domain/tool/b.ts → ${schema}`],
    ]);
    expect(found('src/islands/a/b.tsx', island, circle, light)).toEqual([]);
  });
  it('tells the scripts of a page from its frontmatter', () => {
    expect(found('src/pages/a.astro', `---\nimport { toolSchema } from '${schema}';\n---\n`)).toEqual([]);
    expect(found('src/pages/a.astro', `---\n---\n<script>import '${schema}';</script>`)).toEqual([
      ['src/pages/a.astro', schema],
    ]);
  });
});

import { expect, it } from 'vitest';
import { pageText } from './page-text.ts';

it('reads sentences across tags and lines, hints of fields and entities', () => {
  const html =
    '<head><title>Not this</title></head><body><h1>your curated <br>\n guide to <em>Ai</em></h1><input placeholder="Search&#x20;here"><p>Q&amp;A &#8226; it&#39;s</p></body>';
  expect(pageText(html)).toContain('your curated guide to Ai');
  expect(pageText(html)).toContain("Q&A • it's");
  expect(pageText(html)).toContain('Search here');
  expect(pageText(html)).not.toContain('Not this');
});

it('reads no code', () =>
  expect(pageText('<body><script>const no = 1;</script><style>.no {}</style>yes</body>').trim()).toBe('yes'));

import { describe, expect, it } from 'vitest';
import { articleProblems } from './article-problems.ts';
import { articleSchema } from './article.schema.ts';
import { readingMinutes } from './reading-minutes.ts';

describe('the head of an article', () => {
  const head = {
    title: 'A headline of ours',
    description: 'A sentence that says what the reader will know after reading it, and no more.',
    publishedOn: '2026-11-21',
  };
  it('keeps the day, also where YAML made a moment of it', () => {
    expect(articleSchema.parse(head).publishedOn).toBe('2026-11-21');
    expect(articleSchema.parse({ ...head, publishedOn: new Date('2026-11-21') }).publishedOn).toBe('2026-11-21');
  });
  it('refuses a field nobody prints', () => {
    expect(articleSchema.safeParse({ ...head, author: 'Somebody' }).success).toBe(false);
  });
});

describe('reading time', () => {
  it('is one minute at least', () => expect(readingMinutes('Short.')).toBe(1));
  it('is one minute for no words', () => expect(readingMinutes('—')).toBe(1));
  it('counts words, not marks', () => expect(readingMinutes(`${'word — '.repeat(660)}`)).toBe(3));
  it('does not read addresses', () => expect(readingMinutes('[one](/a-b/c-d/e) '.repeat(440))).toBe(2));
});

describe('the rules of an article', () => {
  const links = '[Image tools](/tools/images) and\n\n[Miro](/tool-fluid/113)';
  const article = (words: number, lead = links) => ` ${lead}${' word'.repeat(words - lead.split(/\s+/).length)} `;
  it.each([600, 1200])('let one of %i words be', (words) => expect(articleProblems(article(words))).toEqual([]));
  it.each([599, 1201])('find one of %i words too short or too long', (words) =>
    expect(articleProblems(article(words))).toEqual([
      { field: 'words', value: `${words} words`, remedy: 'an article has 600 to 1200 words' },
    ]),
  );
  it('lead into the catalogue, and claim no use', () =>
    expect(articleProblems(article(700, 'We tested [this](https://a.example/tools/) and [that](/blog/b)'))).toEqual([
      { field: 'link', remedy: 'lead the reader to at least one page under /tools/' },
      { field: 'link', remedy: 'lead the reader to at least one page under /tool-fluid/' },
      { field: 'text', value: 'We tested', remedy: 'nobody here used it: say what was read, or what follows from it' },
    ]));
});

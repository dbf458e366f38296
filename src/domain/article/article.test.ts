import { describe, expect, it } from 'vitest';
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
  it('counts words, not marks', () => expect(readingMinutes(`${'word — '.repeat(660)}`)).toBe(3));
  it('does not read addresses', () => expect(readingMinutes('[one](/a-b/c-d/e) '.repeat(440))).toBe(2));
});

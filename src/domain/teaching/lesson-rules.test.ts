import { describe, expect, it } from 'vitest';
import { siteName } from '#domain/text/site-name.ts';
import { countText, featuredBadges, lessonLinks, levelInk, sortLessons } from './lesson-card.ts';

it('sorts by level, then by id, and leaves the given list alone', () => {
  const lessons = [
    { id: 4, level: 'Advanced' },
    { id: 3, level: 'Beginner' },
    { id: 2, level: 'Intermediate' },
    { id: 1, level: 'Beginner' },
  ] as const;
  expect(sortLessons(lessons).map(({ id }) => id)).toEqual([1, 3, 2, 4]);
  expect(lessons[0].id).toBe(4);
});

it('draws the levels in green, yellow and red', () => {
  expect((['Beginner', 'Intermediate', 'Advanced'] as const).map(levelInk)).toEqual(['green', 'yellow', 'red']);
});

describe('links', () => {
  const url = 'https://docs.example.com/lesson';
  const youtubeUrl = 'https://www.youtube.com/watch?v=abc';
  it('offers the video first, then the page', () => {
    expect(lessonLinks({ url, youtubeUrl })).toEqual([
      { href: youtubeUrl, text: 'Watch on YouTube' },
      { href: url, text: 'Open at docs.example.com' },
    ]);
  });
  it('offers the page alone when there is no video', () => {
    expect(lessonLinks({ url, youtubeUrl: null })).toEqual([{ href: url, text: 'Open at docs.example.com' }]);
  });
  it('names one address once', () => {
    expect(lessonLinks({ url: youtubeUrl, youtubeUrl })).toEqual([{ href: youtubeUrl, text: 'Watch on YouTube' }]);
  });
  it('leaves www out of a name', () => {
    expect(siteName('https://www.example.com/a')).toBe('example.com');
    expect(siteName('https://a.www.example.com/a')).toBe('a.www.example.com');
  });
});

describe('badges', () => {
  it('shows three and counts the rest', () => {
    expect(featuredBadges([1, 2, 3, 4, 5])).toEqual({ shown: [1, 2, 3], more: 2 });
  });
  it('counts none when three suffice', () => {
    expect(featuredBadges([1, 2, 3])).toEqual({ shown: [1, 2, 3], more: 0 });
  });
});

describe('counts', () => {
  it('carry the day they were read', () => {
    expect(countText({ value: 1234567, readOn: '2026-11-21' })).toBe('1,234,567 on 21 November 2026');
  });
  it('print a zero, and nothing when unread', () => {
    expect(countText({ value: 0, readOn: '2026-11-21' })).toBe('0 on 21 November 2026');
    expect(countText(null)).toBeNull();
  });
});

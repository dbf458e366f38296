import { expect, test } from 'vitest';
import { writeLetter } from './letter.ts';

const hostile = '<img src=x onerror=alert(1)>"&\'';

test('whatever stands in a letter is shown as it is', () => {
  const { html, text } = writeLetter({
    title: hostile,
    paragraphs: [hostile],
    entries: [{ heading: hostile, text: hostile, address: 'https://yak.test/?a=1&b="' }],
    action: { label: hostile, address: 'https://yak.test/' },
    footer: [{ text: hostile, address: 'https://yak.test/stop' }],
  });
  expect(html).not.toContain('<img');
  expect(html).toContain('href="https://yak.test/?a=1&#38;b=&#34;"');
  expect(text).toContain(hostile);
  expect(text).toContain('https://yak.test/stop');
});

test('the text body breaks between words and never inside an address', () => {
  const address = `https://yak.test/${'x'.repeat(120)}`;
  const { text } = writeLetter({
    title: 'T',
    paragraphs: ['word '.repeat(60).trim(), 'two\nlines'],
    action: { label: 'Go', address },
  });
  expect(text.split('\n').filter((line) => line.length > 78)).toEqual([address]);
  expect(text).toContain('two\nlines');
});

test('both bodies name each thing in the same order', () => {
  const { html, text } = writeLetter({
    title: 'One',
    paragraphs: ['Two'],
    entries: [{ heading: 'Three', text: 'Four' }],
    footer: [{ text: 'Five' }],
  });
  const order = (body: string) => ['Two', 'Three', 'Four', 'Five'].map((word) => body.indexOf(word));
  for (const body of [html, text]) expect(order(body)).toEqual(order(body).toSorted((a, b) => a - b));
});

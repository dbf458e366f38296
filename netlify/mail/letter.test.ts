import sharp from 'sharp';
import { expect, test } from 'vitest';
import { writeLetter } from './letter.ts';

const origin = 'https://yak.test';
const hostile = '<img src=x onerror=alert(1)>"&\'';

test('whatever stands in a letter is shown as it is', () => {
  const { html, text } = writeLetter(
    {
      title: hostile,
      paragraphs: [hostile],
      entries: [{ heading: hostile, text: hostile, address: 'https://yak.test/?a=1&b="' }],
      action: { label: hostile, address: 'https://yak.test/' },
      footer: [{ text: hostile, address: 'https://yak.test/stop' }],
    },
    { origin },
  );
  expect(html.match(/<img/g)).toHaveLength(1);
  expect(html).toContain('href="https://yak.test/?a=1&#38;b=&#34;"');
  expect(text).toContain(hostile);
  expect(text).toContain('https://yak.test/stop');
});

test('the text body breaks between words and never inside an address', () => {
  const address = `https://yak.test/${'x'.repeat(120)}`;
  const { text } = writeLetter(
    {
      title: 'T',
      paragraphs: ['word '.repeat(60).trim(), 'two\nlines'],
      action: { label: 'Go', address },
    },
    { origin },
  );
  expect(text.split('\n').filter((line) => line.length > 78)).toEqual([address]);
  expect(text).toContain('two\nlines');
});

test('both bodies name each thing in the same order', () => {
  const entries = [{ heading: 'Three', text: 'Four' }];
  const { html, text } = writeLetter(
    { title: 'One', paragraphs: ['Two'], entries, footer: [{ text: 'Five' }] },
    { origin },
  );
  const order = (body: string) => ['Two', 'Three', 'Four', 'Five'].map((word) => body.indexOf(word));
  for (const body of [html, text]) expect(order(body)).toEqual(order(body).toSorted((a, b) => a - b));
});

test('the sender stands under everything else, in both bodies', () => {
  const parts = { title: 'T', paragraphs: ['Words.'], footer: [{ text: 'Why you get this.' }] };
  const sender = 'Yak is run by Fringe Press LLC, 1 Main Street, Oakland.';
  const { html, text } = writeLetter(parts, { sender, origin });
  expect(text.trimEnd().endsWith(sender)).toBe(true);
  expect(html.indexOf(sender)).toBeGreaterThan(html.indexOf('Why you get this.'));
  expect(writeLetter(parts, { sender: null, origin }).text).not.toContain('run by');
});

test('all that is loaded is one picture of ours, with its size and in words, the same for everybody', async () => {
  const { html } = writeLetter({ title: 'T', paragraphs: ['Words.'] }, { origin });
  const [, address = '', width, height, alt] =
    /<img src="([^"]+)" width="(\d+)" height="(\d+)" alt="([^"]+)"/.exec(html) ?? [];
  expect(address).toBe(`${origin}/mascot/letter-yak.png`);
  expect(alt).toMatch(/yak/);
  const file = await sharp(new URL('../../public/mascot/letter-yak.png', import.meta.url).pathname).metadata();
  expect([file.width, file.height]).toEqual([2 * Number(width), 2 * Number(height)]);
});

import { expect, test } from 'vitest';
import { readSentences } from '#domain/watch/terms/read-sentences.ts';
import { pageText } from './page-text.ts';

const terms = '<p>You own what you generate with the <a href="/service">Service</a>s of Example Labs.</p>';
const sentencesOf = (html: string) => readSentences(pageText(html).marked).map(({ words }) => words);

test('a page’s words are whole where a link ends within one, and cents set high stand behind a linked amount', () => {
  expect(pageText(terms).text).toBe('You own what you generate with the Services of Example Labs.');
  expect(pageText('<p><a href="/pro">$10</a><sup>99</sup></p>').text).toBe('$10.99');
});

test('lines of links are no sentences of a document, wherever its page keeps them; a linked sentence is one', () => {
  const menu =
    '<div><a href="/1">How we collect publishing royalties on your behalf at Example</a> | <a href="/2">How do I sell prints?</a></div><a href="/3"><div>What you need to know about licences of our evolving models</div></a>';
  expect(sentencesOf(menu + terms)).toEqual(sentencesOf(terms));
  expect(
    sentencesOf('<p><a href="/4">You may use outputs for commercial purposes on every plan.</a></p>'),
  ).toHaveLength(1);
});

import { expect, test } from 'vitest';
import { findQuote } from './find-quote.ts';
import { STRUCK_BEGINS, STRUCK_ENDS } from './read-tokens.ts';

const around = (text: string) => `Plans and prices\n\n${text}\n\nTalk to sales about anything else.`;

test.each<[string, string, string]>([
  ['as it was read', '$10 per month, billed yearly', '$10 per month, billed yearly'],
  ['line breaks and spaces', '$10\n  per\tmonth,\n\nbilled   yearly', '$10 per month, billed yearly'],
  ['a slash for per', '$10 / month, billed yearly', '$10 per month, billed yearly'],
  ['spaces that do not break', '$10\u00a0per month,\u202fbilled yearly', '$10 per month, billed yearly'],
  ['typographic quotes', 'We don’t train on “your” content — ever', 'We don\'t train on "your" content - ever'],
  ['soft hyphens and zero-width spaces', 'com\u00admer\u00adcial u\u200bse is allowed', 'commercial use is allowed'],
  ['capitals', 'COMMERCIAL USE IS ALLOWED', 'Commercial use is allowed'],
  ['cents', 'Pro is $10.00 a month', 'Pro is $10 a month'],
  ['the currency behind', 'Pro is 10 USD a month', 'Pro is $10 a month'],
  ['the currency twice', 'Pro is $10 USD a month', 'Pro is $10 a month'],
  ['the currency in words', 'Pro is US$ 10 a month', 'Pro is $10 a month'],
  ['a comma for decimals', 'Pro kostet 9,90 € im Monat', 'Pro kostet €9.90 im Monat'],
  ['thousands with a comma', 'up to 10,000 credits a year', 'up to 10000 credits a year'],
  ['thousands with a point', 'up to 10.000 credits a year', 'up to 10,000 credits a year'],
  ['thousands with a space', 'up to 10 000 credits a year', 'up to 10,000 credits a year'],
  ['thousands with a k', 'up to 10k credits a year', 'up to 10,000 credits a year'],
  ['units close by', 'with 10GB of storage for all', 'with 10 GB of storage for all'],
  [
    'moved paragraphs',
    'You own all that you make with it.\n\nSomething else.\n\nFree users may not sell what they make.',
    'Free users may not sell what they make. You own all that you make with it.',
  ],
  [
    'words that were left out',
    'The Pro plan, which most people take, costs $20 for each of them a month.',
    'The Pro plan … costs $20 for each of them',
  ],
  ['an old price struck through beside it', `Pro ${STRUCK_BEGINS}$20${STRUCK_ENDS} $10 a month`, 'Pro $20 $10 a month'],
  ['percent in words', 'Save 20 percent when billed yearly', 'Save 20% when billed yearly'],
  ['thousands and cents of another country', 'Team kostet 1.234,50 € im Jahr', 'Team kostet €1,234.50 im Jahr'],
  [
    'moved paragraphs of which some are short',
    'Pro. From $10 a month. For all.\n\nYou own all that you make with it.',
    'You own all that you make with it. Pro. From $10 a month. For all.',
  ],
  [
    'moved paragraphs of which the first is short',
    'You own all that you make with it.\n\nPro. From $10 a month.',
    'Pro. From $10 a month. You own all that you make with it.',
  ],
  ['no letters of ours', '商用利用が 可能です', '商用利用が可能です'],
])('a page says it still with %s', (_, page, quote) => {
  expect(findQuote(around(page), quote)).toMatchObject({ isFound: true });
});

test.each<[string, string, string]>([
  ['another price', 'Pro is $12 a month', 'Pro is $10 a month'],
  ['a longer price', 'Pro is $100 a month', 'Pro is $10 a month'],
  ['other cents', 'Pro is $10.50 a month', 'Pro is $10 a month'],
  ['another currency', 'Pro is €10 a month', 'Pro is $10 a month'],
  ['another period', 'Pro is $10 a year', 'Pro is $10 a month'],
  ['a new "not"', 'Commercial use is not allowed', 'Commercial use is allowed'],
  ['a lost "not"', 'We do train on your content', 'We do not train on your content'],
  ['the price struck through', `Pro ${STRUCK_BEGINS}$10${STRUCK_ENDS} $12 a month`, 'Pro $10'],
  [
    'one of two sentences gone',
    'You own all that you make with it.',
    'You own all that you make with it. We never train on what you upload.',
  ],
  ['another amount of credits', 'up to 1,000 credits a year', 'up to 10,000 credits a year'],
  ['other cents of thousands', 'Team is $1,234.05 a year', 'Team is $1,234.50 a year'],
  ['no percent', 'Save 20 when billed yearly', 'Save 20% when billed yearly'],
  ['all of it struck through', `${STRUCK_BEGINS}Commercial use is allowed${STRUCK_ENDS}`, 'Commercial use is allowed'],
  [
    'a short sentence left of one that is gone',
    'For all. You own all that you make with it. Pro is $12 a month.',
    'You own all that you make with it. Pro is $10 a month. For all.',
  ],
  ['nothing alike', 'Lorem ipsum dolor sit amet', 'Pro is $10 a month'],
])('a page says it no more with %s', (_, page, quote) => {
  expect(findQuote(around(page), quote)).toMatchObject({ isFound: false });
});

test('the passage shows what stands there now, and it has an end', () => {
  const page = `${'Much before it. '.repeat(400)} Pro is now $12 a month for all. ${'Much behind it. '.repeat(400)}`;
  const { passage } = findQuote(page, 'Pro is $10 a month for all');
  expect(passage).toContain('Pro is now $12 a month');
  expect(passage.length).toBeLessThan(720);
  expect(findQuote('Lorem ipsum', 'Pro is $10 a month').passage).toBe('');
  const far = `${'many words '.repeat(60)}Pro is $12 a month${' more words'.repeat(60)}`;
  const [start, end] = [far.indexOf('Pro'), far.indexOf(' more')];
  const from = (place: number) => `… ${far.slice(place - 220, end + 220).trim()} …`;
  expect(findQuote(far, 'Pro is $12 a month')).toEqual({ isFound: true, passage: from(start) });
  const nearest = from(start - 'words many words '.length); // half as many words again as were looked for
  expect(findQuote(far, 'Pro is $10 a month')).toEqual({ isFound: false, passage: nearest });
  expect(findQuote('Now Pro is $12 a month', 'Pro is $10 a month').passage).toBe('Now Pro is $12 a month');
  expect(findQuote('Lorem ipsum', '…')).toEqual({ isFound: false, passage: '' });
});

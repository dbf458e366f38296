import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { formDayKey, secondsToNextDay, withOneMore } from './form-day.ts';
import { manyLines, oneLine, isMailAddress } from '#domain/text/form-text.ts';
import { isAutomatic } from '#domain/person/is-automatic.ts';
import { countSending, LETTERS_A_DAY, newSenderRecord } from './sender-record.ts';

const noon = new Date('2026-11-21T12:00:00Z');
const later = (ms: number) => new Date(noon.getTime() + ms);

test('a filled trap or a form filled in within two seconds is no person', () => {
  expect(isAutomatic({ homepage: '', openForMs: 2000 })).toBe(false);
  expect(isAutomatic({ homepage: '', openForMs: 1999 })).toBe(true);
  expect(isAutomatic({ homepage: 'x', openForMs: 60_000 })).toBe(true);
});

describe('mail addresses', () => {
  const tried = [
    'ada@yak.test',
    "o'neil+x@sub.example.org",
    'ada@yak',
    'ada',
    '@yak.test',
    'a@b.test, c@d.test',
    'a@b.test\n',
    ' a@b.test',
    'a..b@c.test',
    '.a@c.test',
    'a.@c.test',
    'Ada <ada@yak.test>',
    'ada@-x.test',
    'ä@yak.test',
  ];

  test.each(tried)('%j is judged as zod judges it', (text) => {
    expect(isMailAddress(text)).toBe(z.email().safeParse(text).success);
  });

  test('so is any text around an @', () => {
    const part = fc.string({ unit: fc.constantFrom('a', 'B', '1', '.', '-', '_', '+', "'", ' ', '\n', ',') });
    fc.assert(
      fc.property(
        part,
        part,
        (local, host) =>
          isMailAddress(`${local}@${host}.test`) === z.email().safeParse(`${local}@${host}.test`).success,
      ),
    );
  });

  test('no more than 254 letters', () => {
    expect(isMailAddress(`${'a'.repeat(245)}@yak.test`)).toBe(true);
    expect(isMailAddress(`${'a'.repeat(246)}@yak.test`)).toBe(false);
  });
});

test('a line keeps its words and loses breaks and what cannot be seen', () => {
  expect(oneLine('  Ada\r\nBcc: eve@yak.test \u202e x ')).toBe('Ada Bcc: eve@yak.test x');
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => !/[\r\n\t\u2028]|^ | $/.test(oneLine(text))));
});

test('a box keeps paragraphs', () => {
  expect(manyLines('\r\none  \rtwo\n\n\n\nthree \u0000')).toBe('one\ntwo\n\nthree');
  const needed = 'می‌خواهم 👩‍👩‍👧 שלום q\u0323\u0307';
  expect([oneLine(needed), manyLines(needed)]).toEqual([needed, needed]);
  expect(manyLines('a\ufffc\u2060\ud800b')).toBe('ab');
});

describe('counting what comes under one address', () => {
  const sendings = (count: number) => Array.from({ length: count }, (_, index) => `attempt-${index}`);

  test('the sixth within a day is quiet, on the next day it is not', () => {
    let record = newSenderRecord('x');
    const quiet = sendings(LETTERS_A_DAY + 1).map((attempt, index) => {
      const counted = countSending(record, attempt, later(index));
      ({ record } = counted);
      return counted.isQuiet;
    });
    expect(quiet).toEqual([false, false, false, false, false, true]);
    expect(countSending(record, 'next day', later(86_400_100)).isQuiet).toBe(false);
  });

  test('the same attempt counts once and comes out the same', () => {
    let record = newSenderRecord('x');
    expect(record).toEqual({ id: 'x', sent: [] });
    for (const attempt of sendings(LETTERS_A_DAY + 1)) ({ record } = countSending(record, attempt, noon));
    expect(countSending(record, 'attempt-0', noon)).toEqual({ record, isQuiet: false });
    expect(countSending(record, `attempt-${LETTERS_A_DAY}`, noon)).toEqual({ record, isQuiet: true });
    expect(countSending(record, 'a day later', later(86_400_000)).record.sent).toHaveLength(1);
  });

  test('the record does not grow without end', () => {
    let record = newSenderRecord('x');
    for (const attempt of sendings(1000)) ({ record } = countSending(record, attempt, noon));
    expect(record.sent.length).toBe(2 * LETTERS_A_DAY);
  });
});

test('a form is taken so often a day from all together, and again when the next day begins', () => {
  expect(formDayKey('contact', noon)).toBe('contact-2026-11-21');
  expect(withOneMore(null, 'contact')).toEqual({ count: 1 });
  expect(withOneMore({ count: 499 }, 'contact')).toEqual({ count: 500 });
  expect(withOneMore({ count: 500 }, 'contact')).toBeNull();
  expect([noon, later(43_199_999), later(43_200_000)].map(secondsToNextDay)).toEqual([43_200, 1, 86_400]);
});

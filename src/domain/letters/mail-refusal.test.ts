import { describe, expect, test } from 'vitest';
import { type MailRefusal, causeOf, isFinal, pauseAfter } from './mail-refusal.ts';
import { refusalSteps } from './mail-refusal.schema.ts';

const statuses = Array.from({ length: 200 }, (_, index) => 400 + index);
const details = [null, ...['0', '1', '2', '3', '4', '5', '6', '7'].flatMap((subject) => inAll(subject))];

function inAll(subject: string): string[] {
  return Array.from({ length: 31 }, (_, detail) => `${subject}.${detail}`);
}

function refusal(part: Partial<MailRefusal>): MailRefusal {
  const known = { step: 'recipient', code: 'EENVELOPE', status: 550, enhanced: null, ...part } as const;
  return { at: '2026-11-23T10:00:00.000Z', command: 'RCPT TO', words: '', cause: causeOf(known), ...known };
}

test('of all replies at all steps only one at RCPT, permanent and about the mailbox, is the recipient’s own', () => {
  const own = new Set<string>();
  for (const step of refusalSteps)
    for (const status of statuses)
      for (const detail of details)
        for (const level of [4, 5]) {
          const enhanced = detail && `${level}.${detail}`;
          if (causeOf({ step, code: 'EENVELOPE', status, enhanced }) !== 'mailbox') continue;
          expect([step, status >= 500 && status < 600]).toEqual(['recipient', true]);
          own.add(String(enhanced));
        }
  expect([...own].toSorted()).toEqual(['5.1.1', '5.1.10', '5.1.2', '5.1.3', '5.1.4', '5.1.6', '5.2.1']);
});

test.each<[string, Partial<MailRefusal>, MailRefusal['cause']]>([
  ['a password', { step: 'login', code: 'EAUTH', status: 535, enhanced: '5.7.8' }, 'login'],
  ['a login that MAIL FROM asks for', { step: 'sender', status: 530, enhanced: '5.7.0' }, 'login'],
  ['a login that RCPT asks for', { step: 'recipient', status: 530, enhanced: '5.7.1' }, 'login'],
  ['no answer', { step: 'connection', code: 'ETIMEDOUT', status: null }, 'connection'],
  ['a name that nobody knows', { step: 'connection', code: 'EDNS', status: null }, 'connection'],
  ['a greeting', { step: 'greeting', code: 'EPROTOCOL', status: 554 }, 'greeting'],
  ['a server that goes', { step: 'recipient', status: 421, enhanced: '4.3.2' }, 'connection'],
  ['a sender', { step: 'sender', status: 553, enhanced: '5.1.8' }, 'sender'],
  ['a sender, told at RCPT', { status: 550, enhanced: '5.1.7' }, 'sender'],
  ['a quota at the sender', { step: 'sender', status: 552 }, 'quota'],
  ['a quota at RCPT', { status: 550, enhanced: '5.4.5' }, 'quota'],
  ['an address of ours that is blocked', { status: 554, enhanced: '5.7.1' }, 'policy'],
  ['a text', { step: 'end of data', code: 'EMESSAGE', status: 554, enhanced: '5.6.0' }, 'content'],
  ['a letter that is too long', { step: 'sender', code: 'EMESSAGE', status: null }, 'content'],
  ['a full mailbox', { status: 552, enhanced: '5.2.2' }, 'later'],
  ['a greylist', { status: 451, enhanced: '4.7.1' }, 'policy'],
  ['a recipient without a reason', { status: 550 }, 'doubtful'],
  ['a command in disorder', { status: 503 }, 'unclear'],
  ['a failure of our own', { step: 'other', code: null, status: null }, 'unclear'],
])('what is refused: %s', (_, part, cause) => expect(refusal(part).cause).toBe(cause));

describe('a recipient who is refused without a reason', () => {
  const since = '2026-11-20T09:00:00.000Z';
  const last = { ...refusal({}), at: '2026-11-23T04:00:00.000Z' };
  const waited = { since, tries: 4, last };
  const takenSince = '2026-11-23T06:00:00.000Z';

  test('is believed to be gone when others were taken between tries of several days', () =>
    expect(isFinal(refusal({}), waited, takenSince)).toBe(true));

  test.each<[string, Partial<MailRefusal>, Partial<typeof waited>, string | null]>([
    ['the server took no other since', {}, {}, '2026-11-23T03:00:00.000Z'],
    ['the server never took any', {}, {}, null],
    ['it was tried a few times', {}, { tries: 3 }, takenSince],
    ['it was tried for two days', {}, { since: '2026-11-21T09:00:00.000Z' }, takenSince],
    ['it was another matter before', {}, { last: refusal({ step: 'sender' }) }, takenSince],
    ['it is our address that is refused', { enhanced: '5.7.1' }, {}, takenSince],
  ])('is not while %s', (_, part, other, takenAt) =>
    expect(isFinal(refusal(part), { ...waited, ...other }, takenAt)).toBe(false),
  );
});

test('pauses grow, to six hours for a letter’s own refusal and to half an hour when the server refuses all', () => {
  const minutes = (cause: MailRefusal['cause']) => [0, 1, 4, 9, 40].map((tries) => pauseAfter(cause, tries) / 60_000);
  expect(minutes('content')).toEqual([1, 2, 16, 360, 360]);
  expect(minutes('login')).toEqual([1, 2, 16, 30, 30]);
});

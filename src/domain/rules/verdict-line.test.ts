import { describe, expect, test } from 'vitest';
import { fileTools } from '#testing/built-catalogue.ts';
import { madePrice, madeReason, madeStatement } from '#testing/made-verdicts.ts';
import { readyMadeRules } from './ready-made-rules.ts';
import { verdictLine, verdictSentence } from './verdict-line.ts';
import { type VerdictStatement, verdictStatement } from './verdict-statement.ts';
import { verdictOf } from './verdict.ts';

const none = { plan: null, price: null };

describe('a verdict in one line', () => {
  test.each<[string, Partial<VerdictStatement>]>([
    ['Passes on Pro, $12 a month', {}],
    ['Passes on Pro, $60 a month for 5 seats', { price: { ...madePrice, seats: 5 } }],
    ['Passes on Free', { plan: 'Free', price: { ...madePrice, amount: 0 } }],
    ['Passes on Business, price on request', { plan: 'Business', price: null, noPrice: 'on request' }],
    ['Passes on Business, price not read', { plan: 'Business', price: null, noPrice: 'not read' }],
    [
      'Passes on Pro, $12 a month. Mind: only while the plan runs (paid work)',
      { reasons: [madeReason('paidWork', 'passes', 'yes', 'only while the plan runs')] },
    ],
    [
      'Passes on Pro, $12 a month, when switched: Settings › Data controls, on by default',
      {
        verdict: 'passes when switched',
        reasons: [
          madeReason('paidWork', 'passes', 'yes'),
          madeReason('noTraining', 'passes when switched', 'opt-out', 'Settings › Data controls, on by default'),
        ],
      },
    ],
    [
      'Fails on every plan: on Free it leaves a visible watermark (example.com, 20 November 2026)',
      { ...none, verdict: 'fails', reasonsOn: 'Free', reasons: [madeReason('noWatermark', 'fails', 'yes')] },
    ],
    [
      'Fails on every plan: on Free paid work is not allowed (example.com, 20 November 2026); 1 more rule fails',
      {
        ...none,
        verdict: 'fails',
        reasonsOn: 'Free',
        reasons: [madeReason('paidWork', 'fails', 'no'), madeReason('noTraining', 'fails', 'yes')],
      },
    ],
    [
      'Fails on every plan: it trains on uploads (example.com, 20 November 2026); 1 more rule fails',
      {
        ...none,
        verdict: 'fails',
        failsOnEveryPlan: ['noTraining'],
        reasons: [madeReason('paidWork', 'fails', 'no'), madeReason('noTraining', 'fails', 'yes')],
      },
    ],
    [
      'Fails: it trains on uploads (example.com, 20 November 2026)',
      { ...none, verdict: 'fails', reasonsOn: null, reasons: [madeReason('noTraining', 'fails', 'yes')] },
    ],
    [
      'Fails: it trains on uploads (example.com, kept by an archive on 20 November 2026)',
      {
        ...none,
        verdict: 'fails',
        reasonsOn: null,
        reasons: [
          {
            ...madeReason('noTraining', 'fails', 'yes'),
            kind: 'terms archive',
            copy: 'https://github.com/somebody/terms/blob/1/a.md',
          },
        ],
      },
    ],
    [
      'Fails: it trains on uploads (example.com, copied by a reader, 20 November 2026)',
      {
        ...none,
        verdict: 'fails',
        reasonsOn: null,
        reasons: [
          {
            ...madeReason('noTraining', 'fails', 'yes'),
            kind: 'dated transcription',
            copy: 'https://github.com/somebody/notes/blob/1/a.md',
          },
        ],
      },
    ],
    ['Fails: it has shut down', { ...none, verdict: 'fails', reasonsOn: null }],
    [
      'Unknown: nobody has read whether it trains on uploads',
      { ...none, verdict: 'unknown', reasons: [madeReason('noTraining', 'unknown', 'not read')] },
    ],
    [
      'Unknown: nobody has read how it stands to any of the 3 rules',
      {
        ...none,
        verdict: 'unknown',
        reasons: [
          madeReason('paidWork', 'unknown', 'yes'),
          madeReason('noWatermark', 'unknown', 'not read'),
          madeReason('noAttribution', 'unknown', 'not read'),
        ],
      },
    ],
    [
      'Unknown: 2 of 3 rules hold. Nobody has read whether it leaves a watermark on Pro',
      {
        ...none,
        verdict: 'unknown',
        reasons: [
          madeReason('paidWork', 'passes', 'yes'),
          madeReason('noTraining', 'passes when switched', 'opt-out', 'Settings'),
          madeReason('noWatermark', 'unknown', 'not read'),
        ],
      },
    ],
    [
      'Unknown: 1 of 4 rules holds. Nobody has read whether it allows paid work, leaves a watermark, or asks for credit on Pro',
      {
        ...none,
        verdict: 'unknown',
        reasons: [
          madeReason('paidWork', 'unknown', 'yes'),
          madeReason('noTraining', 'passes', 'no'),
          madeReason('noWatermark', 'unknown', 'not read'),
          madeReason('noAttribution', 'unknown', 'not read'),
        ],
      },
    ],
    [
      'Unknown: the maker does not say whether it keeps work private; those who read it differ on whether it trains on uploads',
      {
        ...none,
        verdict: 'unknown',
        reasons: [madeReason('private', 'unknown', 'maker silent'), madeReason('noTraining', 'unknown', 'disputed')],
      },
    ],
    [
      'Unknown: whether it allows paid work depends on the avatar',
      { ...none, verdict: 'unknown', reasons: [madeReason('paidWork', 'unknown', 'depends', 'On the avatar')] },
    ],
    [
      'Unknown: whether it allows paid work depends on the avatar. Nobody has read whether it leaves a watermark',
      {
        ...none,
        verdict: 'unknown',
        reasons: [
          madeReason('paidWork', 'unknown', 'depends', 'On the avatar'),
          madeReason('noWatermark', 'unknown', 'not read'),
        ],
      },
    ],
    ['Unknown: nobody has read which plans there are', { ...none, verdict: 'unknown', reasonsOn: null }],
  ])('%s', (words, fields) => {
    expect(verdictSentence(madeStatement(fields))).toBe(words);
  });

  test('each verdict has a sign of its own', () => {
    const verdicts = ['passes', 'passes when switched', 'unknown', 'fails'] as const;
    expect(new Set(verdicts.map((verdict) => verdictLine(madeStatement({ verdict })).sign)).size).toBe(4);
  });
});

test.each(readyMadeRules)('under ‘$name’ every tool of the guide has a line that says why', ({ rules }) => {
  for (const tool of fileTools) {
    const given = verdictStatement(tool.id, verdictOf(tool, rules));
    const { head, rest } = verdictLine(given);
    expect(head).toMatch(/^(Passes on .|Unknown$|Fails( on every plan)?$)/);
    if (given.verdict !== 'passes') expect(`${tool.name}${rest}`).toMatch(/: .{8}/);
    expect(`${head} ${rest}`).not.toMatch(/undefined|null|NaN/);
  }
});

import { describe, expect, test } from 'vitest';
import { planUpload } from '#domain/tool/plan-upload.ts';
import { files, tasks, words } from '#testing/csv-rows.ts';
import { readCsv } from './read-upload.ts';

describe('a row with some of the columns', () => {
  const [file] = files;
  if (!file) throw new Error('no file');
  const planned = (csv: string) => {
    const { rows, refusals } = readCsv(csv, words);
    expect(refusals).toEqual([]);
    return planUpload({ files, uploads: [], nextId: 20_001, tasks }, rows);
  };

  test('changes these alone; without evidence columns the old evidence of the price goes, and the row says so', () => {
    const priced =
      files.find(
        ({ pricing, evidence, standardPricing }) =>
          pricing.amount === 0 && evidence.price && /free/i.test(standardPricing),
      ) ?? file;
    const plan = planned(`name,pricing_amount\n"${priced.name}",3\n`);
    expect(plan.refusals).toEqual([]);
    const [upload] = plan.uploads;
    if (upload?.kind !== 'change') throw new Error('no change');
    expect(Object.keys(upload.fields).toSorted()).toEqual(['evidence', 'pricing', 'standardPricing']);
    expect(upload.fields.pricing).toEqual({ ...priced.pricing, amount: 3 });
    expect(upload.fields.evidence).toEqual({ ...priced.evidence, price: null });
    expect(plan.rows[0]?.notes.join(' ')).toContain('Price: its evidence');
  });

  test('takes a null price, rights, tasks and evidence', () => {
    const csv = [
      'name,pricing_amount,standard_pricing,free_use,indemnity,indemnity_source,indemnity_kind,indemnity_quote,indemnity_read_on,tasks',
      `"${file.name}",on request,On request,not read,no,https://example.com/terms,Maker,"You indemnify us; we do not, indemnify you",2026-11-20,"write-ad-copy: made for: Ads\\; and slogans;keep-a-brand-voice:can:A note: with colons"`,
    ].join('\n');
    const plan = planned(csv);
    expect(plan.refusals).toEqual([]);
    const [upload] = plan.uploads;
    if (upload?.kind !== 'change') throw new Error('no change');
    expect(upload.fields).toMatchObject({
      pricing: { amount: null },
      freeUse: 'not read',
      rights: { ...file.rights, indemnity: 'no' },
      tasks: [
        { task: 'write-ad-copy', fit: 'made for', note: 'Ads; and slogans' },
        { task: 'keep-a-brand-voice', fit: 'can', note: 'A note: with colons' },
      ],
      evidence: {
        indemnity: { kind: 'maker', quote: 'You indemnify us; we do not, indemnify you', readOn: '2026-11-20' },
      },
    });
  });

  test('of a tool that the guide has not is one refusal that names what is missing', () => {
    const plan = planUpload(
      { files, uploads: [], nextId: 20_001 },
      readCsv('name,pricing_amount\nNobody,3\n', words).rows,
    );
    expect(plan.refusals).toEqual([
      expect.objectContaining({ row: 2, column: 'category', remedy: expect.stringContaining('badge') }),
    ]);
  });

  test.each<[string, string]>([
    ['price_kind', 'hearsay'],
    ['price_source', 'example.com'],
    ['price_read_on', '21.11.2026'],
    ['price_page_date', '2026-02-30'],
    ['price_quote', 'x'],
    ['commercial_use', 'perhaps'],
    ['tasks', 'make tea'],
    ['tasks', 'write-ad-copy:perfect:Ads'],
    ['tasks', 'write-ad-copy:can:x'],
    ['tasks', 'write-ad-copy:can:Ads;write-ad-copy:made for:Slogans'],
  ])('%s “%s” is refused', (column, value) => {
    expect(readCsv(`name,${column}\n"${file.name}","${value}"\n`, words).refusals).toEqual([
      expect.objectContaining({ row: 2, column }),
    ]);
  });
});

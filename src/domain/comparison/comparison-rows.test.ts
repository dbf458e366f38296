import { describe, expect, it } from 'vitest';
import { noEvidence } from '#domain/tool/evidence/evidence.ts';
import { makeEvidence, makePlan, makeTool } from '#domain/tool/editing/make-tool.ts';
import { shownPlans } from '#domain/tool/plan/shown-plans.ts';
import { cellText, comparisonRows, type Feature, features, usersText } from './comparison-rows.ts';

const runway = makeTool({
  id: 7,
  name: 'Runway',
  category: 'video AI, motion and VFX',
  pros: ['One', 'Two', 'Three', 'Four'],
  cons: ['A', 'B', 'C', 'D'],
  experienceLevel: ['advanced', 'beginner'],
});
const firefly = makeTool({
  id: 3,
  name: 'Firefly',
  category: 'motion and VFX, video AI',
  pricing: { amount: 0, period: 'month', details: 'Credits.' },
  ethicallyTrained: 'Ethically trained: on licensed pictures',
  rights: { commercialUse: 'yes', trainsOnUploads: 'no', indemnity: 'not read' },
  evidence: { ...noEvidence(), ethics: makeEvidence({ readOn: '2026-11-21' }) },
});

const told = [runway, firefly].map((tool) => ({ ...tool, plans: shownPlans(tool) }));
const row = (feature: Feature) => comparisonRows(told).find((found) => found.feature === feature);
/** An answer of all plans that hangs on nothing. */
const alike = (text: string) => ({ plans: '', text, condition: '', isRead: text !== 'Not read yet' });
const lines = (feature: Feature) => row(feature)?.cells.map((cell) => cell.lines);

describe('comparisonRows', () => {
  it('has each feature once, those that differ first, each part in the usual order', () => {
    const rows = comparisonRows(told);
    const differing = [
      'Uploads',
      'Pricing',
      'Price with paid work',
      'Ethically Trained',
      'Experience',
      'Key pros',
      'Main cons',
    ];
    const alike = ['Paid work', 'Indemnity', 'Private by default', 'Watermark', 'Category', 'Team sizes'];
    expect(rows.map(({ feature }) => feature)).toEqual([...differing, ...alike]);
    expect(rows.map(({ differs }) => differs)).toEqual([...differing.map(() => true), ...alike.map(() => false)]);
  });

  it('keeps the usual order when nothing differs', () => {
    expect(comparisonRows(told.slice(0, 1)).map(({ feature }) => feature)).toEqual([...features]);
  });

  it('does not call the same terms in another order a difference', () => expect(row('Category')?.differs).toBe(false));

  it('says what it costs to try, with the mark of a price that nobody has confirmed', () =>
    expect(lines('Pricing')).toEqual([['$10* a month'], ['Free plan*']]));

  it('says of what a maker leaves open that it was read, and by nobody confirmed', () => {
    const evidence = { ...noEvidence(), trainsOnUploads: makeEvidence({ readOn: '2026-11-21' }) };
    const rights = { commercialUse: 'yes', trainsOnUploads: 'maker silent', indemnity: 'not read' } as const;
    const silent = makeTool({ rights, evidence });
    const cellsOf = (feature: Feature) =>
      comparisonRows([{ ...silent, plans: shownPlans(silent) }]).find((found) => found.feature === feature)?.cells;
    expect(cellsOf('Uploads')?.[0]).toMatchObject({
      isSilent: true,
      note: expect.stringMatching(/^Read 21 November 2026: /),
    });
    expect(cellsOf('Paid work')?.[0]).not.toHaveProperty('isSilent');
  });

  it('says on which plan paid work is a yes, and names plans where they answer differently', () => {
    const plan = (name: string, amount: number, answer: 'yes' | 'no') =>
      makePlan(name, { amount }, { commercialUse: { answer, condition: '', evidence: [] } });
    const suno = makeTool({ plans: [plan('Free', 0, 'no'), plan('Pro', 10, 'yes'), plan('Premier', 30, 'yes')] });
    const rows = comparisonRows([{ ...suno, plans: shownPlans(suno) }]);
    const said = (feature: Feature) => rows.find((found) => found.feature === feature)?.cells[0]?.lines;
    expect(said('Price with paid work')).toEqual(['$10* a month on Pro']);
    expect(said('Paid work')).toEqual(['Free: No', 'Pro and Premier: Yes']);
    const cell = rows.find(({ feature }) => feature === 'Paid work')?.cells[0];
    expect(cell && cellText(cell)).toBe('Free: No; Pro and Premier: Yes');
    const tried = makeTool({ plans: [{ ...plan('Free', 0, 'yes'), isTrial: true }, plan('Pro', 10, 'yes')] });
    const use = comparisonRows([{ ...tried, plans: shownPlans(tried) }]).find(({ feature }) => feature === 'Paid work');
    expect(use?.cells[0]?.lines).toEqual(['Free trial: Yes (while the trial lasts)', 'Pro: Yes']);
    expect(use?.cells[0]?.answers).toEqual([
      { plans: 'Free trial', text: 'Yes', condition: 'while the trial lasts', isRead: true },
      { plans: 'Pro', text: 'Yes', condition: '', isRead: true },
    ]);
    expect(said('Watermark')).toEqual(['Not read yet']);
  });

  it('says what nobody has read, and when the rest was', () => {
    expect(row('Ethically Trained')?.cells).toEqual([
      { lines: ['Not read yet'], isKnown: false, note: '' },
      {
        lines: ['Yes: on licensed pictures'],
        isKnown: true,
        note: 'Confirmed 21 November 2026: example.com/pricing',
      },
    ]);
    expect(row('Uploads')?.cells).toEqual([
      { lines: ['Not read yet'], answers: [alike('Not read yet')], isKnown: false, note: '' },
      {
        lines: ['No training'],
        answers: [alike('No training')],
        isKnown: true,
        note: 'Not confirmed yet: check with Firefly',
      },
    ]);
    expect(lines('Indemnity')).toEqual([['Not read yet'], ['Not read yet']]);
  });

  it('shows three pros and every con', () => {
    expect(lines('Key pros')?.[0]).toEqual(['One', 'Two', 'Three']);
    expect(lines('Main cons')?.[0]).toEqual(['A', 'B', 'C', 'D']);
  });

  it('writes levels in rising order', () => expect(lines('Experience')?.[0]).toEqual(['Beginner', 'Advanced']));
});

describe('usersText', () => {
  const rows = comparisonRows(told);
  const without = (feature: Feature) => rows.filter((one) => one.feature !== feature);
  it('says in one line whom a tool is for, from the rows that are given', () => {
    expect(usersText(rows, 0)).toBe('For beginner and advanced users: solo');
    expect(usersText(without('Team sizes'), 0)).toBe('For beginner and advanced users');
    expect(usersText(without('Experience'), 0)).toBe('Solo');
  });
});

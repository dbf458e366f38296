import { expect, test } from 'vitest';
import { openPlans } from './open-plans.ts';
import { comparisonRows, type Feature } from '#domain/comparison/comparison-rows.ts';
import { machineFacts } from '#domain/page/machine/tool-facts.ts';
import { fileTools } from '#testing/built-catalogue.ts';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import type { Plan, PlanRights } from './plan.schema.ts';
import type { PlanRightName } from './plan-words.ts';
import { planTable } from './plan-table.ts';
import { rightLines } from './right-lines.ts';
import { rightsColumns, rightsRow } from './rights-matrix.ts';
import { shownPlans } from './shown-plans.ts';

const plan = (name: string, rights: PlanRights): Plan => ({
  name,
  includes: '',
  isTrial: false,
  price: null,
  priceYearly: null,
  rights,
});
const said = (answer: 'yes' | 'no' | 'depends', condition = '') => ({
  commercialUse: { answer, condition, evidence: [] },
});

test('an answer never stands without what it hangs on; where plans differ each answer names its plans', () => {
  const lines = (plans: Plan[], baseRights: PlanRights = {}) =>
    rightLines(makeTool({ plans, baseRights }), 'commercialUse');
  expect(lines([], said('yes', 'not for broadcast'))).toEqual(['Yes (not for broadcast)']);
  expect(lines([plan('Free', said('no')), plan('Pro', {}), plan('Max', {})], said('yes'))).toEqual([
    'Free: No',
    'Pro and Max: Yes',
  ]);
  expect(lines([plan('Pro', said('depends', 'on the region')), plan('Max', said('depends', 'on the region'))])).toEqual(
    ['Depends (on the region)'],
  );
  expect(lines([plan('Pro', said('yes', 'one client')), plan('Max', said('yes'))])).toEqual([
    'Pro: Yes (one client)',
    'Max: Yes',
  ]);
  expect(lines([{ ...plan('Trial', said('yes')), isTrial: true }, plan('Pro', said('yes'))])).toEqual([
    'Trial: Yes (while the trial lasts)',
    'Pro: Yes',
  ]);
});

/** Where a question about rights is answered beside another tool. */
const featureOf: Partial<Record<PlanRightName, Feature>> = {
  commercialUse: 'Paid work',
  trainsOnUploads: 'Uploads',
  indemnity: 'Indemnity',
  privateByDefault: 'Private by default',
  watermark: 'Watermark',
};

test('for every tool of the guide one question has one answer: its page, a comparison, the rights of all and what programs are told', () => {
  for (const tool of fileTools) {
    const told = { ...tool, plans: shownPlans(tool) };
    const rows = planTable(tool)?.rows ?? [];
    const compared = comparisonRows([told]);
    const matrix = rightsRow(tool);
    for (const [place, { name }] of rightsColumns.entries()) {
      const lines = rightLines(tool, name);
      expect(tool.plans.length > 0 ? rightLines(told, name) : lines).toEqual(lines);
      const cells = rows.find((row) => row.name === name)?.cells ?? [];
      for (const { plans, text, condition } of cells)
        for (const planName of plans) {
          if (!openPlans(tool.plans).some(({ name: sold }) => sold === planName)) continue; // its column alone tells it
          const own = lines.length === 1 ? lines[0] : lines.find((line) => planNamesOf(line, tool.plans, planName));
          const [answer = '', limit] = text.toLowerCase().split(', with ');
          expect(own?.toLowerCase()).toContain(answer);
          if (limit) expect(condition !== '' || rows.some((row) => row.name === 'revenueCap')).toBe(true);
          expect(own?.toLowerCase()).toContain(condition.replace(/\.$/, '').toLowerCase());
        }
      const feature = featureOf[name];
      const asked = name === 'trainsOnUploads' ? lines.map(ofUploads) : lines;
      if (feature) expect(compared.find((row) => row.feature === feature)?.cells[0]?.lines).toEqual(asked);
      if (matrix.cells[place]?.note === 'on conditions') expect(lines.join()).toContain('(');
    }
    const facts = machineFacts(tool);
    for (const [fact, name] of [
      ['Commercial use', 'commercialUse'],
      ['Trains on your uploads', 'trainsOnUploads'],
      ['Indemnity', 'indemnity'],
    ] as const)
      expect(facts.find((one) => one.fact === fact)?.value).toBe(rightLines(tool, name).join('; '));
  }
});

/** The same answer to what becomes of uploads. */
function ofUploads(line: string): string {
  if (line.startsWith('Disputed: '))
    return line.replace(/^[^(]+/, (said) => said.replace(/\bno\b/, 'no training').replace(/\byes\b/, 'trains on them'));
  return line.replace(/(^|: )No\b/, '$1No training').replace(/(^|: )Yes\b/, '$1Trains on them');
}

/** Whether the plans before the colon of a line are, or hold, this one. */
function planNamesOf(line: string, plans: readonly { name: string }[], name: string): boolean {
  const longer = plans.filter((other) => other.name !== name && other.name.includes(name));
  const head = longer.reduce((words, other) => words.replaceAll(other.name, ''), line.slice(0, line.indexOf(': ')));
  return head.includes(name);
}

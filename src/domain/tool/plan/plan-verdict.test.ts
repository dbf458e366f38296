import { expect, test } from 'vitest';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import { fileTools } from '#testing/built-catalogue.ts';
import { openPlans, planCalled } from './open-plans.ts';
import { labelCondition, rightOn } from './plan-rights.ts';
import { planSheet } from '#domain/page/plot/plan-sheet.ts';
import { planTable } from './plan-table.ts';
import { type Plan, type PlanAnswer, planSchema } from './plan.schema.ts';
import { indemnityVerdict, priceVerdict, rightVerdict } from './plan-verdict.ts';
import { shownPlans } from './shown-plans.ts';
import { priceLine } from './two-prices.ts';

const source = {
  page: 'https://maker.example/pricing',
  copy: null,
  kind: 'maker' as const,
  readOn: '2026-11-23',
  pageDate: null,
  language: 'en',
};
const words = [{ source: 'pricing', quote: 'as the page says' }];
/** A plan at an amount with an answer on paid work; `isRead` false leaves the amount without words. */
const plan = (
  name: string,
  amount: number | null,
  answer?: PlanAnswer,
  { isTrial = false, isRead = true } = {},
): Plan =>
  planSchema.parse({
    name,
    isTrial,
    price: {
      amount,
      period: 'month',
      billed: amount ? 'monthly' : null,
      perPerson: false,
      evidence: isRead ? words : [],
    },
    rights: answer ? { commercialUse: { answer, evidence: words } } : {},
  });
const toolWith = (...plans: Plan[]) => makeTool({ sources: { pricing: source }, plans, baseRights: {} });
/** The price of a tool and the line below it. */
const priceSaid = (tool: Parameters<typeof priceVerdict>[0]) => {
  const { value, line } = priceVerdict(tool);
  return [value, line].filter(Boolean).join(' | ');
};
/** Of that line what the other plans cost. */
const othersSaid = (tool: Parameters<typeof priceVerdict>[0]) =>
  priceVerdict(tool)
    .line.split(/(?<=\.) /)
    .slice(1)
    .join(' ');

test.each([
  [
    'a free plan beside a paid yes',
    [plan('Free', 0, 'no'), plan('Pro', 15, 'yes')],
    '$0 to try · $15 a month | Pro: cheapest with paid work.',
  ],
  [
    'a free plan that permits it',
    [plan('Free', 0, 'yes'), plan('Pro', 15, 'yes')],
    'Free plan | Paid work included. Pro $15 a month.',
  ],
  [
    'a free trial that permits it',
    [plan('Free', 0, 'yes', { isTrial: true }), plan('Pro', 15, 'yes')],
    'Free trial · $15 a month | Pro: paid work included.',
  ],
  [
    'a free trial beside a yes on request',
    [plan('Trial', 0, 'yes', { isTrial: true }), plan('Contract', null, 'yes')],
    'Free trial | Paid work on Contract, price on request.',
  ],
  ['no free plan', [plan('Pro', 15, 'yes')], '$15 a month | Pro: paid work included.'],
  [
    'a cheaper plan without it',
    [plan('Lite', 8, 'no'), plan('Pro', 15, 'yes')],
    '$15 a month | Pro: cheapest with paid work. Lite $8.',
  ],
  [
    'a no beside what nobody has read',
    [plan('Free', 0, 'no'), plan('Pro', 15)],
    '$0 to try · $15 a month | Pro: paid work not confirmed.',
  ],
  [
    'what depends on every plan',
    [plan('Free', 0, 'depends'), plan('Pro', 15, 'depends')],
    'Free plan · $15 a month | Pro: paid work depends, whatever the plan.',
  ],
  ['nothing known', [plan('Free', 0), plan('Pro', 15)], 'Free plan · $15 a month | Pro: paid work not confirmed.'],
  [
    'refused everywhere',
    [plan('Free', 0, 'no'), plan('Pro', 15, 'no')],
    'Free plan · $15 a month | Pro: no paid work.',
  ],
  [
    'where paid work is no question',
    [plan('Free', 0, 'does not apply'), plan('Pro', 6, 'does not apply')],
    'Free plan · $6 a month | Pro.',
  ],
  [
    'a yes on request',
    [plan('Free', 0, 'no'), plan('Contract', null, 'yes')],
    '$0 to try | Paid work on Contract, price on request.',
  ],
  [
    'amounts without words',
    [plan('Free', 0, 'no', { isRead: false }), plan('Pro', 15, 'yes', { isRead: false })],
    '$0* to try · $15* a month | Pro: cheapest with paid work.',
  ],
  [
    'a cheaper plan that leaves it open',
    [plan('Free', 0, 'depends'), plan('Pro', 15, 'depends'), plan('Team', 25, 'yes')],
    '$0 to try · $25 a month | Team: cheapest with a clear yes to paid work. Pro $15.',
  ],
  [
    'several paid plans without it',
    [plan('Free', 0, 'no'), plan('Pro', 15, 'no'), plan('Max', 40, 'no')],
    'Free plan · $15 a month | Pro: cheapest paid plan; no paid work. Max $40.',
  ],
] as const)('%s', (_, plans, said) => {
  expect(priceSaid(toolWith(...plans))).toBe(said);
});

test('a tool that is shut down has no price, whatever its plans were', () => {
  const tool = toolWith(plan('Pro', 15, 'yes'));
  expect(priceSaid({ ...tool, status: { ...tool.status, state: 'shut down' } })).toBe('No longer sold');
});

test('a plan without a price says so before what is known of paid work', () => {
  const unpriced = { ...plan('Team', 20), price: null };
  expect(priceSaid(toolWith(unpriced))).toBe('We haven’t checked the price | Paid work not confirmed.');
});

test('what the paid plans cost that a price does not name stands below it', () => {
  const said = (...plans: Plan[]) => othersSaid(toolWith(...plans));
  const free = plan('Free', 0, 'yes');
  expect(said(free, plan('Go', 8, 'yes'), plan('Plus', 20, 'yes', { isRead: false }))).toBe(
    'Go $8, Plus $20* a month.',
  );
  expect(said(free, plan('Pro', 15, 'yes'), plan('Contract', null, 'yes'))).toBe('Pro $15 a month.');
  const yearly = { ...plan('Team', 30), price: { ...plan('Team', 30).price!, billed: 'yearly' as const } };
  const seats = { ...yearly, price: { ...plan('Team', 25).price, perPerson: true, minimumPeople: 2 } } as Plan;
  expect(said(free, plan('Go', 8, 'yes'), seats)).toBe('A month: Go $8, Team $25 each (at least 2).');
  expect(said(free, plan('Pro', 15), yearly)).toBe('A month: Pro $15, Team $30 billed yearly.');
  expect(said(plan('Lite', 8, 'no'), plan('Pro', 15, 'yes'), plan('Max', 40, 'yes'))).toBe('Lite $8, Max $40.');
  expect(said(free)).toBe('');
});

test('where seats are sold a price says that each person pays it, and the plans say it once', () => {
  const seat = (name: string, amount: number, quote: string) => {
    const { price, ...rest } = plan(name, amount, name === 'Team' ? 'yes' : 'no');
    return { ...rest, price: price && { ...price, perPerson: true, evidence: [{ source: 'pricing', quote }] } };
  };
  const free = plan('Free', 0, 'no');
  const tool = toolWith(free, seat('Pro', 20, 'Pro $20'), seat('Team', 25, 'Team $25 a seat a month'));
  expect(priceSaid(tool)).toBe('$0 to try · $25 per person a month | Team: cheapest with paid work. Pro $20.');
  expect(othersSaid(toolWith(plan('Free', 0, 'yes'), plan('Pro', 20), seat('Max', 25, '$25/user/mo')))).toBe(
    'A month: Pro $20, Max $25 each.',
  );
  const two = toolWith(free, {
    ...plan('Team', 25, 'yes'),
    price: { ...plan('Team', 25).price!, perPerson: true, minimumPeople: 2 },
  });
  expect(priceSaid(two)).toBe('$0 to try · $50 a month for 2 seats | Team: cheapest with paid work.');
  const alone = toolWith(free, seat('Team', 25, 'for 1 person'));
  expect(priceSaid(alone)).toBe('$0 to try · $25 a month | Team: cheapest with paid work.');
});

test('names of plans that all begin with their tool are told without it', () => {
  const tool = toolWith(plan('Free', 0, 'yes'), plan('Firefly Pro', 20), plan('Firefly Premium', 200));
  expect(othersSaid({ ...tool, name: 'Adobe Firefly' })).toBe('Pro $20, Premium $200 a month.');
  expect(othersSaid({ ...tool, name: 'Adobe' })).toBe('Firefly Pro $20, Firefly Premium $200 a month.');
});

test('no headline of a right grants what its own condition takes back', () => {
  for (const tool of fileTools)
    for (const name of ['commercialUse', 'trainsOnUploads'] as const)
      for (const headline of rightVerdict(tool, name).value.split('\n')) {
        const plans = openPlans(tool.plans);
        const isTried = (one: Plan) => name === 'commercialUse' && one.isTrial;
        const before = `, ${headline.split(': ')[0] ?? ''}, `;
        const named = plans.filter((one) => before.includes(`, ${planCalled(one)}, `));
        const isGood =
          /: (yes|not trained on)\.$|^(Yes|Not trained on)(, (on every( paid)? plan|whatever the plan))?$/.test(
            headline,
          );
        const hanging = (named.length > 0 ? named : plans).filter(
          (one) => !isTried(one) && rightOn(tool, one, name).condition !== '',
        );
        if (isGood) expect(hanging.map(planCalled), `${tool.name}: ${headline}`).toEqual([]);
      }
});

test('a trial is no plan to work with: paid work on it is told with its end, in the verdict, the table and the plans of the API', () => {
  const tool = toolWith(
    plan('Free', 0, 'yes', { isTrial: true }),
    plan('Standard', 15, 'yes'),
    plan('Contract', null, 'yes'),
  );
  expect(priceSaid(tool)).toBe(
    'Free trial · $15 a month | Standard: cheapest lasting plan with paid work. The trial allows it too.',
  );
  expect(priceLine(tool)).toBe('Free trial, $15 a month with paid work');
  expect(rightVerdict(tool, 'commercialUse')).toEqual({
    value: 'Yes, on every paid plan',
    lines: ['While the trial lasts, paid work is allowed there too.'],
  });
  const credits = { ...plan('Free', 0, 'yes', { isTrial: true }), includes: '125 credits once' };
  expect(rightVerdict(toolWith(credits, plan('Standard', 15, 'yes')), 'commercialUse').lines).toEqual([
    'While the trial lasts (125 credits once), paid work is allowed there too.',
  ]);
  const unread = toolWith(
    plan('Free', 0, 'yes', { isTrial: true }),
    plan('Standard', 15, 'yes'),
    plan('Contract', null),
  );
  expect(rightVerdict(unread, 'commercialUse').value).toBe('Free trial, Standard: yes.\nContract: not read yet.');
  const refused = toolWith(plan('Free', 0, 'yes', { isTrial: true }), plan('Standard', 15, 'no'));
  expect(rightVerdict(refused, 'commercialUse').value).toBe('No, once the trial ends');
  const cells = planTable(tool)?.rows.find(({ name }) => name === 'commercialUse')?.cells;
  expect(cells?.map(({ plans, text, condition }) => [plans, text, condition])).toEqual([
    [['Free trial'], 'Yes', 'While the trial lasts.'],
    [['Standard', 'Contract'], 'Yes', ''],
  ]);
  expect(shownPlans(tool).map(({ rights }) => rights.commercialUse.condition)).toEqual([
    'while the trial lasts',
    '',
    '',
  ]);
  expect(labelCondition(tool, 'commercialUse')).toBe('');
});

test('the page of every tool of the guide tells the amounts of its rows, whose they are, and that a yes hangs on something', () => {
  for (const tool of fileTools.filter(({ priceOfYes }) => priceOfYes !== null)) {
    const { plan: name = '', amount, hasConditions } = tool.priceOfYes!;
    const { value, line } = priceVerdict(tool);
    const bare = value.replaceAll(' per person', '').replace(' (disputed)', '').replace(' · ', ', ');
    const [before = '', after = ''] = priceLine(tool).split(bare);
    expect([before, after.replace(/paid work.*/, 'paid work')], tool.name).toEqual([
      expect.stringMatching(/^(From [^,]+, )?$/),
      expect.stringMatching(/^( with|,) paid work$/),
    ]);
    expect(amount === 0 || line.startsWith(name), tool.name).toBe(true);
    expect(/^[^.]*paid work(, | )on conditions\./i.test(line.replace(name, '')), tool.name).toBe(hasConditions);
  }
});

test('no plan below the one that a price names has a plain yes to paid work', () => {
  for (const tool of fileTools) {
    const { line } = priceVerdict(tool);
    if (!line.includes('cheapest with')) continue;
    const open = openPlans(tool.plans).filter(({ isTrial }) => !isTrial);
    const before = open.slice(
      0,
      open.findIndex(({ name }) => name === tool.priceOfYes?.plan),
    );
    const answers = before.map((one) => rightOn(tool, one, 'commercialUse').answer);
    expect(answers, tool.name).not.toContain('yes');
    expect(line.includes('yes to paid work'), tool.name).toBe(answers.includes('depends'));
  }
});

test('a condition that all plans share stands as a sentence', () => {
  const one = (condition: string) => ({
    ...plan('Pro', 15),
    rights: { commercialUse: { answer: 'yes' as const, condition, evidence: words } },
  });
  expect(rightVerdict(toolWith(one('not for broadcast')), 'commercialUse').lines).toEqual(['Not for broadcast.']);
});

test('a right over all plans is one sentence where they agree, else one for each answer', () => {
  const paid = (...plans: Plan[]) => rightVerdict(toolWith(...plans), 'commercialUse').value;
  expect(paid(plan('Free', 0, 'yes'), plan('Pro', 15, 'yes'))).toBe('Yes, on every plan');
  expect(paid(plan('Free', 0, 'no'), plan('Pro', 15, 'no'))).toBe('No, on no plan');
  expect(paid(plan('Free', 0, 'no'), plan('Pro', 15, 'yes'), plan('Max', 40, 'yes'))).toBe('Free: no.\nPro, Max: yes.');
  expect(paid(plan('Free', 0, 'depends'), plan('Pro', 15, 'depends'))).toBe('Depends, whatever the plan');
  expect(paid(plan('Free', 0), plan('Pro', 15))).toBe('Not read yet');
  expect(paid()).toBe('Not read yet');
});

test('uploads are told as what happens to them, with the one condition that all plans share', () => {
  const uploads = (answer: PlanAnswer, condition = '') =>
    rightVerdict(
      makeTool({
        sources: { pricing: source },
        plans: [plan('Free', 0), plan('Pro', 15)],
        baseRights: { trainsOnUploads: { answer, condition, evidence: words } },
      }),
      'trainsOnUploads',
    );
  expect(uploads('opt-out', 'Settings, Privacy, on at first')).toEqual({
    value: 'Trained on until you opt out, whatever the plan',
    lines: ['Settings, Privacy, on at first.'],
  });
  expect(uploads('no').value).toBe('Not trained on, whatever the plan');
  expect(uploads('no', 'except feedback').value).toBe('Not trained on, whatever the plan, with exceptions');
  expect(uploads('yes', 'on what comes back').value).toBe('Trained on, whatever the plan');
});

test('where plans differ a line begins with its plans, and so does the way to a switch unless others name themselves', () => {
  const on = (name: string, answer: PlanAnswer, condition: string): Plan => ({
    ...plan(name, 10),
    rights: { trainsOnUploads: { answer, condition, evidence: words } },
  });
  const told = (...plans: Plan[]) => rightVerdict(toolWith(...plans), 'trainsOnUploads');
  const free = on('Free', 'opt-out', 'Settings › Privacy');
  expect(told(free, on('Go', 'opt-out', 'Settings › Privacy'), on('Team', 'no', 'unless asked'))).toEqual({
    value: 'Free, Go: trained on until you opt out.\nTeam: not trained on, with exceptions.',
    lines: ['Settings › Privacy.', 'Team: unless asked.'],
  });
  expect(told(free, on('Team', 'no', '')).lines).toEqual(['Free: Settings › Privacy.']);
  expect(told(on('Free', 'yes', ''), on('Team', 'no', 'unless asked')).lines).toEqual(['Unless asked.']);
  expect(told(on('Free', 'yes', 'if you vote'), on('Team', 'no', '')).lines).toEqual(['Free: if you vote.']);
  expect(told(on('Free', 'depends', 'on the region'), on('Team', 'no', '')).lines).toEqual([
    'It depends on the region.',
  ]);
  expect(told(free, on('Go', 'opt-out', 'By mail'), on('Team', 'no', '')).lines).toEqual([
    'Free: Settings › Privacy.',
    'Go: By mail.',
  ]);
});

test('where witnesses differ all of them stand, each with what it says, its page and its day', () => {
  const says = (answer: string) => ({ source: 'pricing', quote: `It says ${answer}`, says: answer });
  const tool = makeTool({
    sources: { pricing: source },
    plans: [],
    baseRights: { trainsOnUploads: { answer: 'yes', condition: '', evidence: [says('yes'), says('no')] } },
  });
  expect(rightVerdict(tool, 'trainsOnUploads')).toEqual({
    value: 'Disputed: yes or no',
    lines: [
      'Says yes: maker.example/pricing, read on 23 November 2026',
      'Says no: maker.example/pricing, read on 23 November 2026',
    ],
  });
});

test('a condition names its plans unless it holds on all of them, or on all with that answer; a cap on revenue stands with paid work', () => {
  const held = (condition: string, amountUSD?: number) => ({
    commercialUse: { answer: 'yes' as const, condition, evidence: words },
    ...(amountUSD && { revenueCap: { answer: 'yes' as const, condition: '', amountUSD, evidence: words } }),
  });
  const basic = (rights: Plan['rights']) => ({ ...plan('Basic', 10), rights });
  const pro = plan('Pro', 60, 'yes');
  const lines = (one: Plan) => rightVerdict(toolWith(one, pro), 'commercialUse');
  expect(lines(basic(held('not above $1,000,000 a year', 1_000_000)))).toEqual({
    value: 'Basic: yes, with conditions.\nPro: yes.',
    lines: ['Basic: not above $1,000,000 a year.'],
  });
  const refused = {
    ...plan('Free', 0),
    rights: { commercialUse: { answer: 'no' as const, condition: 'but for schools', evidence: words } },
  };
  expect(rightVerdict(toolWith(refused, basic(held('not for film')), pro), 'commercialUse').lines).toEqual([
    'Free: but for schools.',
    'Basic: not for film.',
  ]);
  expect(rightVerdict(toolWith(refused, pro), 'commercialUse').lines).toEqual(['Free: but for schools.']);
  expect(lines(basic(held('', 50_000)))).toEqual({
    value: 'Basic: yes, with conditions.\nPro: yes.',
    lines: ['Basic: up to $50,000 a year in revenue.'],
  });
});

test('a disputed amount says so', () => {
  const says = (amount: string) => ({ source: 'pricing', quote: `It is ${amount}`, says: amount });
  const pro = plan('Pro', 12, 'yes');
  const disputed = { ...pro, price: pro.price && { ...pro.price, evidence: [says('$12'), says('$9')] } };
  expect(priceSaid(toolWith(disputed))).toBe('$12 a month (disputed) | Pro: paid work included.');
});

test('who stands behind the result is one line, with the price of the plan that does it', () => {
  const with_ = (plans: Plan[], ...answers: [PlanAnswer, string?][]) =>
    indemnityVerdict(
      toolWith(
        ...plans.map((one, index) => {
          const [answer, condition = ''] = answers[index] ?? ['not read'];
          return { ...one, rights: { indemnity: { answer, condition, evidence: answer === 'not read' ? [] : words } } };
        }),
      ),
    );
  const [free, pro, contract] = [plan('Free', 0), plan('Pro', 15), plan('Contract', null)];
  expect(with_([free, contract], ['no'], ['yes'])).toBe('Contract only, price on request');
  expect(with_([free, pro, contract], ['no'], ['yes', 'above $100'], ['yes'])).toBe(
    'Pro and Contract only, from $15 a month, with exceptions',
  );
  expect(with_([free, pro], ['yes'], ['yes'])).toBe('Yes, on every plan');
  expect(with_([free, pro], ['no'], ['no'])).toBe('No');
  expect(with_([free, pro], ['no'])).toBe('No on Free; not read yet on Pro');
  expect(with_([{ ...free, isTrial: true }, pro], ['yes'], ['no'])).toBe('Yes on Free trial; no on Pro');
});

test('a plan that nobody new can take stands in no short answer', () => {
  const closed = { ...plan('Max', 5, 'yes'), closedToNew: { since: '2026-09-10', evidence: words } };
  const tool = toolWith(plan('Free', 0, 'no'), closed, plan('Pro', 15, 'yes'));
  expect(priceSaid(tool)).toBe('$0 to try · $15 a month | Pro: cheapest with paid work.');
  expect(rightVerdict(tool, 'commercialUse').value).toBe('Free: no.\nPro: yes.');
  expect(tool.standardPricing).toContain('Max $5 a month (no new sign-ups since 10 September 2026)');
  expect(tool.priceOfYes?.plan).toBe('Pro');
  const cells = planTable(tool)?.rows.find(({ name }) => name === 'includes')?.cells;
  expect(cells?.map(({ text, standing }) => [text, standing])).toEqual([
    ['–', ''],
    ['No new sign-ups since 10 September 2026', 'Confirmed 23 November 2026'],
    ['–', ''],
  ]);
  expect(planSheet(tool)?.table.columns).toEqual(['Free', 'Pro', 'Max']);
  expect(planSheet(tool)?.openCount).toBe(2);
  expect(planSheet(tool)?.drawn).toHaveLength(2);
});

test('the flag of a plan picture says from which plan on paid work is a yes, or on which plan alone', () => {
  const flag = (...plans: Plan[]) =>
    planSheet(toolWith(...plans))
      ?.drawn?.map((step) => step.flag)
      .join('');
  const free = plan('Free', 0, 'no');
  expect(flag(free, plan('Pro', 15, 'yes'), plan('Max', 40, 'yes'))).toBe('Paid work from Pro, $15 a month');
  expect(planSheet(toolWith(plan('Free', 0, 'yes'), plan('Pro', 15, 'yes')))?.drawn).toBeNull();
  expect(flag(free, plan('Team', 25, 'yes'), plan('Max', 100, 'depends'))).toBe('Paid work on Team, $25 a month');
  expect(flag(plan('Free', 0, 'yes', { isTrial: true }), plan('Pro', 15, 'yes'), plan('Max', 40, 'no'))).toBe(
    'Paid work on the trial, then on Pro, $15 a month',
  );
});

test('a plan picture says how its amounts are paid where a year may be', () => {
  const asDrawn = (...plans: Plan[]) => planSheet(toolWith(plan('Free', 0, 'no'), ...plans))?.drawnAs;
  const pro = plan('Pro', 15, 'yes');
  const yearly = { ...pro.price!, amount: 12, billed: 'yearly' as const };
  expect(asDrawn(pro)).toBe('');
  expect(asDrawn({ ...pro, priceYearly: yearly })).toBe('By the month.');
  expect(asDrawn(pro, { ...plan('Team', 55, 'yes'), price: null, priceYearly: yearly })).toBe(
    'By the month; Team billed yearly.',
  );
});

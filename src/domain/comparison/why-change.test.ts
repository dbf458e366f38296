import { expect, it } from 'vitest';
import { groupOf, weighAlternative } from '#domain/tool/alternatives/weigh-alternative.ts';
import { shownPlans } from '#domain/tool/plan/shown-plans.ts';
import { fileTools } from '#testing/built-catalogue.ts';
import { whyChange } from './why-change.ts';

const all = fileTools.map((tool) => ({ ...tool, plans: shownPlans(tool) }));
const byName = (name: string) => all.find((tool) => tool.name === name)!;
const told = (name: string, other: string) =>
  whyChange(byName(name), { tool: byName(other), ...weighAlternative(byName(name), byName(other)) });

it('gives one reason to leave and to go, with what each allows', () => {
  const { leave, take } = told('Canva', 'Adobe Express');
  expect(leave).toMatch(/^Canva keeps uploads out of training on .+, \$\d+ a month\.$/);
  expect(take).toMatch(/^Take Adobe Express: it does so on every plan, with exceptions\.$/);
});

it('says on what an answer depends, and calls no yes clear that hangs on something', () => {
  const { leave, take } = told('CapCut', 'Adobe Premiere');
  expect(leave).toBe('Whether CapCut allows paid work depends on what is in the video.');
  expect(take).toMatch(/^Take Adobe Premiere for a yes to paid work on .+, unless /);
});

/** What both sentences speak of, whichever reason it is. */
const subjects: Partial<Record<ReturnType<typeof groupOf>, [leave: RegExp, take: RegExp]>> = {
  price: [/to pay less/, /against/],
  'paid-work': [/paid work/, /paid work|it does so/],
  uploads: [/on uploads|uploads out of training/, /uploads out of training|it does so/],
  indemnity: [/indemnity/, /indemnity|it does so/],
  'training-data': [/training data/, /training data/],
  settled: [/future/, /steadier/],
  easier: [/experience/, /begin more easily/],
  wider: [/(weaker at|not made for) /, / for /],
};

it('speaks of the same thing in both sentences, of any tool instead of any other', () => {
  const seen = new Set<string>();
  for (const tool of all.slice(0, 60))
    for (const other of all.slice(0, 60)) {
      if (tool === other || other.status.state === 'shut down') continue;
      const weighed = weighAlternative(tool, other);
      const { leave, take } = whyChange(tool, { tool: other, ...weighed });
      const group = groupOf(weighed.reason);
      const [ofLeave, ofTake] = subjects[group] ?? [/^$/, /the same jobs|still running/];
      expect(leave).toMatch(ofLeave);
      expect(take).toMatch(ofTake);
      expect(`${leave} ${take}`).not.toMatch(/undefined|null|NaN| ,|\.\.|no [a-z ]+ on every/);
      seen.add(group);
    }
  expect([...seen]).toEqual(expect.arrayContaining(['price', 'paid-work', 'uploads', 'indemnity', 'wider', 'running']));
});

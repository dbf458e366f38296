import { expect, it } from 'vitest';
import { weighAlternative } from '#domain/tool/alternatives/weigh-alternative.ts';
import { shownPlans } from '#domain/tool/plan/shown-plans.ts';
import { fileTools } from '#testing/built-catalogue.ts';
import { whyChange } from './why-change.ts';

const all = fileTools.map((tool) => ({ ...tool, plans: shownPlans(tool) }));
const byName = (name: string) => all.find((tool) => tool.name === name)!;
const told = (name: string, other: string) =>
  whyChange(byName(name), { tool: byName(other), ...weighAlternative(byName(name), byName(other)) });

it('gives one reason to leave and to go, with what each allows', () => {
  const { leave, take } = told('Canva', 'Adobe Express');
  expect(leave).toBe('Canva trains on uploads on Free and Pro unless you opt out.');
  expect(take).toBe('Take Adobe Express: it keeps them out on every plan, except what you submit to Adobe Stock.');
});

it('says on what an answer depends', () => {
  const { leave, take } = told('CapCut', 'Adobe Premiere');
  expect(leave).toBe('Whether CapCut allows paid work depends on what is in the video.');
  expect(take).toMatch(/^Take Adobe Premiere: it does, on .+, unless /);
});

it('calls what both allow no reason, unless it costs less or hangs on nothing', () => {
  const figma = told('Figma', 'v0');
  expect(figma).toEqual({ leave: 'Figma is weaker at building an app.', take: 'Take v0 for that.' });
  const moreExpensive = told('HeyGen', 'Synthesia');
  expect(moreExpensive.leave).toMatch(/^HeyGen allows paid work from \$\d+ a month, /);
  expect(moreExpensive.take).toMatch(/^Take Synthesia: there it is free, /);
  const bound = told('Bria', 'Seedream');
  expect(bound.leave).toMatch(/^Bria allows paid work .+, if marked as AI-generated\.$/);
  expect(bound.take).toMatch(/^Take Seedream: it does so without that condition /);
});

it('holds what takes no uploads against nobody', () => {
  expect(told('Blender', 'Adobe After Effects').leave).not.toMatch(/uploads/);
});

/** What one leaves a tool for, and what the other one then is taken for. */
const pairs: [leave: RegExp, take: RegExp][] = [
  [/(no |no plain yes to |[Ww]hether .+ allows )paid work/, /: it does[ ,]/],
  [/ costs [$€£¥\d]/, / it (has a free|costs [$€£¥\d])/],
  [/ allows paid work from /, /: there it (is free|costs )/],
  [/ allows paid work[ ,]/, /: it does so without that condition/],
  [/on uploads|uploads out of training/, /: it keeps them out/],
  [/indemnity only /, /: it does so on every plan/],
  [/indemnity/, /: it does/],
  [/training data/, /training data/],
  [/future/, /steadier/],
  [/experience/, /begin more easily/],
  [/(weaker at|not made for) /, / for that\.$/],
  [/^$/, /the same jobs|still running/],
];

it('speaks of the same thing in both sentences, of any tool instead of any other', () => {
  const seen = new Set<number>();
  for (const tool of all.slice(0, 60))
    for (const other of all.slice(0, 60)) {
      if (tool === other || other.status.state === 'shut down') continue;
      const { leave, take } = whyChange(tool, { tool: other, ...weighAlternative(tool, other) });
      const place = pairs.findIndex(([ofLeave]) => ofLeave.test(leave));
      expect(take).toMatch(pairs[place]?.[1] ?? /never/);
      expect(`${leave} ${take}`).not.toMatch(/undefined|null|NaN| ,|,,|\.\.|on \.|no [a-z ]+ on every/);
      seen.add(place);
    }
  expect(seen.size).toBeGreaterThan(8);
});

it('takes a price that nobody has confirmed for no reason', () => {
  const isLess = /: there it (is free|costs )/;
  for (const tool of all.slice(0, 60))
    for (const other of all.slice(0, 60)) {
      const { take } = whyChange(tool, { tool: other, ...weighAlternative(tool, other) });
      if (!isLess.test(take)) continue;
      expect([tool.priceOfYes?.isUnconfirmed, other.priceOfYes?.isUnconfirmed]).toEqual([false, false]);
      expect(other.priceOfYes?.amount).toBeLessThan(tool.priceOfYes?.amount ?? 0);
    }
});

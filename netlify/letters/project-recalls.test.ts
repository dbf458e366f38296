import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { TermsNews } from '#domain/letters/alerts.ts';
import { addLines } from '#domain/project/change-lines.ts';
import { freezeFacts } from '#domain/project/freeze-facts.ts';
import { noRules } from '#domain/rules/ready-made-rules.ts';
import { makePlan, makeSource, makeTool } from '#domain/tool/editing/make-tool.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { plans } from '#netlify/catalog/plans.ts';
import { changeLines } from '#netlify/projects/own-lines.ts';
import { changeOwnProjects } from '#netlify/projects/own-projects.ts';
import type { Person } from '#testing/site-under-test.ts';
import { mailsTo, makeUser, monday, site, useMailingSite } from '#testing/use-mailing-site.ts';
import { sendAlerts } from './send-alerts.ts';

useMailingSite();

const source = makeSource({ page: 'https://runway.test/terms', readOn: '2026-11-01' });
const runwayWith = (answer: 'yes' | 'no', amount = 10): Tool =>
  makeTool({
    id: 1,
    name: 'Runway',
    sources: { terms: source },
    plans: [
      makePlan(
        'Pro',
        { amount, billed: 'monthly', perPerson: false, evidence: [{ source: 'terms', quote: 'so much a month' }] },
        { commercialUse: { answer, condition: '', evidence: [{ source: 'terms', quote: 'commercial use' }] } },
      ),
    ],
  });
const krea = makeTool({ id: 2, name: 'Krea' });
const alerts = (tools: readonly Tool[], terms: readonly TermsNews[] = []) =>
  sendAlerts({ now: monday, tools, terms, drops: [], plans, until: performance.now() + 20_000 });

/** Two projects with three assets made with Runway. */
async function withProjects(person: Person): Promise<void> {
  const user = await person.stored();
  const frozen = { facts: freezeFacts(runwayWith('yes'), 'Pro', noRules), frozenOn: '2026-11-01' };
  for (const [name, assets] of [
    ['Autumn film', ['a.png', 'b.png']],
    ['Winter film', ['c.png']],
  ] as const) {
    const id = randomUUID();
    const at = monday.toISOString();
    const project = {
      id,
      name,
      client: '',
      rules: noRules,
      rulesName: '',
      note: '',
      createdAt: at,
      changedAt: at,
      share: null,
    };
    await changeOwnProjects(user, (own) => ({
      write: { ...own, projects: [...own.projects, project] },
      outcome: null,
    }));
    await changeLines(user, id, (lines) => {
      const added = assets.map((asset) => ({
        id: randomUUID(),
        asset,
        toolId: 1,
        plan: 'Pro',
        account: '',
        day: '2026-11-01',
        human: '',
        sourceType: 'trainedAlgorithmicMedia' as const,
        frozen,
      }));
      const outcome = addLines(lines, added, { limit: 5, now: monday });
      return { write: outcome.ok ? outcome.lines : null, outcome: null };
    });
  }
}

test('a right that changes under work that was done is told once, to whoever has tool updates on, saved or not', async () => {
  const { preferences } = await (await site.signUp({ keepsMail: true })).stored();
  const [on, off, without] = [
    await makeUser({}, { preferences: { ...preferences, toolUpdates: true, freshDrops: false } }),
    await makeUser({}, { preferences: { ...preferences, toolUpdates: false, freshDrops: false } }),
    await makeUser({}, { preferences: { ...preferences, toolUpdates: true, freshDrops: false } }),
  ];
  await withProjects(on);
  await withProjects(off);
  await alerts([runwayWith('yes'), krea]);
  expect(await mailsTo(on.email)).toEqual([]);

  await alerts([runwayWith('no'), krea]);
  const [letter] = await mailsTo(on.email);
  expect(letter?.subject).toBe('Three assets of two projects: Runway changed');
  for (const words of ['Pro, Paid work: Yes → No', 'Autumn film: a.png, b.png', 'Winter film: c.png'])
    expect(letter?.text).toContain(words);
  expect(letter?.headers['list-unsubscribe']).toContain('/api/unsubscribe');
  expect([await mailsTo(off.email), await mailsTo(without.email)]).toEqual([[], []]);

  // A cheaper price is no recall; a higher one is, and tells only itself.
  await alerts([runwayWith('no', 8), krea]);
  await alerts([runwayWith('no', 12), krea]);
  await alerts([runwayWith('no', 12), krea]);
  const [, second, ...more] = await mailsTo(on.email);
  expect(second?.text).toContain('Pro, Price: $10 a month → $12 a month');
  expect(second?.text).not.toContain('Paid work');
  expect(more).toEqual([]);

  // What changed back and changes again is told again; a tool that is gone is told, too.
  await alerts([runwayWith('yes'), krea]);
  await alerts([krea]);
  const [, , third] = await mailsTo(on.email);
  expect(third?.text).toContain('not in the guide any more');
});

test('terms that an editor confirmed are told once with the work that they touch, whoever saved the tool besides', async () => {
  const { preferences } = await (await site.signUp({ keepsMail: true })).stored();
  const wishes = { preferences: { ...preferences, toolUpdates: true, freshDrops: false } };
  const save = { toolId: 1, savedAt: monday.toISOString() };
  const [used, both] = [await makeUser({}, wishes), await makeUser({}, { ...wishes, saves: [save] })];
  await withProjects(used);
  await withProjects(both);
  const terms: TermsNews = {
    id: randomUUID(),
    toolId: 1,
    fact: 'trainsOnUploads',
    at: new Date(monday.getTime() + 1000).toISOString(),
    meaning: 'Uploads train its models now.',
  };
  await alerts([runwayWith('no', 12), krea]);
  for (const person of [used, both]) expect(await mailsTo(person.email)).toEqual([]);
  for (const _ of [1, 2]) await alerts([runwayWith('no', 12), krea], [terms]);
  for (const person of [used, both]) {
    const [letter, ...more] = await mailsTo(person.email);
    expect(letter?.subject).toBe('Three assets of two projects: Runway changed');
    expect(letter?.text.match(/Uploads train its models now\./g)).toHaveLength(1);
    expect(letter?.text).toContain('Autumn film: a.png, b.png');
    expect(more).toEqual([]);
  }
});

import { randomUUID } from 'node:crypto';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DropView } from '#domain/drop/lock-drops.ts';
import type { CheckedRules } from '#domain/page/machine/checked-rules.ts';
import type { MachineTool, MachineToolPage } from '#domain/page/machine/tool-facts.ts';
import type { MachineComparison } from '#domain/page/machine/two-tools.ts';
import { type SiteUnderTest, startSiteUnderTest } from '#testing/site-under-test.ts';
import { allTools, fileDrops } from '#testing/built-catalogue.ts';
import { termsNotified, notifiedKey } from '#netlify/stores/terms-store.ts';
import mcp from './mcp.ts';

let site: SiteUnderTest;
const client = new Client({ name: 'test', version: '1.0.0' });

beforeAll(async () => {
  site = await startSiteUnderTest();
  const transport = new StreamableHTTPClientTransport(new URL(`${site.origin}/api/mcp`), {
    fetch: (address, init) => mcp(new Request(address, init)),
  });
  // The SDK's own types disagree about a session id that may be missing.
  await client.connect(transport as Transport);
});
afterAll(async () => {
  await client.close();
  await site.close();
});

async function call<Answer>(name: string, given: Record<string, unknown> = {}): Promise<Answer> {
  const { structuredContent, content, isError } = await client.callTool({ name, arguments: given });
  expect(isError ?? false, JSON.stringify(content)).toBe(false);
  const [{ text }] = content as [{ text: string }];
  expect(JSON.parse(text)).toEqual(structuredContent);
  return structuredContent as Answer;
}

async function refused(name: string, given: Record<string, unknown>): Promise<string> {
  const { content, isError } = await client.callTool({ name, arguments: given });
  expect(isError).toBe(true);
  return (content as [{ text: string }])[0].text;
}

test("the SDK's own client finds six tools that only read", async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'search',
    'tool',
    'compare',
    'recommend',
    'check_rules',
    'fresh_drops',
    'changes_since',
  ]);
  for (const { annotations, description } of tools) {
    expect(annotations?.readOnlyHint).toBe(true);
    expect(description?.length).toBeGreaterThan(20);
  }
});

describe('search', () => {
  test.each([
    ['midjourney', 'midjourney'],
    ['remove background', 'remove-bg'],
  ])('%s leads to %s, with the price and its standing', async (query, slug) => {
    const { tools } = await call<{ tools: MachineTool[] }>('search', { query, limit: 5 });
    const found = tools.find((tool) => tool.slug === slug);
    expect(found?.price.standing).toMatch(/^(confirmed|reported|unconfirmed)$/);
    expect(tools.length).toBeLessThanOrEqual(5);
  });
});

test('tool: every value has a standing, and a source with its day unless nobody has confirmed it', async () => {
  for (const asked of ['midjourney', '2', 'Midjourney', 'Mid Journey']) {
    const { tool } = await call<{ tool: MachineToolPage }>('tool', { tool: asked });
    expect(tool).toMatchObject({ id: 2, url: `${site.origin}/tool-fluid/2` });
    for (const { standing, evidence, note } of tool.facts) {
      expect(evidence === null).toBe(standing === 'unconfirmed');
      if (evidence)
        expect(evidence).toMatchObject({
          source: expect.stringMatching(/^https?:/),
          readOn: expect.stringMatching(/^\d{4}-/),
        });
      else expect(note).toMatch(/^Not confirmed yet/);
    }
  }
  expect(await refused('tool', { tool: 'no such thing' })).toContain('search');
});

test('compare: two tools for everybody, more are Core', async () => {
  const two = await call<MachineComparison>('compare', { tools: ['runway', 'kling'] });
  expect(two.tools.map(({ slug }) => slug)).toEqual(['runway', 'kling']);
  expect(two.facts[0]?.differs).toBe(true);
  expect(two.takeWhich).toContain('Runway');
  const text = await refused('compare', { tools: ['runway', 'kling', 'pika'] });
  expect(text).toContain('Yak Core');
  expect(text).not.toContain('$');
  expect(await refused('compare', { tools: ['runway', 'nobody'] })).toContain("'nobody'");
});

test('recommend: the picks of the site, with reasons', async () => {
  const { picks } = await call<{ picks: (MachineTool & { reasons: { text: string }[] })[] }>('recommend', {
    department: 'creative',
    goals: ['design-visual'],
    budget: 'low',
    experience: 'beginner',
    teamSize: 'solo',
  });
  expect(picks.length).toBeGreaterThanOrEqual(3);
  for (const { reasons } of picks) expect(reasons.length).toBeGreaterThan(0);
});

test('recommend: says what each pick does, why it stands where it stands, and points as people read them', async () => {
  type MachinePick = MachineTool & { score: number; jobs: { title: string }[]; note?: string };
  const { picks } = await call<{ picks: MachinePick[] }>('recommend', {
    department: 'strategy',
    goals: ['automation', 'analysis'],
    budget: 'free',
    experience: 'beginner',
    teamSize: 'solo',
  });
  expect(picks[0]?.jobs.length).toBeGreaterThan(0);
  expect(picks.find(({ slug }) => slug === 'zapier')?.note).toMatch(/^Here for automation/);
  for (const { score } of picks) expect(score).toBe(Math.round(score * 100) / 100);
});

describe('check_rules', () => {
  const rules = { paidWork: true, noTraining: 'off', noWatermark: true } as const;

  test('tools by name: plan, price, words, page and day of each, and the page where a person sees the same', async () => {
    const { verdicts, counts, leftOut, ...told } = await call<CheckedRules>('check_rules', {
      rules: { ...rules, people: 5 },
      tools: ['runway', 'Kling', 'Mid Journey', 'kling'],
    });
    expect(verdicts.map(({ slug }) => slug).sort()).toEqual(['kling', 'midjourney', 'runway']);
    expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(verdicts.length);
    expect(leftOut).toBe(0);
    expect(told.page).toBe(`${site.origin}/rules?paid=1&nowatermark=1&training=off&people=5`);
    expect(told.rules).toContain('5 people');
    for (const { verdict, plan, price, why, reasons } of verdicts) {
      expect(plan !== null).toBe(verdict.startsWith('passes'));
      expect(price !== null).toBe(plan !== null && plan !== 'Enterprise'); // sold on request
      if (verdict !== 'passes') expect(why).not.toBe('');
      for (const { verdict: of, says, quote, page, day, read } of reasons)
        if (of !== 'unknown' && says !== 'does not apply')
          expect([quote, page, day, read]).toEqual([
            expect.any(String),
            expect.stringMatching(/^https?:/),
            expect.stringMatching(/^20\d\d-/),
            expect.stringMatching(/ 20\d\d/),
          ]);
    }
  });

  test('a task: what passes first, how many are unknown, and no unknown among what passes', async () => {
    const { verdicts, counts, note, leftOut, task } = await call<CheckedRules>('check_rules', {
      rules,
      task: 'Remove a background',
      limit: 40,
    });
    const words = verdicts.map(({ verdict }) => verdict);
    const order = ['passes', 'passes when switched', 'unknown', 'fails'];
    expect(words).toEqual(words.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
    for (const word of order) expect(words.filter((one) => one === word)).toHaveLength(counts[word as 'unknown']);
    expect(counts.unknown).toBeGreaterThan(0);
    expect(note).toContain(`${counts.unknown} of ${verdicts.length} unknown`);
    expect(note).toMatch(/no legal advice/i);
    for (const { reasons, verdict } of verdicts)
      if (reasons.some((reason) => reason.verdict === 'unknown')) expect(['unknown', 'fails']).toContain(verdict);
    const few = await call<CheckedRules>('check_rules', { rules, task: task?.slug, limit: 2 });
    expect(few.verdicts).toEqual(verdicts.slice(0, 2));
    expect([few.leftOut, leftOut, few.counts]).toEqual([verdicts.length - 2, 0, counts]);
  });

  test.each<[string, Record<string, unknown>, RegExp]>([
    ['neither tools nor a task', { rules }, /Name tools or a task/],
    ['both', { rules, tools: ['runway'], task: 'remove-a-background' }, /Name tools or a task/],
    ['a tool that there is not', { rules, tools: ['runway', 'nobody'] }, /no tool called 'nobody'/],
    ['a task that there is not', { rules, task: 'cut out the backgrund' }, /no task called.*remove-a-background/],
    ['a rule that there is not', { rules: { nicePeople: true }, tools: ['runway'] }, /nicePeople/],
    ['no rules', { tools: ['runway'] }, /rules/],
  ])('%s is refused in words', async (_, given, words) => {
    expect(await refused('check_rules', given)).toMatch(words);
  });
});

test('fresh_drops: three whole, and of the rest no title, text or link', async () => {
  const { drops } = await call<{ drops: DropView[] }>('fresh_drops');
  expect(drops).toHaveLength(fileDrops.length);
  expect(drops.map(({ locked }) => locked)).toEqual(drops.map((_, index) => index >= 3));
  const said = JSON.stringify(drops);
  const locked = fileDrops.filter(({ id }) => drops.some((drop) => drop.id === id && drop.locked));
  for (const { updateTitle, updateDescription } of locked) {
    expect(said).not.toContain(updateTitle);
    expect(said).not.toContain(updateDescription);
  }
});

test('what changed in the terms of a tool stands with the tool, and among what changed since a day', async () => {
  const one = { changeId: 'c', source: 'https://maker.example/terms', fact: 'trainsOnUploads' as const };
  const words = { meaning: 'Uploads train its models now', before: '', after: 'We train.' };
  const told = [{ ...one, ...words, id: randomUUID(), at: '2026-11-20T10:00:00.000Z' }];
  const { id } = allTools[0]!;
  await termsNotified.keep(notifiedKey(id), { toolId: id, told });
  const expected = { kind: 'terms', day: '2026-11-20', says: 'Uploads train its models now.', after: 'We train.' };
  const { tool } = await call<{ tool: { changes: object[] } }>('tool', { tool: String(id) });
  expect(tool.changes).toMatchObject([expected]);
  const since = (day: string, tools?: string[]) =>
    call<{ changes: object[]; drops: object[] }>('changes_since', { day, ...(tools && { tools }) });
  expect((await since('2026-11-20')).changes).toMatchObject([expected]);
  expect((await since('2026-11-20', [String(id)])).changes).toMatchObject([expected]);
  expect((await since('2026-11-21')).changes).toEqual([]);
  expect((await since('2020-01-01')).drops).toHaveLength(3);
  await termsNotified.remove(notifiedKey(id));
});

test('a program that says nothing of what it accepts is answered in JSON, wherever it calls from', async () => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'tools/call', params: { name: 'fresh_drops' } });
  const headers = { 'Content-Type': 'application/json', Origin: 'https://elsewhere.test' };
  const answer = await mcp(new Request(`${site.origin}/api/mcp`, { method: 'POST', headers, body }));
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, expect.stringContaining('json')]);
  expect(await answer.json()).toMatchObject({ jsonrpc: '2.0', id: 7 });
  expect(allTools.length).toBeGreaterThan(100);
});

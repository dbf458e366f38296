import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DropView } from '#domain/drop/lock-drops.ts';
import type { MachineTool, MachineToolPage } from '#domain/machine/tool-facts.ts';
import type { MachineComparison } from '#domain/machine/two-tools.ts';
import { type SiteUnderTest, startSiteUnderTest } from '#testing/site-under-test.ts';
import { allTools, fileDrops } from '#testing/built-catalogue.ts';
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

test("the SDK's own client finds five tools that only read", async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['search', 'tool', 'compare', 'recommend', 'fresh_drops']);
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

test('a program that says nothing of what it accepts is answered in JSON, wherever it calls from', async () => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'tools/call', params: { name: 'fresh_drops' } });
  const headers = { 'Content-Type': 'application/json', Origin: 'https://elsewhere.test' };
  const answer = await mcp(new Request(`${site.origin}/api/mcp`, { method: 'POST', headers, body }));
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, expect.stringContaining('json')]);
  expect(await answer.json()).toMatchObject({ jsonrpc: '2.0', id: 7 });
  expect(allTools.length).toBeGreaterThan(100);
});

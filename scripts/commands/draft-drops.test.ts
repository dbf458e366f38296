import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Drop } from '#domain/drop/drop.schema.ts';
import { recordOf } from '#domain/tool/evidence/derive-facts.ts';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { checkDrafts } from '../checks/check-wording.ts';
import type { DataFile } from '../checks/data-set.ts';
import { draftDrops, writeDrafts } from './draft-drops.ts';

const today = '2026-11-21';
const working = { from: 'HEAD', to: null };
const moreExpensive = { pricing: { amount: 12, period: 'month', details: 'One seat.' } } as const;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'yak-drops-'));
  git('init', '--quiet');
  write('data/updates/2026-11-04-news.json', { id: 7 });
  for (const slug of ['one', 'two', 'three']) writeTool(slug);
  commit();
});
afterEach(() => rmSync(root, { recursive: true }));

function git(...parameters: string[]): void {
  execFileSync('git', ['-c', 'user.name=Editor', '-c', 'user.email=editor@yak.test', ...parameters], {
    cwd: root,
    stdio: 'ignore',
  });
}

function commit(): void {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'A version');
}

function write(path: string, content: unknown): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify(content));
}

function writeTool(slug: string, fields: Partial<Tool> = {}): void {
  write(`data/tools/${slug}.json`, recordOf(makeTool({ id: slug.length, slug, name: slug, ...fields })));
}

test('drafts what changed since the last commit, with ids of their own', () => {
  writeTool('one', moreExpensive);
  writeTool('two', { yakOpinion: 'We would use it for boards, still. '.repeat(6) });
  writeTool('three', { rights: { commercialUse: 'no', trainsOnUploads: 'maker silent', indemnity: 'maker silent' } });
  writeTool('four', moreExpensive);
  rmSync(join(root, 'data/tools/two.json'));
  const drafts = draftDrops(root, working, [], today);
  expect(drafts.map(({ file, drop }) => [file, drop.id, drop.kind])).toEqual([
    ['data/updates/2026-11-21-one-price.json', 8, 'price'],
    ['data/updates/2026-11-21-three-terms.json', 9, 'terms'],
  ]);
});

test('compares two revisions, or one tool alone', () => {
  writeTool('one', moreExpensive);
  writeTool('two', moreExpensive);
  commit();
  expect(draftDrops(root, working, [], today)).toEqual([]);
  expect(draftDrops(root, { from: 'HEAD~1', to: 'HEAD' }, [], today)).toHaveLength(2);
  expect(draftDrops(root, { from: 'HEAD~1', to: null }, ['two'], today).map(({ drop }) => drop.toolName)).toEqual([
    'two',
  ]);
});

test('a version from before tools had plans is read', () => {
  const {
    plans,
    sources,
    noFreePlan,
    baseRights,
    ethicsEvidence,
    statusEvidence,
    priceOfYes: _,
    ...older
  } = makeTool({
    id: 3,
    slug: 'one',
    name: 'one',
  });
  expect([plans.length, sources, noFreePlan, ethicsEvidence, statusEvidence]).toEqual([1, {}, [], [], []]);
  expect(baseRights.commercialUse?.answer).toBe('yes');
  write('data/tools/one.json', older);
  commit();
  writeTool('one', moreExpensive);
  expect(draftDrops(root, working, [], today).map(({ drop }) => drop.kind)).toEqual(['price']);
});

test('what is written claims no source, and the checks hold it back until it is finished', () => {
  writeTool('one', moreExpensive);
  const drafts = draftDrops(root, working, [], today);
  expect(writeDrafts(root, drafts)).toEqual(['Wrote data/updates/2026-11-21-one-price.json']);
  expect(writeDrafts(root, drafts)).toEqual(['data/updates/2026-11-21-one-price.json is there already; left alone.']);
  const [file = ''] = readdirSync(join(root, 'data/updates')).filter((name) => name.startsWith(today));
  const drop = JSON.parse(readFileSync(join(root, 'data/updates', file), 'utf8')) as Drop;
  expect(drop).toMatchObject({ isAuthentic: false, sourceUrl: null, updateTitle: 'one raises the price of Paid plan' });
  const check = (content: Drop) =>
    checkDrafts({
      tools: [],
      drops: [{ file, content } as DataFile<Drop>],
      categories: { categories: [], badges: [] },
    });
  expect(check(drop)).toHaveLength(1);
  expect(check({ ...drop, updateDescription: 'Price: $10 → $12 a month. Teams of one will notice first.' })).toEqual(
    [],
  );
});

test('a revision that git does not know, and a file that is not sound, are told in words', () => {
  expect(() => draftDrops(root, { from: 'nowhere', to: null }, ['one'], today)).toThrow(
    /git rev-parse failed: is the revision spelt right/,
  );
  write('data/tools/one.json', {
    ...recordOf(makeTool({ slug: 'one' })),
    id: '12',
  });
  expect(() => draftDrops(root, working, [], today)).toThrow(/data\/tools\/one.json · id is "12": write a number/);
});

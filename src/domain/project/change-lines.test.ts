import { expect, test } from 'vitest';
import { noRules } from '#domain/rules/ready-made-rules.ts';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import { type AddedLine, type LinesOutcome, addLines, correctLine, countLines } from './change-lines.ts';
import { freezeFacts } from './freeze-facts.ts';
import { noteSeen } from './note-seen.ts';
import { PROJECT_BOUNDS, type ProjectLines } from './project.ts';
import { noLines, noProjects, ownedBy } from './projects-of.ts';
import { hitText, recallMark, recallText, recallsOf } from './recalls.ts';
import { sheetFileName, sheetOf, sheetText } from './sheet.ts';
import type { SourceType } from './source-types.ts';

const now = new Date('2026-11-23T12:00:00.000Z');
const later = new Date('2026-11-24T12:00:00.000Z');
const account = { id: 'u', createdAt: '2026-11-01T12:00:00.000Z', birth: 'b' };
const empty = noLines(account, '6c1d1f0e-52a3-4c0e-8c43-1d2f5b6a7c81');
const tools = { 1: makeTool({ id: 1, name: 'Midjourney' }), 2: makeTool({ id: 2, name: 'Photoshop' }) };
const freeze = (toolId: number) => ({
  facts: freezeFacts(tools[toolId as 1 | 2], '', noRules),
  frozenOn: '2026-11-23',
});
let count = 0;
const line = (asset: string, fields: Partial<AddedLine> = {}): AddedLine => {
  count += 1;
  const toolId = fields.toolId ?? 1;
  const sourceType: SourceType = 'trainedAlgorithmicMedia';
  return {
    id: `6c1d1f0e-52a3-4c0e-8c43-${String(count).padStart(12, '0')}`,
    asset,
    toolId,
    plan: '',
    account: '',
    day: '2026-11-20',
    human: '',
    sourceType,
    frozen: freeze(toolId),
    ...fields,
  };
};
const core = { limit: PROJECT_BOUNDS.lines, now };
function linesOf(outcome: LinesOutcome): ProjectLines {
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.lines;
}

test('lines with the same facts share them, and one that arrives twice is one', () => {
  const one = line('a');
  const two = linesOf(addLines(empty, [one, line('b'), line('c', { toolId: 2 })], core));
  expect(two.lines.map(({ versions }) => versions.map(({ facts }) => facts))).toEqual([['f1'], ['f1'], ['f2']]);
  expect(Object.keys(two.facts)).toEqual(['f1', 'f2']);
  expect(addLines(two, [one], core)).toEqual({ ok: true, lines: two, changed: false });
  expect(linesOf(addLines(empty, [one, one], core)).lines).toHaveLength(1);
});

test('a limit refuses what is new, all of it, and leaves what is there to be corrected and withdrawn', () => {
  const five = linesOf(
    addLines(
      empty,
      ['1', '2', '3', '4', '5'].map((asset) => line(asset)),
      { limit: 5, now },
    ),
  );
  expect(addLines(five, [line('6')], { limit: 5, now })).toEqual({ ok: false, code: 'upgrade_required' });
  expect(
    addLines(
      empty,
      ['1', '2'].map((asset) => line(asset)),
      { limit: 1, now },
    ).ok,
  ).toBe(false);
  const id = five.lines[0]?.id ?? '';
  const out = linesOf(correctLine(five, id, { isWithdrawn: true }, { limit: 1, now, freeze }));
  expect(countLines(out)).toBe(4);
  expect(linesOf(addLines(out, [line('6')], { limit: 5, now })).lines).toHaveLength(6);
  const back = { isWithdrawn: false, human: 'x' };
  expect(correctLine(out, id, back, { limit: 4, now, freeze })).toEqual({ ok: false, code: 'upgrade_required' });
});

test('there is an end to lines, versions and size for everybody', () => {
  const many = Array.from({ length: PROJECT_BOUNDS.lines }, (_, index) => line(`${index}`));
  const full = linesOf(addLines(empty, many, core));
  expect(addLines(full, [line('more')], { limit: Infinity, now })).toEqual({ ok: false, code: 'project_full' });
  let lines = linesOf(addLines(empty, [line('a')], core));
  const id = lines.lines[0]?.id ?? '';
  for (let version = 2; version <= PROJECT_BOUNDS.versions; version += 1)
    lines = linesOf(correctLine(lines, id, { human: String(version) }, { ...core, freeze }));
  expect(correctLine(lines, id, { human: 'x' }, { ...core, freeze })).toEqual({ ok: false, code: 'project_full' });
  const large = line('a', {
    frozen: {
      ...freeze(1),
      facts: { ...freeze(1).facts, plan: { name: 'P', includes: 'x'.repeat(PROJECT_BOUNDS.stored) } },
    },
  });
  expect(addLines(empty, [large], core)).toEqual({ ok: false, code: 'project_full' });
});

test('a correction keeps every earlier version and the frozen facts, unless tool or plan are others', () => {
  const before = linesOf(addLines(empty, [line('a')], core));
  const id = before.lines[0]?.id ?? '';
  const context = { ...core, now: later, freeze: (toolId: number) => ({ ...freeze(toolId), frozenOn: '2026-11-24' }) };
  const corrected = linesOf(correctLine(before, id, { human: 'Chose', day: undefined }, context));
  expect(corrected.lines[0]?.versions).toEqual([
    before.lines[0]?.versions[0],
    { ...before.lines[0]?.versions[0], at: later.toISOString(), human: 'Chose' },
  ]);
  const other = linesOf(correctLine(corrected, id, { toolId: 2 }, context));
  expect(other.lines[0]?.versions.map(({ facts, frozenOn }) => [facts, frozenOn])).toEqual([
    ['f1', '2026-11-23'],
    ['f1', '2026-11-23'],
    ['f2', '2026-11-24'],
  ]);
  expect(correctLine(other, id, { toolId: 2 }, context)).toEqual({ ok: true, lines: other, changed: false });
  expect(correctLine(other, 'strange', { human: 'x' }, context)).toEqual({ ok: false, code: 'not_found' });
});

test('the sheet leaves out what is withdrawn, earlier versions and the note, and has the same bytes in any order of names', () => {
  const two = linesOf(addLines(empty, [line('a'), line('b', { toolId: 2 })], core));
  const id = two.lines[1]?.id ?? '';
  const lines = linesOf(correctLine(two, id, { isWithdrawn: true }, { ...core, freeze }));
  const project = { name: 'Film', client: 'Acme', rules: noRules, rulesName: '' };
  const sheet = sheetOf(project, lines);
  expect([sheet.lines.map(({ asset, version }) => [asset, version]), Object.keys(sheet.facts)]).toEqual([
    [['a', 1]],
    ['f1'],
  ]);
  const turned = Object.fromEntries(Object.entries(sheet).reverse()) as typeof sheet;
  expect(sheetText(turned)).toBe(sheetText(sheet));
  expect(JSON.parse(sheetText(sheet))).toEqual(sheet);
  expect([sheetFileName({ name: 'Été: film!' }, 'abcdef0123'), sheetFileName({ name: '—' }, '0123456789')]).toEqual([
    'e-te-film-abcdef01',
    'project-01234567',
  ]);
});

test('the disclosure counts each asset once, by the largest part that generative AI had in it, and names the tools', () => {
  const of = (...added: AddedLine[]) => linesOf(addLines(empty, added, core)).disclosure;
  const edited = { toolId: 2, sourceType: 'compositeWithTrainedAlgorithmicMedia' } as const;
  expect(
    of(line('a'), line('b'), line('a', edited), line('c', edited), line('d', { sourceType: 'digitalCapture' })),
  ).toBe(
    'Of 4 assets, 2 were created using generative AI (Midjourney) and 1 was edited using generative AI (Photoshop).',
  );
  expect(of(line('a', { sourceType: 'compositeSynthetic' }))).toBe(
    'Of 1 asset, 1 contains elements made with generative AI (Midjourney).',
  );
  expect(of(line('a', { sourceType: 'humanEdits' }))).toBe(
    'The one asset was made and edited without generative AI, as its makers state.',
  );
  expect(of(line('a', { sourceType: 'humanEdits' }), line('b', { sourceType: 'print' }))).toContain(
    'The 2 assets were',
  );
});

test('who saw a version is noted once by name, and there is an end to it', () => {
  const seen = (lines: ProjectLines, name: string, hash = 'h') => noteSeen(lines, { name, hash }, now);
  const first = seen(empty, 'Jo');
  if (!first.ok) throw new Error(first.code);
  expect(first.lines.seen).toEqual([{ name: 'Jo', hash: 'h', at: now.toISOString() }]);
  expect(seen(first.lines, 'JO')).toMatchObject({ ok: true, changed: false });
  expect(seen(first.lines, 'Jo', 'other')).toMatchObject({ changed: true });
  const full = {
    ...empty,
    seen: Array.from({ length: PROJECT_BOUNDS.seen }, (_, index) => ({ name: `${index}`, hash: 'h', at: '' })),
  };
  expect(seen(full, 'Jo')).toEqual({ ok: false, code: 'sheet_full' });
});

test('what is stored counts for the account that wrote it alone', () => {
  expect(ownedBy(empty, account)).toBe(empty);
  expect([ownedBy(empty, { ...account, birth: 'c' }), ownedBy(null, account)]).toEqual([null, null]);
  expect(noProjects(account)).toEqual({ account: account.createdAt, birth: 'b', projects: [] });
});

test('a recall names what changed once, and each asset of each project that it hits; withdrawn lines are not hit', () => {
  const lines = linesOf(addLines(empty, [line('a'), line('a'), line('b'), line('c', { toolId: 2 })], core));
  const other = linesOf(addLines(empty, [line('a'), line('gone')], core));
  const withdrawn = linesOf(correctLine(other, other.lines[1]?.id ?? '', { isWithdrawn: true }, { ...core, freeze }));
  const closed = {
    ...tools[1],
    status: { state: 'shut down' as const, note: 'Closed', since: '2026-11-22', replacedBy: 2 },
  };
  const projects = [
    { project: { id: 'p', name: 'Film' }, lines },
    { project: { id: 'q', name: 'Poster' }, lines: withdrawn },
  ];
  const recalls = recallsOf(projects, (id) => (id === 1 ? closed : tools[2]));
  expect(recalls).toMatchObject([
    {
      toolId: 1,
      tool: 'Midjourney',
      changes: [{ of: 'State', after: 'shut down', day: '2026-11-22', plan: '' }],
      projects: [
        { id: 'p', assets: ['a', 'b'] },
        { id: 'q', assets: ['a'] },
      ],
    },
  ]);
  expect(recalls[0]?.changes).toHaveLength(1);
  expect(hitText(recalls)).toBe('Three assets of two projects');
  expect(hitText([{ projects: [{ id: 'p', name: '', assets: ['a'] }] }])).toBe('One asset of one project');
  expect(
    hitText([{ projects: [{ id: 'p', name: '', assets: Array.from({ length: 13 }, (_, index) => `${index}`) }] }]),
  ).toBe('13 assets of one project');
  expect(recallsOf(projects, () => tools[2]).map(({ toolId }) => toolId)).not.toContain(2);
  expect(recallsOf(projects, (id) => (id === 1 ? null : tools[2]))[0]?.changes[0]).toMatchObject({ kind: 'tool' });
  const [change] = recalls[0]?.changes ?? [];
  expect(change && recallMark(1, change)).toBe('1||State|shut down');
});

test('terms that an editor confirmed touch the work frozen before them, however its words were corrected since, and no later work', () => {
  const terms = {
    fact: 'trainsOnUploads' as const,
    at: '2026-11-23T18:00:00.000Z',
    reason: 'Uploads train its models now',
    quote: 'We train on uploads.',
    source: 'https://maker.test/terms',
  };
  const before = linesOf(addLines(empty, [line('a'), line('b', { toolId: 2 })], core));
  const both = linesOf(addLines(before, [line('later')], { ...core, now: later }));
  const corrected = linesOf(
    correctLine(both, both.lines[0]?.id ?? '', { human: 'Retouched' }, { ...core, now: later, freeze }),
  );
  const recalls = recallsOf(
    [{ project: { id: 'p', name: 'Film' }, lines: corrected }],
    (id) => tools[id as 1 | 2],
    (id) => (id === 1 ? [terms, { ...terms, fact: 'price' as const, reason: 'Billed by the year' }] : []),
  );
  expect(recalls).toMatchObject([
    { toolId: 1, changes: [{ kind: 'terms', day: '2026-11-23' }], projects: [{ id: 'p', assets: ['a'] }] },
  ]);
  const [change] = recalls[0]?.changes ?? [];
  expect(change && recallText(change)).toBe('Terms: Uploads train its models now.');
});

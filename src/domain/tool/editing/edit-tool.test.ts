import { describe, expect, test } from 'vitest';
import { changesBetween, revertChanges } from '#domain/record/record-changes.ts';
import { patchTool } from './edit-tool.ts';
import { patchProblems } from './patch-problems.ts';
import { editProblems, type ToolSurroundings } from './edit-problems.ts';
import { noEvidence } from '#domain/tool/evidence/evidence.ts';
import { makeDerivedTool, makeEvidence, makeTool } from './make-tool.ts';
import { mergeTools } from '#domain/tool/merge-tools.ts';
import { fieldsByPath, unitOf } from '#domain/tool/tool-field-paths.ts';
import { toolRecord } from '#domain/tool/tool.record.ts';
import { entriesById, keepEntry, withoutUpload } from './upload-entries.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { Upload } from '#domain/tool/uploaded-tool.schema.ts';

const take = 'We would use it for boards and nothing a client keeps, '.repeat(4).trim();
const tool = makeDerivedTool({
  yakOpinion: take,
  evidence: { ...noEvidence(), price: makeEvidence({ quote: '$10 a month' }) },
});
const around: ToolSurroundings = {
  today: '2026-11-22',
  vocabulary: {
    categories: [{ name: 'AI image generation', ink: 'blue', about: 'Pictures out of words.' }],
    badges: [
      { name: 'Image', color: 'blue' },
      { name: 'Video', color: 'red' },
    ],
  },
  taskSlugs: new Set(['remove-a-background']),
  makerSites: {},
  others: [makeTool({ id: 2, name: 'Other', link: 'https://other.example/' })],
};
const pricing = { amount: 12, period: 'month', details: 'One seat.' } as const;
const fieldsWrong = (patch: Parameters<typeof patchTool>[1]) =>
  editProblems(tool, patchTool(tool, patch), around).map(({ field }) => field);

describe('a change by hand', () => {
  test('a value that changes loses its evidence, or takes the one that comes with it', () => {
    expect(patchTool(tool, { fields: { pricing }, evidence: {} }).evidence.price).toBeNull();
    const read = makeEvidence({ quote: 'Twelve dollars' });
    expect(patchTool(tool, { fields: { pricing }, evidence: { price: read } })).toMatchObject({
      pricing: { amount: 12 },
      evidence: { price: read },
    });
    expect(patchTool(tool, { fields: { skipItIf: 'you need film' }, evidence: {} }).evidence.price).not.toBeNull();
    expect(patchTool(tool, { fields: { pricing: { ...tool.pricing } }, evidence: {} })).toEqual(tool);
  });

  test('places are whole fields, base rights and sources in parts, neither number nor slug nor what follows from plans', () => {
    const { id, slug, baseRights, rights, sources, evidence } = tool;
    expect([...fieldsByPath({ id, slug, name: 'A', baseRights, sources, rights, evidence })]).toEqual([
      ['name', 'A'],
      ['baseRights.commercialUse', { answer: 'yes', condition: '', evidence: [] }],
      ['sources.pricing', sources['pricing']],
    ]);
    for (const odd of [null, undefined, 'yes', ['no']])
      expect([...fieldsByPath({ baseRights: odd })]).toEqual([['baseRights', odd]]);
    expect(
      (['ethicsEvidence', 'ethicallyTrained', 'statusEvidence', 'baseRights.indemnity', 'cons'] as const).map(unitOf),
    ).toEqual(['ethicallyTrained', 'ethicallyTrained', 'status', 'baseRights.indemnity', 'cons']);
  });

  test('one right changes without the others', () => {
    const next = patchTool(tool, {
      fields: { rights: { indemnity: 'no' } },
      evidence: { indemnity: makeEvidence({ quote: 'as is' }) },
    });
    expect(next.rights).toEqual({ ...tool.rights, indemnity: 'no' });
    expect(changesBetween(toolRecord, tool, next).map(({ field }) => field)).toEqual(['baseRights.indemnity']);
    expect(next.evidence.indemnity).toEqual(makeEvidence({ quote: 'as is' }));
  });

  test('taken back, it leaves what others changed since; a place that changed again is named', () => {
    const next = patchTool(tool, { fields: { pricing }, evidence: {} });
    const changes = changesBetween(toolRecord, tool, next);
    const later = patchTool(next, { fields: { skipItIf: 'you need film' }, evidence: {} });
    expect(revertChanges(toolRecord, later, changes)).toEqual({
      ok: true,
      edited: { ...tool, skipItIf: 'you need film' },
    });
    const again = patchTool(next, { fields: { pricing: { ...pricing, amount: 14 } }, evidence: {} });
    expect(revertChanges(toolRecord, again, changes)).toEqual({ ok: false, fields: ['plans'] });
  });
});

describe('what a change may not bring', () => {
  test.each<[string, Parameters<typeof patchTool>[1], string[]]>([
    ['nothing wrong', { fields: { pricing }, evidence: { price: makeEvidence({ quote: '$12 a month' }) } }, []],
    [
      'a silent maker without a page',
      { fields: { rights: { indemnity: 'maker silent' } }, evidence: {} },
      ['baseRights.indemnity.evidence'],
    ],
    ['a field that there is not', { fields: { colour: 'red' } as object, evidence: {} }, ['']],
    [
      'a page read tomorrow',
      { fields: {}, evidence: { price: makeEvidence({ quote: '$10 a month', readOn: '2026-11-23' }) } },
      ['sources.pricing-2'],
    ],
    ['a free plan beside one that is paid for', { fields: { freeUse: 'yes' }, evidence: {} }, []],
    [
      'words of a page that the tool does not name',
      {
        fields: {
          baseRights: {
            trainsOnUploads: { answer: 'no', condition: '', evidence: [{ source: 'terms', quote: 'as is' }] },
          },
        },
      },
      ['baseRights.trainsOnUploads.evidence.0.source'],
    ],
    [
      'a source that words still need taken away',
      { fields: { sources: { pricing: null } } },
      ['plans.0.price.evidence.0.source'],
    ],
    [
      'closed without a successor',
      { fields: { status: { state: 'shut down', note: 'Gone.', since: null, replacedBy: null } }, evidence: {} },
      ['plans', 'status.replacedBy'],
    ],
    [
      'a task that there is not',
      { fields: { tasks: [{ task: 'sing', fit: 'can', note: 'In tune' }] }, evidence: {} },
      ['tasks.0.task'],
    ],
    ['another tool’s name', { fields: { name: 'OTHER' }, evidence: {} }, ['name']],
    ['a category of its own', { fields: { category: 'magic' }, evidence: {} }, ['category']],
    [
      'a copy that is called the maker’s page',
      {
        fields: {},
        evidence: { price: makeEvidence({ quote: '$10 a month', source: 'https://copies.example.org/pricing' }) },
      },
      ['sources.pricing-2'],
    ],
    ['a claim of use', { fields: { skipItIf: 'we used it and you did not' }, evidence: {} }, ['skipItIf']],
  ])('%s', (_, patch, fields) => expect(fieldsWrong(patch)).toEqual(fields));

  const closed = { ...tool.status, state: 'shut down', note: 'Gone.', replacedBy: 2 } as const;
  const unsold = { sources: {}, plans: [] };
  const another = 'name another tool that is not shut down';
  test.each<[Partial<Tool>, object[]]>([
    [{ status: closed, ...unsold }, []],
    [
      { status: { ...closed, note: ' ', replacedBy: null }, ...unsold },
      [
        { field: 'status.note', remedy: 'say in one sentence why it is "shut down"' },
        { field: 'status.replacedBy', remedy: 'name the tool to use instead' },
      ],
    ],
    [
      { status: { ...closed, state: 'acquired', note: '', replacedBy: null } },
      [{ field: 'status.note', remedy: 'say in one sentence why it is "acquired"' }],
    ],
    ...[1, 3, 4].map((replacedBy): [Partial<Tool>, object[]] => [
      { status: { ...tool.status, replacedBy } },
      [{ field: 'status.replacedBy', value: String(replacedBy), remedy: another }],
    ]),
    [
      { category: 'magic , ai IMAGE generation,tricks', badge: 'Best' },
      [
        { field: 'category', value: 'magic', remedy: 'take a category of the vocabulary' },
        { field: 'category', value: 'tricks', remedy: 'take a category of the vocabulary' },
        { field: 'badge', value: 'Best', remedy: 'take a badge of the vocabulary' },
      ],
    ],
    [
      {
        tasks: ['sing', 'remove-a-background', 'remove-a-background'].map((task) => ({
          task,
          fit: 'can',
          note: 'In tune',
        })),
      },
      [
        { field: 'tasks.0.task', value: 'sing', remedy: 'there is no such task' },
        {
          field: 'tasks.2.task',
          value: 'remove-a-background',
          remedy: 'the tool names it already; leave one out',
        },
      ],
    ],
    [
      { name: 'Óther', link: 'http://www.other.example', sources: {}, plans: [] },
      [
        { field: 'name', value: 'Óther', remedy: 'Other has it already' },
        { field: 'link', value: 'http://www.other.example', remedy: 'Other is at it already' },
      ],
    ],
    [{ name: 'gone' }, [{ field: 'name', value: 'gone', remedy: 'Gone has it already' }]],
    [
      { description: 'Too short to say it.', pros: ['Quick', ...tool.pros.slice(1)] },
      [
        { field: 'description', remedy: 'at least 50 characters' },
        { field: 'pros.0', remedy: 'at least 8 characters' },
      ],
    ],
    [
      {
        name: 'X',
        plans: tool.plans.map((plan) => ({ ...plan, price: plan.price && { ...plan.price, amount: -1 } })),
      },
      [
        { field: 'name', remedy: 'fill it in' },
        { field: 'plans.0.price.amount', remedy: 'at least 0' },
      ],
    ],
  ])('%j', (fields, found) => {
    const gone = makeTool({ id: 3, name: 'Gone', link: 'https://gone.example/', status: closed });
    const wide = {
      ...around,
      others: [...around.others, gone, { ...tool, name: 'Own', link: 'https://own.example/' }],
    };
    expect(editProblems(tool, { ...tool, ...fields }, wide)).toEqual(found);
  });

  test.each<[object, string[]]>([
    [{ fields: {} }, []],
    [
      { fields: { freeUse: 'maybe', pricing: { amount: -1 }, rights: { indemnity: 'perhaps' } } },
      ['pricing.amount', 'freeUse', 'rights.indemnity'],
    ],
    [
      { fields: { plans: 'all', sources: [], baseRights: { indemnity: 'no' } } },
      ['plans', 'baseRights.indemnity', 'sources'],
    ],
    [{ fields: { plans: [{ name: 'Pro' }] } }, ['plans.0.price']],
    [
      {
        fields: {
          sources: {
            audit: {
              page: 'https://example.com/',
              copy: null,
              kind: 'dated transcription',
              readOn: '2026-11-20',
              pageDate: null,
            },
          },
        },
      },
      ['sources.audit.copy'],
    ],
    [
      { fields: { baseRights: { indemnity: null } }, evidence: { price: { quote: 'x' } } },
      [
        'evidence.price.source',
        'evidence.price.kind',
        'evidence.price.quote',
        'evidence.price.readOn',
        'evidence.price.pageDate',
      ],
    ],
  ])('%j is no change before %j is put right', (patch, fields) =>
    expect(patchProblems(patch as Parameters<typeof patchTool>[1]).map(({ field }) => field)).toEqual(fields),
  );

  test('an old debt elsewhere keeps nobody from correcting a price', () => {
    expect(editProblems(null, tool, around)).toEqual([]);
    const thin = makeTool({ yakOpinion: 'Short of words.', cons: ['Slow'] });
    expect(editProblems(thin, patchTool(thin, { fields: { pricing }, evidence: {} }), around)).toEqual([]);
    expect(editProblems(null, thin, around).map(({ field }) => field)).toEqual(['cons.0', 'cons', 'yakOpinion']);
  });
});

describe('files and changes', () => {
  const changed = (patch: Parameters<typeof patchTool>[1]): Upload[] => {
    const entries = entriesById([]);
    keepEntry(entries, tool, patchTool(tool, patch));
    return [...entries.values()];
  };

  test('a tool without a file is kept whole, one with a file by what differs, and one that is as its file not at all', () => {
    const own = makeTool({ id: 20_001, name: 'New one' });
    const entries = entriesById([]);
    keepEntry(entries, undefined, own);
    keepEntry(entries, { ...own, id: 5, slug: 'five' }, own);
    expect([...entries.values()]).toEqual([]);
    keepEntry(entries, undefined, own);
    keepEntry(entries, tool, { ...tool, id: 1, slug: 'another', badge: 'Video' });
    expect([...entries]).toEqual([
      [20_001, { kind: 'new', tool: own }],
      [1, { kind: 'change', toolId: 1, fields: { badge: 'Video' }, over: { badge: 'Image' } }],
    ]);
    expect(entriesById([...entries.values()])).toEqual(entries);
  });

  test('a file that reads the old price again never lends its evidence to the new one', () => {
    const uploads = changed({ fields: { pricing }, evidence: { price: makeEvidence({ quote: 'Twelve dollars' }) } });
    const file = patchTool(tool, { fields: {}, evidence: { price: makeEvidence({ readOn: '2026-11-20' }) } });
    expect(mergeTools([file], uploads)).toEqual([file]);
  });

  test('evidence of another fact in the file leaves the change as it is', () => {
    const read = makeEvidence({ quote: 'Twelve dollars' });
    const uploads = changed({ fields: { pricing }, evidence: { price: read } });
    const file = patchTool(tool, { fields: {}, evidence: { status: makeEvidence({ quote: 'We are open' }) } });
    expect(mergeTools([file], uploads)).toMatchObject([
      { pricing: { amount: 12 }, evidence: { price: read, status: { quote: 'We are open' } } },
    ]);
  });

  test('an upload below changes of other tools can be taken back, one below changes of its own cannot', () => {
    const other: Upload = { kind: 'new', tool: makeTool({ id: 20_001, name: 'New one' }) };
    const before: Upload[] = [];
    const after = changed({ fields: { pricing }, evidence: {} });
    expect(withoutUpload([...after, other], after, before)).toEqual([other]);
    const again = changed({ fields: { pricing: { ...pricing, amount: 14 } }, evidence: {} });
    expect(withoutUpload(again, after, before)).toBeNull();
    expect(withoutUpload(again, again, after)).toEqual(after);
    expect(withoutUpload([other, ...after], [other], [other])).toEqual([other, ...after]);
    expect(withoutUpload([], [], [other])).toEqual([other]);
    expect(withoutUpload(again, after, after)).toEqual(again);
  });
});

import { expect, test } from 'vitest';
import type { Correction } from '#domain/watch/correction/correction.schema.ts';
import { noDocuments } from '#domain/record/built-documents.schema.ts';
import type { ShownEntry } from '#domain/record/shown-entry.schema.ts';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import { soundRecords } from './sound-records.ts';
import { nothingTaken } from './take-in.ts';

const none = new Map();
const files = {
  documents: {
    drop: none,
    lesson: none,
    article: new Map([['file', { title: 'A text of a file', description: 'd'.repeat(60), text: 'Words' }]]),
    task: none,
  },
  toolSlugs: new Set<string>(),
};
const article = (key: string, text: string, title = 'A headline of ours'): ShownEntry => ({
  key,
  shows: 'whole',
  fields: { title, description: 'd'.repeat(60), publishedOn: '2026-11-21', text },
  over: null,
});
const judged = (...entries: ShownEntry[]) => {
  const { sound, leftOut } = soundRecords({ ...nothingTaken, documents: { ...noDocuments, article: entries } }, files);
  return [sound.documents.article.map(({ key }) => key), leftOut.map(({ key, why }) => [key, why])];
};

test.each([
  ['[a]: javascript:alert(1)', 'text: line 1: write links where they stand: [words](address)'],
  ['Words\n\n<b>', 'text: line 3: leave HTML out: Markdown alone is printed'],
  ['[on](/&sol;evil.example)', expect.stringContaining('links lead to a whole address')],
])('a text with %j is left out by itself, with the words that saving it gives', (text, why) =>
  expect(judged(article('bad', text), article('good', 'Words'))).toEqual([['good'], [['bad', why]]]),
);

test('what stands with an invisible character since before it was refused is published without it', () =>
  expect(judged(article('old', 'Words\u0000\u202e', 'A head\ud800line of ours'))).toEqual([['old'], []]));

test('a document of another shape, or of a name that is no file’s, is left out', () => {
  expect(judged(article('../../etc', 'Words'), { ...article('empty', ''), fields: {} })).toMatchObject([
    [],
    [
      ['../../etc', 'key: small letters, figures and hyphens alone'],
      ['empty', expect.stringContaining('title')],
    ],
  ]);
  expect(judged({ key: 'file', shows: 'hidden', fields: {}, over: {} })).toEqual([['file'], []]);
});

test('a lesson that names a tool which there is no more is left out; drops and tasks by the rules of their kind', () => {
  const lesson = (tool: string): ShownEntry => ({
    key: tool,
    shows: 'whole',
    fields: {
      title: 'Herd sheep in an evening',
      description: 'd'.repeat(90),
      desk: 'social',
      level: 'Beginner',
      minutes: 60,
      tasks: ['herd-sheep'],
      tools: [{ tool }],
      publishedOn: '2026-11-21',
      text: 'Words',
    },
    over: null,
  });
  const drop = (shows: ShownEntry['shows'], fields: object): ShownEntry => ({
    key: '20001',
    shows,
    fields: { ...fields },
    over: null,
  });
  const label = { toolName: 'Suno', updateType: 'new', releaseDate: '2026-11-21' };
  const { sound, leftOut } = soundRecords(
    {
      ...nothingTaken,
      uploaded: { revision: null, uploads: [{ kind: 'new', tool: makeTool({ id: 20_001, slug: 'sheepdog' }) }] },
      documents: {
        ...noDocuments,
        lesson: [lesson('gone'), lesson('sheepdog')],
        drop: [drop('label', label), drop('label', { ...label, releaseDate: 'soon' }), drop('whole', label)],
        task: [{ key: 'walk', shows: 'whole', fields: { title: 'Walk' }, over: null }],
      },
    },
    files,
  );
  expect(sound.documents.lesson.map(({ key }) => key)).toEqual(['sheepdog']);
  expect(sound.documents.drop).toEqual([drop('label', label)]);
  expect(leftOut.map(({ kind, key }) => [kind, key])).toEqual([
    ['drop', '20001'],
    ['drop', '20001'],
    ['lesson', 'gone'],
    ['task', 'walk'],
  ]);
});

test('one bad upload or correction stops no other', () => {
  const tool = makeTool({ id: 20_001 });
  const correction = { id: 'a-change-of-a-price', toolId: 1, toolName: 'Suno' } as Correction;
  const { sound, leftOut } = soundRecords(
    {
      ...nothingTaken,
      uploaded: {
        revision: null,
        uploads: [
          { kind: 'new', tool: { ...tool, id: 20_002, description: 'short' } },
          { kind: 'new', tool: { ...tool, description: `${tool.description}\ud800` } },
        ],
      },
      corrections: [correction],
    },
    files,
  );
  expect(sound.uploaded.uploads).toMatchObject([{ tool: { id: 20_001 } }]);
  expect(sound.corrections).toEqual([]);
  expect(leftOut).toMatchObject([
    { kind: 'tool', key: '20002', title: tool.name, why: expect.stringContaining('at least') },
    { kind: 'correction', key: 'a-change-of-a-price', title: 'Suno' },
  ]);
});

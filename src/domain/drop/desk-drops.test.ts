import { expect, it } from 'vitest';
import { dropOf, dropsByKey, labelledDrops, publicDropEntries, shownDrops } from './desk-drops.ts';
import { draftMark } from './draft-mark.ts';
import { dropProblems } from './drop-problems.ts';
import type { Drop } from './drop.schema.ts';
import { makeDrop } from './make-drop.ts';

const drop = makeDrop({
  id: 7,
  toolName: 'Runway',
  toolId: 29,
  updateType: 'updated',
  releaseDate: '2026-11-04',
  sourceUrl: 'https://example.com/news',
  isAuthentic: true,
  quote: 'Twenty seconds',
});
const { id: _, ...fields } = drop;
const whole = (key: string, changed: Partial<Drop> = {}) =>
  ({ key, shows: 'whole', fields: { ...fields, ...changed }, over: null }) as const;
const label = { toolName: 'Runway', updateType: 'updated', releaseDate: '2026-11-04' };

it('keeps a drop under its number and gives it back', () => {
  expect([...dropsByKey([drop])]).toEqual([['7', fields]]);
  const { supersededBy: __, ...older } = fields;
  expect(dropOf('7', older)).toEqual(drop);
});

it('shows files and what the desk made, without what it took down', () => {
  const hidden = { key: '7', shows: 'hidden', fields: {}, over: {} } as const;
  expect(shownDrops([drop], [whole('20001')])).toEqual([drop, { ...drop, id: 20_001 }]);
  expect(shownDrops([drop], [hidden])).toEqual([]);
});

it('tells of a drop under the fringe nothing but its label', () => {
  const entries = [whole('20002', { releaseDate: '2026-11-09' }), { ...whole('20001'), over: fields }, whole('20000')];
  const files = [{ ...drop, id: 20_001 }];
  const open = publicDropEntries(files, entries, 1);
  expect(open).toEqual([
    entries[0],
    { key: '20001', shows: 'label', fields: label, over: {} },
    { key: '20000', shows: 'label', fields: label, over: null },
  ]);
  expect(publicDropEntries(files, open, 1)).toEqual(open);
  expect(labelledDrops(open)).toEqual([20_001, 20_000].map((id) => ({ ...label, id, locked: true })));
});

it.each<[string, Partial<Drop>, [field: string, remedy: string][]]>([
  ['nothing', {}, []],
  ['nothing of a tool that the guide does not list', { toolId: null, quote: '', isAuthentic: false }, []],
  ['nothing of a drop that a later one makes out of date', { supersededBy: 9 }, []],
  ['nothing of one that a later one of the same day does', { supersededBy: 8 }, []],
  ['its shape', { updateTitle: 'Short', toolId: 99 }, [['updateTitle', '']]],
  ['a tool that is not there', { toolId: 99 }, [['toolId', 'take a tool of the guide, or none']]],
  [
    'a day that has not come',
    { releaseDate: '2026-11-23' },
    [['releaseDate', 'a release that has not happened is no news yet']],
  ],
  ['an earlier successor', { supersededBy: 5 }, [['supersededBy', 'take a later drop, or none']]],
  ['an earlier successor of the same day', { supersededBy: 6 }, [['supersededBy', 'take a later drop, or none']]],
  ['itself as its successor', { supersededBy: 7 }, [['supersededBy', 'take a later drop, or none']]],
  ['a successor that is not there', { supersededBy: 99 }, [['supersededBy', 'take a later drop, or none']]],
  ['a missing source', { sourceUrl: null }, [['sourceUrl', 'name the page that says it']]],
  ['missing words of the source', { quote: '' }, [['quote', 'copy the words that you read at the source']]],
  [
    'what the draft left open',
    { updateDescription: `The price went from $10 to $12 a month. ${draftMark}` },
    [['updateDescription', 'say for whom it matters in the place of the draft’s last sentence']],
  ],
])('what keeps a drop from being published: %s', (_case, changed, problems) => {
  const around = {
    tools: new Map([[29, 'Runway']]),
    drops: [
      drop,
      { id: 5, releaseDate: '2026-11-03' },
      ...[6, 8].map((id) => ({ ...drop, id })),
      { id: 9, releaseDate: '2026-11-05' },
    ],
    today: '2026-11-22',
  };
  const found = dropProblems({ ...drop, ...changed }, around).map(({ field, remedy }) => [field, remedy]);
  expect(found).toEqual(problems.map(([field, remedy]) => [field, remedy || expect.any(String)]));
});

it('finds a use that we did not make, in the title and in the text', () => {
  const text = 'We tested it for a week, and the same face stays at both ends of every clip.';
  const around = { tools: new Map([[29, 'Runway']]), drops: [drop], today: '2026-11-04' };
  expect(dropProblems({ ...drop, updateTitle: 'We tested it for a week', updateDescription: text }, around)).toEqual(
    ['updateTitle', 'updateDescription'].map((field) => ({ field, remedy: expect.any(String) })),
  );
});

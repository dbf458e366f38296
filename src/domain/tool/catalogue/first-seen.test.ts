import { expect, it } from 'vitest';
import { firstSeen } from './first-seen.ts';
import { makeTool } from '#domain/tool/editing/make-tool.ts';

const yakPick = 'It is the best of its kind by far.';

it("opens with the editors' choice, one desk after the other, and never with what the yak refuses", () => {
  const tools = [
    makeTool({ id: 1, yakOpinion: 'We would not buy this for the office, nor for home.' }),
    makeTool({ id: 2, yakPick }),
    makeTool({ id: 3, yakPick }),
    makeTool({ id: 4, yakPick, departments: ['social'] }),
    makeTool({ id: 5, status: { state: 'watch', note: 'Sold?', since: null, replacedBy: null } }),
    makeTool({ id: 6 }),
  ];
  expect(firstSeen(tools.toReversed(), 9).map(({ id }) => id)).toEqual([2, 4, 3, 6]);
  expect(firstSeen(tools, 2).map(({ id }) => id)).toEqual([2, 4]);
});

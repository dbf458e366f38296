import { expect, it } from 'vitest';
import { noRules } from '#domain/rules/ready-made-rules.ts';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import { judgeSaved } from './judge-saved.ts';
import { savedUnderRulesText } from './saved-under-rules.ts';

const rules = { ...noRules, paidWork: true };
const closed = makeTool({ id: 1, name: 'Closed', status: { ...makeTool().status, state: 'shut down' } });
const unread = makeTool({ id: 2, name: 'Unread', plans: [], baseRights: {} });

it('says which saved tools break the rules of a project, and of which nobody has read enough', () => {
  const judged = judgeSaved([closed, unread], rules);
  expect(judged).toEqual({ fails: [1], unknown: [2] });
  expect(savedUnderRulesText(judged, [closed, unread])).toEqual({
    head: '1 of 2 saved tools breaks its rules',
    rest: 'Closed. Not read enough to say: Unread.',
    isBroken: true,
  });
});

it('counts what is saved now, and calls only what passes a pass', () => {
  const judged = { fails: [1, 3], unknown: [2] };
  const list = [
    { id: 2, name: 'Unread' },
    { id: 9, name: 'Open' },
  ];
  expect(savedUnderRulesText(judged, list)).toEqual({
    head: '1 of 2 saved tools keeps its rules',
    rest: 'Not read enough to say: Unread.',
    isBroken: false,
  });
  expect(savedUnderRulesText({ fails: [], unknown: [] }, list)?.head).toBe('All saved tools keep its rules');
  expect(savedUnderRulesText(judged, [])).toBeNull();
});

it('judges nothing where nothing is asked of a tool', () => {
  expect(judgeSaved([closed], { ...noRules, people: 5 })).toBeNull();
  expect(savedUnderRulesText(null, [closed])).toBeNull();
});

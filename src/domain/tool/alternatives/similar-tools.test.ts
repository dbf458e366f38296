import { describe, expect, it } from 'vitest';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import { similarTools } from './similar-tools.ts';

const tool = makeTool({
  id: 1,
  name: 'Self',
  category: 'video AI, 3D',
  departments: ['creative'],
  goals: ['design-visual'],
});
const both = makeTool({
  id: 2,
  name: 'Both',
  category: '3D, Video AI',
  departments: ['social'],
  goals: ['automation'],
});
const near = makeTool({ id: 3, name: 'Near', category: '3D' });
const far = makeTool({ id: 4, name: 'Far', category: 'voice' });
const closed = makeTool({
  id: 5,
  name: 'Closed',
  category: 'video AI, 3D',
  status: { state: 'shut down', note: 'Gone.', since: null, replacedBy: 2 },
});
const alsoNear = makeTool({ id: 6, name: 'Also near', category: '3D' });

describe('similarTools', () => {
  it('puts shared terms before shared uses before names; never itself, a stranger or a closed one', () => {
    expect(similarTools(tool, [closed, far, near, both, alsoNear, tool], 3).map(({ name }) => name)).toEqual([
      'Both',
      'Also near',
      'Near',
    ]);
  });
  it('counts desks and goals together, and offers no stranger however many are asked for', () => {
    const [desk, both] = [
      { ...near, id: 7, name: 'A desk', goals: [] },
      { ...near, id: 8, name: 'Z both' },
    ];
    const [goal, none] = [
      { ...near, id: 9, name: 'B goal', departments: [] },
      { ...near, id: 10, name: 'A none', departments: [], goals: [] },
    ];
    expect(similarTools(tool, [desk, none, both, goal, far], 9).map(({ name }) => name)).toEqual([
      'Z both',
      'A desk',
      'B goal',
      'A none',
    ]);
  });
  it('gives at most what was asked for', () => expect(similarTools(tool, [near, both], 1)).toHaveLength(1));
});

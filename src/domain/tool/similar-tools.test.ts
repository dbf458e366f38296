import { describe, expect, it } from 'vitest';
import { makeTool } from './make-tool.ts';
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
  it('gives at most what was asked for', () => expect(similarTools(tool, [near, both], 1)).toHaveLength(1));
});

import { expect, test } from 'vitest';
import { drawnCells } from './drawn-cells.ts';

const cell = (text: string, ...plans: string[]) => ({ text, span: plans.length, plans });

test('each plan has a cell; those of neighbours that say the same are covered, and what was said before names its plan', () => {
  const drawn = drawnCells([cell('Yes', 'Free', 'Go'), cell('No', 'Team'), cell('Yes', 'Pro', 'Max')]);
  expect(drawn.map(({ said, span, as }) => [said.text, span, as])).toEqual([
    ['Yes', 2, ''],
    ['Yes', 0, 'Free'],
    ['No', 1, ''],
    ['Yes', 2, 'Free'],
    ['Yes', 0, 'Free'],
  ]);
});

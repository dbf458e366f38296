import { expect, it } from 'vitest';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { wordingProblems } from './wording-problems.ts';

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');
const said = makeTool({ yakOpinion: words(40) });

it.each<[string, Partial<Tool>, object[]]>([
  ['what says something', {}, []],
  ['the longest take', { yakOpinion: words(90).replace(' ', '  ') }, []],
  ...[39, 91].map((count): [string, Partial<Tool>, object[]] => [
    `a take of ${count} words`,
    { yakOpinion: words(count) },
    [{ field: 'yakOpinion', value: `${count} words`, remedy: 'a take has 40 to 90 words' }],
  ]),
  [
    'a take that ends with the other part',
    { yakOpinion: `${words(40)}. SKIP IT IF you draw.` },
    [{ field: 'yakOpinion', remedy: "move the 'Skip it if' part into skipItIf" }],
  ],
  ...['you draw.', 'you draw!'].map((skipItIf): [string, Partial<Tool>, object[]] => [
    `“${skipItIf}”`,
    { skipItIf },
    [{ field: 'skipItIf', value: skipItIf, remedy: 'leave out the full stop: the page sets it' }],
  ]),
  ['a full stop inside', { skipItIf: 'you draw 2.5 boards' }, []],
  [
    'an ethics text that the filter would misread',
    { ethicallyTrained: 'Not ethically trained: scraped' },
    [
      {
        field: 'ethicallyTrained',
        value: 'Not ethically trained: scraped',
        remedy: "the Yes filter finds 'ethically trained' in it; write 'Not ethically licensed: …'",
      },
    ],
  ],
  ...(
    [
      ['description', 'description'],
      ['yakPick', 'yakPick'],
      ['idealUseCases', 'idealUseCases'],
      ['skipItIf', 'skipItIf'],
    ] as const
  ).map(([name, field]): [string, Partial<Tool>, object[]] => [
    `an advertisement in ${name}`,
    { [name]: 'A truly Stunning stunner' },
    [{ field, value: 'Stunning', remedy: 'say what it does instead of this word' }],
  ]),
  [
    'claims and advertisements in lists',
    {
      yakOpinion: `${words(40)} seamlessly`,
      pros: ['Quick', 'Nobody in our studio minds'],
      cons: ['Not robust'],
      tasks: [{ task: 'sing', fit: 'can', note: 'We tested it' }],
    },
    [
      { field: 'yakOpinion', value: 'seamlessly', remedy: 'say what it does instead of this word' },
      { field: 'cons[0]', value: 'robust', remedy: 'say what it does instead of this word' },
      {
        field: 'pros[1]',
        value: 'in our studio',
        remedy: 'nobody here used it: say what was read, or what follows from it',
      },
      {
        field: 'tasks[0].note',
        value: 'We tested',
        remedy: 'nobody here used it: say what was read, or what follows from it',
      },
    ],
  ],
])('%s', (_, fields, problems) => expect(wordingProblems({ ...said, ...fields })).toEqual(problems));

import { expect, it } from 'vitest';
import { searchWords } from '#testing/search-words.ts';
import type { Fit } from '#domain/tool/tool-words.ts';
import { judgeSearches } from './judge-searches.ts';
import { makeSearchTool } from './make-search-tool.ts';
import { makeSearchWords } from './make-search-words.ts';
import { searchEngine } from './search-engine.ts';
import { searchGuide } from './search-guide.ts';

const task = (title: string, ...says: string[]) => ({ slug: title.toLowerCase().replaceAll(' ', '-'), title, says });
const tasks = [
  task(
    'Make subtitles',
    'captions',
    'subtitle generator',
    'subtitles for a video',
    'burn in subtitles',
    'subtitle file',
  ),
  task('Edit video', 'video editor', 'trim clips', 'cut footage', 'screen recording edit video'),
  task('Edit photos', 'photo editor', 'retouch pictures', 'passport photo', 'picture of a dog'),
  task('Plan campaigns', 'campaign planner', 'media plan', 'click rate', 'final cut', 'campaign api'),
  task('Make boards', 'mood board', 'storyboard', 'graphic design', 'colour grading'),
  task('Remove noise', 'clean up audio', 'remove', 'hum'),
  task('Text to image', 'image generator', 'generate pictures'),
];
/** Its tasks are not those of the guide, so that nothing more is said for them. */
const words = { ...searchWords, said: {} };
const does = (...own: [place: number, fit: Fit][]) =>
  own.map(([place, fit]) => ({ task: tasks[place]?.slug ?? '', fit }));
const makeEngine = () =>
  searchEngine(
    [
      makeSearchTool({
        id: 1,
        name: 'Captioner',
        maker: 'Acme',
        names: ['Kaptioner', 'Captionerab', 'Captionerxyz', 'Boardtu'],
        tasks: does([0, 'made for'], [1, 'good at']),
        isFree: true,
        words: 'caption timelin',
      }),
      makeSearchTool({
        id: 2,
        name: 'Cutwell',
        maker: 'Acme',
        names: ['Cutwel'],
        tasks: does([1, 'made for'], [0, 'can']),
        monthly: 10,
        words: 'timelin sketch',
        granted: ['on a phone'],
      }),
      makeSearchTool({
        id: 3,
        name: 'Photomat',
        tasks: does([2, 'made for'], [6, 'can']),
        granted: ['own computer', 'open source'],
        words: 'sketch lens',
      }),
      makeSearchTool({
        id: 4,
        name: 'Board Two',
        names: ['Boardtu', 'Bortwo'],
        tasks: does([4, 'made for']),
        words: 'canva',
      }),
      makeSearchTool({
        id: 5,
        name: 'Dreamer',
        names: ['dall e', 'Pixelwerk'],
        tasks: does([6, 'made for'], [2, 'good at']),
        words: 'prompt',
      }),
      makeSearchTool({ id: 6, name: 'Oldcut', tasks: does([1, 'made for']), isAlive: false, replacedBy: 2 }),
      makeSearchTool({ id: 7, name: 'Make', tasks: does([3, 'made for'], [5, 'good at']) }),
      makeSearchTool({ id: 9, name: 'Abd', names: ['Abe'] }),
      makeSearchTool({ id: 10, name: 'Sushi', isAlive: false }),
      makeSearchTool({ id: 8, name: 'Pizza', tasks: does([3, 'can']) }),
    ],
    tasks,
    words,
  );
const engine = makeEngine();
const rounded = (score: number) => +score.toFixed(3);
const answer = (typed: string, guide: typeof engine) => {
  const { didYouMean, notRead, tools, tasks: found } = searchGuide(guide, typed);
  return [
    tools.map(({ tool, score, by }) => `${tool.name} ${rounded(score)} ${by}`).join(', '),
    found.map(({ task: { slug }, score }) => `${slug} ${rounded(score)}`).join(', '),
    ...(didYouMean === null ? [] : [`→ ${didYouMean}`]),
    ...(notRead === null ? [] : [notRead]),
  ].join(' | ');
};
const answers = (typed: string) => {
  const guide = makeEngine();
  return Object.fromEntries(typed.split('; ').map((text) => [text, answer(text, guide)]));
};

it('finds by jobs, names and both', () =>
  expect(
    answers(
      'subtitles; edit video; captioner; acme; cutwell subtitles; make; make subtitles; timeline; sketch lens; nothing of it; ; 12345; dall e; dreamer; oldcut; oldcut 2; cutwel; pixelwer; photomt; board; boards; hum; 2 subtitles; subtitles 2',
    ),
  ).toEqual({
    '': ' | ',
    '12345': ' | ',
    '2 subtitles': 'Captioner 1.069 task, Cutwell 0.308 task | make-subtitles 1.069',
    acme: 'Captioner 1.8 name, Cutwell 1.8 name | ',
    board: 'Board Two 1.162 task | make-boards 1.044',
    boards: 'Board Two 1.044 task | make-boards 1.044',
    captioner: 'Captioner 3.35 name | ',
    cutwel: 'Cutwell 2.85 name | ',
    'cutwell subtitles': 'Cutwell 1.808 name, Captioner 1.069 task | make-subtitles 1.069',
    'dall e': 'Dreamer 2.85 name, Photomat 0.379 task | text-to-image 1.316',
    dreamer: 'Dreamer 3 name | ',
    'edit video': 'Cutwell 1.38 task, Captioner 0.928 task | edit-video 1.38',
    hum: 'Make 0.874 task | remove-noise 1.3',
    make: 'Make 3 name | ',
    'make subtitles': 'Captioner 1.369 task, Cutwell 0.394 task | make-subtitles 1.369',
    'nothing of it': ' | ',
    oldcut: 'Oldcut 3 name, Cutwell 1.2 likeness, Captioner 1 likeness | edit-video 1, make-subtitles 1',
    'oldcut 2': 'Oldcut 3 name | ',
    photomt: 'Photomat 3 name |  | → photomat',
    pixelwer: 'Dreamer 1.235 name | ',
    'sketch lens': ' | ',
    subtitles: 'Captioner 1.069 task, Cutwell 0.308 task | make-subtitles 1.069',
    'subtitles 2': 'Captioner 1.069 task, Cutwell 0.308 task | make-subtitles 1.069',
    timeline: 'Captioner 0.35 text, Cutwell 0.35 text | ',
  }));
it('finds in sentences what is said for a job', () =>
  expect(
    answers(
      'subtitles for a video of my aunt; storyboard for a spot; mood board for edit video; how to burn in subtitles for a long lecture by tonight; my passport photo is crooked; edit photos in footage; edit footage and photos; cut video like a picture; trim clips and retouch pictures; my uncle would see captions in his snowy garden; get rid of the hum; connect cutwell with photomat; photomat edit video; zebra for subtitles; uncle snowy castle captions burn whale; uncle snowy captions burn; subtitels snowy uncle whale castle captions burn; connect cutwell with captions; captions for cutwell; picture of a dog; captions for; for captions of whales; the photos for video; a film of photos; video of my aunt; campaign for zebra',
    ),
  ).toEqual({
    'a film of photos': ' | ',
    'campaign for zebra': 'Make 0.316 task, Pizza 0.095 task | plan-campaigns 0.316',
    'captions for': 'Captioner 1 task, Cutwell 0.288 task | make-subtitles 1',
    'captions for cutwell': 'Cutwell 1.874 name, Captioner 1.3 task | make-subtitles 1.3',
    'connect cutwell with captions': 'Cutwell 1.5 name | ',
    'connect cutwell with photomat': 'Cutwell 1.5 name, Photomat 1.5 name | ',
    'cut video like a picture': 'Cutwell 0.29 task, Captioner 0.195 task | edit-video 0.29',
    'edit footage and photos':
      'Photomat 0.537 task, Dreamer 0.361 task, Cutwell 0.121 task, Captioner 0.082 task | edit-photos 0.537, edit-video 0.327',
    'edit photos in footage': 'Photomat 0.707 task, Dreamer 0.475 task | edit-photos 0.707, edit-video 0.327',
    'for captions of whales': ' | ',
    'get rid of the hum': 'Make 0.437 task | remove-noise 0.65',
    'how to burn in subtitles for a long lecture by tonight':
      'Captioner 0.705 task, Cutwell 0.203 task | make-subtitles 0.705',
    'mood board for edit video':
      'Board Two 0.62 task, Cutwell 0.396 task, Captioner 0.266 task | make-boards 0.62, edit-video 0.534',
    'my passport photo is crooked': 'Photomat 0.73 task, Dreamer 0.49 task | edit-photos 0.73',
    'my uncle would see captions in his snowy garden': ' | ',
    'photomat edit video': 'Photomat 1.5 name, Cutwell 1.38 task, Captioner 0.928 task | edit-video 1.38',
    'picture of a dog': 'Photomat 1.307 task, Dreamer 0.878 task | edit-photos 1.307',
    'storyboard for a spot': 'Board Two 0.52 task | make-boards 0.52',
    'subtitels snowy uncle whale castle captions burn':
      'Captioner 0.274 task, Cutwell 0.079 task | make-subtitles 0.274 | → subtitles snowy uncle whale castle captions burn',
    'subtitles for a video of my aunt': 'Captioner 0.773 task, Cutwell 0.223 task | make-subtitles 0.773',
    'the photos for video': 'Photomat 0.335 task, Dreamer 0.225 task | edit-photos 0.335',
    'trim clips and retouch pictures':
      'Cutwell 0.574 task, Photomat 0.461 task, Captioner 0.386 task, Dreamer 0.31 task | edit-video 0.574, edit-photos 0.534',
    'uncle snowy captions burn': 'Captioner 0.248 task, Cutwell 0.071 task | make-subtitles 0.248',
    'uncle snowy castle captions burn whale': 'Captioner 0.203 task, Cutwell 0.059 task | make-subtitles 0.203',
    'video of my aunt': ' | ',
    'zebra for subtitles': 'Captioner 0.408 task, Cutwell 0.118 task | make-subtitles 0.408',
  }));
it('leaves everyday life alone', () =>
  expect(
    answers(
      'pizza delivery; stock market; oil change; camping; pizza; pizza subtitles; passport; passport photo; driving licence; board of pizza; make pizza; free pizza; sushi delivery; sushi; sushi subtitles; passport subtitles; pizza offline; dog',
    ),
  ).toEqual({
    'board of pizza': 'Pizza 1.5 name | ',
    camping: ' | ',
    dog: ' | ',
    'driving licence': ' | ',
    'free pizza': 'Make 0.1 likeness | plan-campaigns 1',
    'make pizza': 'Pizza 1.5 name | ',
    'oil change': ' | ',
    passport: ' | ',
    'passport photo': 'Photomat 1.319 task, Dreamer 0.886 task | edit-photos 1.319',
    'passport subtitles': 'Captioner 0.378 task, Cutwell 0.109 task | make-subtitles 0.378',
    pizza: 'Pizza 3 name | ',
    'pizza delivery': 'Pizza 1.5 name | ',
    'pizza offline': 'Make 0.15 likeness | plan-campaigns 1',
    'pizza subtitles': 'Pizza 1.5 name, Captioner 1.069 task, Cutwell 0.308 task | make-subtitles 1.069',
    'stock market': ' | ',
    sushi: ' | ',
    'sushi delivery': ' | ',
    'sushi subtitles': 'Sushi 1.5 name, Captioner 1.069 task, Cutwell 0.308 task | make-subtitles 1.069',
  }));
it('weighs prices, rights and places', () =>
  expect(
    answers(
      'free subtitles; video editor under $20 a month; free; cheap; open source photo editor; open source; edit pictures on an android phone; android; campaign api; media api; campaign api open source; api; self hosted video editor; edit video without account; subtitles gdpr; free plan subtitles',
    ),
  ).toEqual({
    android: 'Cutwell 1 rights | ',
    api: ' | plan-campaigns 0.725',
    'campaign api': 'Make 0.857 task, Pizza 0.257 task | plan-campaigns 1.318',
    'campaign api open source': 'Make 0.098 task, Pizza 0.029 task | plan-campaigns 1',
    cheap: 'Captioner 1 text, Cutwell 1 text | ',
    'edit pictures on an android phone': 'Photomat 0.263 task, Dreamer 0.176 task | edit-photos 0.404',
    'edit video without account': 'Cutwell 0.621 task, Captioner 0.417 task | edit-video 1.38',
    free: 'Captioner 1 text | ',
    'free plan subtitles': 'Captioner 0.378 task | make-subtitles 0.378',
    'free subtitles': 'Captioner 1.069 task | make-subtitles 1.069',
    'media api': 'Make 0.471 task, Pizza 0.141 task | plan-campaigns 0.725',
    'open source': 'Photomat 1.1 rights | ',
    'open source photo editor': 'Photomat 1.367 task | edit-photos 1.367',
    'self hosted video editor': 'Cutwell 0.207 task, Captioner 0.139 task | edit-video 1.38',
    'subtitles gdpr':
      'Captioner 0.16 task, Cutwell 0.046 task | make-subtitles 1.069 | No entry says who keeps to which data law; what we read is whether uploads train models.',
    'video editor under $20 a month': 'Cutwell 1.38 task, Captioner 0.928 task | edit-video 1.38',
  }));
it('finds other tools, and those that are compared', () =>
  expect(
    answers(
      'captioner alternative; acme alternative; captioner vs cutwell; captioner vs sushi; captioner vs cutwell vs whale; captions alternative; alternative to trim clips; captions alternative for boards; cutwell 2 alternative; tella 3 alternative; alternative to oldcut; dall e alternative; like captioner but for photos; free cutwell; open source cutwell; tella alternative; tella; canva alternative; mural alternative; something like dreamer but offline',
    ),
  ).toEqual({
    'acme alternative': ' | make-subtitles 1, edit-video 1',
    'alternative to oldcut': 'Cutwell 1.2 likeness, Captioner 1 likeness | edit-video 1, make-subtitles 1',
    'alternative to trim clips': 'Cutwell 1.3 task, Captioner 0.874 task | edit-video 1.3',
    'canva alternative': ' | ',
    'captioner alternative': 'Cutwell 1 likeness | make-subtitles 1, edit-video 1',
    'captioner vs cutwell': 'Captioner 5 name, Cutwell 4.9 name | make-subtitles 1, edit-video 1',
    'captioner vs cutwell vs whale': 'Captioner 1.5 name, Cutwell 1.5 name | ',
    'captioner vs sushi': 'Captioner 5 name, Sushi 4.9 name, Cutwell 0.5 likeness | make-subtitles 1, edit-video 1',
    'captions alternative': 'Captioner 1.3 task, Cutwell 0.374 task | make-subtitles 1.3',
    'captions alternative for boards': 'Board Two 1.044 task | make-boards 1.044, make-subtitles 0.354',
    'cutwell 2 alternative': 'Captioner 1 likeness | edit-video 1, make-subtitles 1',
    'dall e alternative': 'Photomat 0.379 task | text-to-image 1.316',
    'free cutwell': 'Captioner 1 likeness | edit-video 1, make-subtitles 1',
    'like captioner but for photos': 'Photomat 0.335 likeness, Dreamer 0.225 likeness | edit-photos 0.837',
    tella: 'Cutwell 1.324 task, Captioner 0.89 task | edit-video 1.324',
    'tella 3 alternative': 'Cutwell 1.324 task, Captioner 0.89 task | edit-video 1.324',
    'tella alternative': 'Cutwell 1.324 task, Captioner 0.89 task | edit-video 1.324',
    'mural alternative': ' | ',
    'open source cutwell': 'Captioner 0.15 likeness | edit-video 1, make-subtitles 1',
    'something like dreamer but offline': 'Photomat 1 likeness | text-to-image 1, edit-photos 1',
  }));
it('says what was searched for instead', () =>
  expect(
    answers(
      'subtittles; kaptioner; captionerab; captionerxyz; boardtu; bortwo; abe; hintergrund; untertitel; ein video; voz en off; captoiner; cutwell; cutwel; capti; cut well; Cut-Well; subtitels pizza; grafic design; zzzzzz; 議事録; sub; subtitles ; sub ; erase hum; a picture of a dog free',
    ),
  ).toEqual({
    'Cut-Well': 'Cutwell 3 name | ',
    'a picture of a dog free': 'Photomat 0.101 task, Dreamer 0.068 task | edit-photos 1.007',
    abe: 'Abd 2.85 name | ',
    boardtu: 'Captioner 2.85 name, Board Two 2.85 name | ',
    bortwo: 'Board Two 2.85 name |  | → Board Two',
    capti: 'Captioner 1.15 name | ',
    captionerab: 'Captioner 2.85 name |  | → Captioner',
    captionerxyz: 'Captioner 2.85 name | ',
    captoiner: 'Captioner 3.35 name |  | → captioner',
    'cut well': 'Cutwell 3 name | ',
    cutwel: 'Cutwell 2.85 name | ',
    cutwell: 'Cutwell 3 name | ',
    'ein video': ' | ',
    'erase hum': 'Make 0.437 task | remove-noise 0.65',
    'grafic design': 'Board Two 1.3 task | make-boards 1.3 | → graphic design',
    hintergrund: ' | ',
    kaptioner: 'Captioner 2.85 name |  | → Captioner',
    sub: 'Captioner 0.765 task, Cutwell 0.22 task | make-subtitles 0.765',
    'sub ': ' | ',
    'subtitels pizza':
      'Pizza 1.5 name, Captioner 1.069 task, Cutwell 0.308 task | make-subtitles 1.069 | → subtitles pizza',
    'subtitles ': 'Captioner 1.069 task, Cutwell 0.308 task | make-subtitles 1.069',
    subtittles: 'Captioner 1.069 task, Cutwell 0.308 task | make-subtitles 1.069 | → subtitles',
    untertitel: 'Captioner 1.069 task, Cutwell 0.308 task | make-subtitles 1.069 | → subtitles',
    'voz en off': ' | ',
    zzzzzz: ' | ',
    議事録: ' | ',
  }));

it('tells what moves from what stands still', () =>
  expect(answers('retouch passport footage; trim cut photos; trim cut photos footage')).toEqual({
    'retouch passport footage': ' | ',
    'trim cut photos': 'Cutwell 0.165 task, Captioner 0.111 task | edit-video 0.165',
    'trim cut photos footage': 'Cutwell 0.377 task, Captioner 0.254 task | edit-video 0.377',
  }));

it('is judged by the place of the first right tool, by what is absurd, and by nonsense', () => {
  const search = (query: string, right: string[], absurd: string[] = []) => ({ query, right, absurd });
  const searches = [
    search('subtitles', ['1'], ['2', '3']),
    search('subtitles', ['2'], ['1', '2']),
    search('trim clips and retouch pictures', ['5', '9']),
    search('trim clips and retouch pictures', ['3', '5']),
    search('whales', ['1'], ['1']),
  ];
  const nonsense = ['whales', 'zzzzzz', 'captioner'];
  expect(judgeSearches(engine, { searches, nonsense }, String)).toEqual({
    absurd: 3,
    figure:
      '5 searches: right tool in the first three 60.0 %, mean reciprocal rank 0.450, 3 absurd in the first five; 2 of 3 nonsense searches without tools',
    missed: ['trim clips and retouch pictures', 'whales'],
    nonsenseWithTools: ['captioner'],
    reciprocalRank: 0.45,
    topThree: 0.6,
  });
});

it('takes an ordinary word for no slip of a name that is near to it', () => {
  const found = (typed: string, ordinary: string[]) => {
    const own = makeSearchWords({ plain: { means: {}, nothing: [], ordinary } });
    const tool = makeSearchTool({ id: 1, name: 'Reve', tasks: does([6, 'made for']) });
    return searchGuide(searchEngine([tool], tasks, own), typed).tools.map(({ tool: { name } }) => name);
  };
  expect(found('poster of a rave', [])).toEqual(['Reve']);
  expect(found('poster of a rave', ['rave'])).toEqual([]);
  expect(found('reeve', ['rave'])).toEqual(['Reve']);
});

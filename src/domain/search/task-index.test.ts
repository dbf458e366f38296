import { describe, expect, it } from 'vitest';
import { searchWords } from '#testing/search-words.ts';
import { lexiconOf } from './lexicon.ts';
import { type ResultTask, type TaskFinding, TaskIndex } from './task-index.ts';

const tasks = [
  {
    slug: 'make-subtitles',
    title: 'Make subtitles',
    says: ['captions', 'subtitle generator', 'subtitles for video', 'burn in subtitles', 'subtitle translator'],
  },
  { slug: 'cut-video', title: 'Cut video', says: ['video editor', 'trim clips', 'video cutter'] },
  { slug: 'transcribe', title: 'Transcribe audio to text', says: ['speech to text', 'transcript of an interview'] },
  { slug: 'read-aloud', title: 'Turn text into audio', says: ['text to speech', 'narrate'] },
  { slug: 'plan-campaigns', title: 'Plan a campaign', says: ['campaign planner', 'media plan', 'boring campaign'] },
  { slug: 'draw-boards', title: 'Draw boards', says: ['board artist', 'board maker', 'board drawing', 'mood boards'] },
];
const { life } = lexiconOf(searchWords);
const index = new TaskIndex(tasks, {}, life);
const steps = [...index.fill()].length;
const shown = (found: readonly ResultTask[]) =>
  found.map(({ task, score }) => `${task.slug} ${+score.toFixed(4)}`).join(', ');
const find = (typed: string, finding: Partial<TaskFinding> = {}, words = typed.split(' ')) =>
  shown(index.find(words, typed, { isOpen: false, isKnownElsewhere: () => false, ...finding }));
const table = (texts: string, finding: Partial<TaskFinding> = {}) =>
  Object.fromEntries(texts.split(' | ').map((text) => [text, find(text, finding)]));

it('is filled a hundred phrases at a time', () => {
  const many = new TaskIndex(
    [{ slug: 'many', title: 'Many', says: Array.from({ length: 200 }, (_, at) => `word${at}`) }],
    {},
    life,
  );
  expect([steps, [...many.fill()].length, [...new TaskIndex([], {}, life).fill()].length]).toEqual([1, 3, 0]);
  expect(many.find(['word199'], 'word199', { isOpen: false, isKnownElsewhere: () => false })).toHaveLength(1);
});

it('knows what tasks say, by word and word for word, and what a stem tells', () => {
  expect([index.bySlug('cut-video'), index.bySlug('cut')]).toEqual([tasks[1], undefined]);
  expect(['captions', 'captioning', 'make', 'video', 'sushi'].map((word) => index.knows(word))).toEqual([
    true,
    false,
    true,
    true,
    false,
  ]);
  expect(['trim clips', 'clips', 'turn text into audio', 'Trim clips'].map((text) => index.says(text))).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect([...index.words].slice(0, 8)).toEqual([
    'make',
    'subtitles',
    'captions',
    'subtitle',
    'generator',
    'for',
    'video',
    'burn',
  ]);
  expect(['video', 'subtitl', 'sushi', 'boring', 'tomorrow'].map((stem) => +index.weigh(stem).toFixed(4))).toEqual([
    1.3863, 1.9459, 1.7513, 1.7513, 0.7005,
  ]);
});

describe('the tasks that answer', () => {
  it('are rated by the share of what was typed and of what is said', () => {
    expect(
      table('subtitles | subtitle generator | video | video subtitles | captions | board | trim | text | sushi | '),
    ).toEqual({
      '': '',
      board: 'draw-boards 0.7903',
      captions: 'make-subtitles 1.3',
      'subtitle generator': 'make-subtitles 1.3294',
      subtitles: 'make-subtitles 1.068',
      sushi: '',
      text: 'read-aloud 0.7617, transcribe 0.7617',
      trim: 'cut-video 0.725',
      video: 'cut-video 0.8707, make-subtitles 0.6788',
      'video subtitles': 'make-subtitles 1.0365',
    });
  });
  it('go the way that was typed', () => {
    expect(
      table(
        'audio to text | text to audio | text into audio | audio to a text | text into an audio | text to | speech to text interview | audio text',
      ),
    ).toEqual({
      'audio text': 'read-aloud 0.7829, transcribe 0.7829',
      'audio to a text': 'transcribe 0.2299, read-aloud 0.1164',
      'audio to text': 'transcribe 0.3756, read-aloud 0.1902',
      'speech to text interview': 'transcribe 1, read-aloud 0.1426',
      'text into an audio': 'read-aloud 0.2299, transcribe 0.1164',
      'text into audio': 'read-aloud 0.3756, transcribe 0.1902',
      'text to': '',
      'text to audio': 'read-aloud 0.3756, transcribe 0.1902',
    });
  });
  it('may be one word beside others: at its core, known elsewhere, or unknown to anybody', () => {
    const texts =
      'subtitles sushi | captions sushi | video sushi | board sushi | trim sushi | board boring | subtitles sushi ramen | subtitles sushi ramen udon soba | campaign boring | subtitles boring | narrate boring tomorrow';
    expect(table(texts)).toEqual({
      'board boring': 'draw-boards 0.4771',
      'board sushi': '',
      'campaign boring': 'plan-campaigns 1.0305',
      'captions sushi': '',
      'narrate boring tomorrow': 'read-aloud 0.4283',
      'subtitles boring': 'make-subtitles 0.6447',
      'subtitles sushi': 'make-subtitles 0.4078',
      'subtitles sushi ramen': 'make-subtitles 0.228',
      'subtitles sushi ramen udon soba': '',
      'trim sushi': '',
      'video sushi': '',
    });
    expect(table(texts, { isKnownElsewhere: (stem) => stem === 'sushi' })).toEqual({
      'board boring': 'draw-boards 0.4771',
      'board sushi': '',
      'campaign boring': 'plan-campaigns 1.0305',
      'captions sushi': 'make-subtitles 0.3818',
      'narrate boring tomorrow': 'read-aloud 0.4283',
      'subtitles boring': 'make-subtitles 0.6447',
      'subtitles sushi': 'make-subtitles 0.4078',
      'subtitles sushi ramen': 'make-subtitles 0.228',
      'subtitles sushi ramen udon soba': '',
      'trim sushi': '',
      'video sushi': '',
    });
    expect(table(texts, { isCorrected: true })).toEqual({
      'board boring': 'draw-boards 0.4771',
      'board sushi': '',
      'campaign boring': 'plan-campaigns 1.0305',
      'captions sushi': '',
      'narrate boring tomorrow': 'read-aloud 0.4283',
      'subtitles boring': 'make-subtitles 0.6447',
      'subtitles sushi': '',
      'subtitles sushi ramen': '',
      'subtitles sushi ramen udon soba': '',
      'trim sushi': '',
      'video sushi': '',
    });
    expect(table(texts, { isLenient: true })).toEqual({
      'board boring': '',
      'board sushi': '',
      'campaign boring': 'plan-campaigns 1.0305',
      'captions sushi': '',
      'narrate boring tomorrow': '',
      'subtitles boring': 'make-subtitles 0.6447',
      'subtitles sushi': 'make-subtitles 0.7462',
      'subtitles sushi ramen': 'make-subtitles 0.5589',
      'subtitles sushi ramen udon soba': 'make-subtitles 0.356',
      'trim sushi': '',
      'video sushi': '',
    });
  });
  it('say it in one phrase rather than in several', () => {
    expect(
      table(
        'trim video | captions translator | captions burn generator | audio interview speech | media campaign | speech interview to audio',
      ),
    ).toEqual({
      'audio interview speech': 'transcribe 0.65, read-aloud 0.2928',
      'captions burn generator': 'make-subtitles 0.65',
      'captions translator': 'make-subtitles 0.65',
      'media campaign': 'plan-campaigns 0.65',
      'speech interview to audio': 'transcribe 0.4048, read-aloud 0.1823',
      'trim video': 'cut-video 0.65',
    });
    const long =
      'captions for my uncle and his burn noodles | noodles uncle trim video ramen udon soba | speech interview ramen udon soba sushi miso';
    expect(table(long)).toEqual({
      'captions for my uncle and his burn noodles': 'make-subtitles 0.1705',
      'noodles uncle trim video ramen udon soba': 'cut-video 0.1621',
      'speech interview ramen udon soba sushi miso': 'transcribe 0.1621',
    });
    expect(table(long, { isLenient: true })).toEqual({
      'captions for my uncle and his burn noodles': 'make-subtitles 0.2669',
      'noodles uncle trim video ramen udon soba': 'cut-video 0.2718',
      'speech interview ramen udon soba sushi miso': 'transcribe 0.2718',
    });
  });
  it('go on where the last word may', () => {
    const texts = 'sub | subti | camp | campi | s | video subt | subt video | trans | translator inter | camping';
    expect(table(texts, { isOpen: true })).toEqual({
      camp: 'plan-campaigns 0.6498',
      campi: '',
      camping: '',
      s: '',
      sub: 'make-subtitles 0.7642',
      'subt video': '',
      subti: 'make-subtitles 0.7642',
      trans: 'transcribe 0.5478, make-subtitles 0.5188',
      'translator inter': '',
      'video subt': 'make-subtitles 0.8617',
    });
    expect(find('sub now', { isOpen: true }, ['sub'])).toBe('');
    expect(find('sub', {}, ['sub'])).toBe('');
  });
  it('count a word once, and need one', () => {
    expect(find('video video', {}, ['video', 'videos'])).toBe(find('video video', {}, ['video']));
    expect(index.find([], 'video', { isOpen: true, isKnownElsewhere: () => true })).toEqual([]);
  });
});

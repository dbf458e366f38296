import { describe, expect, it } from 'vitest';
import { EverydayLife } from './everyday-life.ts';
import { ForeignWords } from './foreign-words.ts';
import { lexiconOf } from './lexicon.ts';
import { makeSearchWords } from './make-search-words.ts';
import { Meanings } from './meanings.ts';
import { Products } from './products.ts';

describe('what is said in other words', () => {
  const ours =
    (...words: string[]) =>
    (text: string) =>
      words.includes(text);
  const means = {
    remove: ['get rid of', 'erase', 'take away'],
    'red eye': ['vampire look'],
    '': ['if you please', 'in a hurry'],
    voice: ['erase all', 'speaking'],
  };
  const meanings = new Meanings(means);
  it('is replaced, the longest phrase first', () => {
    const texts = [
      'get rid of it',
      'erase it',
      'erasing it',
      'erase all now',
      'please take away vampire look',
      'if you please',
      'sing if you please',
      'in a hurry erase',
      'get rid',
      'speaks',
    ];
    expect(
      texts.map((text) => [false, true].map((mayBend) => meanings.replaceIn(text, ours(), mayBend)).join(' / ')),
    ).toEqual([
      'remove it / remove it',
      'remove it / remove it',
      'erasing it / remove it',
      'voice now / voice now',
      'please remove red eye / please remove red eye',
      'if you please / if you please',
      'sing / sing',
      'remove / remove',
      'get rid / get rid',
      'speaks / voice',
    ]);
    const replaced = (text: string, own: string) => meanings.replaceIn(text, ours(own), true);
    expect([
      replaced('erase it', 'erase'),
      replaced('get rid of it', 'get rid of'),
      replaced('sing in a hurry', 'in a hurry'),
      replaced('erase all', 'erase all'),
    ]).toEqual(['erase it', 'get rid of it', 'sing', 'remove all']);
    expect([meanings.of('erase'), meanings.of('in a hurry'), meanings.of('rid')]).toEqual(['remove', '', undefined]);
    expect(['rid', 'erases', 'speak', 'voice', 'hurry'].map((word) => meanings.says(word))).toEqual([
      true,
      true,
      true,
      false,
      true,
    ]);
  });
  it('leaves out what says nothing of a job', () => {
    const { plain } = lexiconOf(
      makeSearchWords({ plain: { means: { remove: ['erase'] }, nothing: ['in a hurry'], ordinary: [] } }),
    );
    expect(plain.replaceIn('erase it in a hurry', ours(), true)).toBe('remove it');
  });
  it('names products that the guide has not', () => {
    const products = new Products({
      jobs: {
        'screen recording': ['loom'],
        'video editor': ['filmora', 'final cut'],
        'script to video': ['wave', 'wave video'],
      },
      words: ['wave'],
    });
    const jobs = (text: string, own: string[] = [], named: string[] = []) =>
      Object.values(products.nameJobs(text, ours(...own), ours(...named))).join(' | ');
    const texts = [
      'like loom',
      'loom',
      'loom 2 alternative',
      'free filmora alternative',
      'the wave',
      'wave',
      'wave video',
      'a sushi alternative',
      'loom and filmora',
      'the loom tool',
    ];
    expect(texts.map((text) => jobs(text))).toEqual([
      'like screen recording | loom',
      'screen recording | ',
      'screen recording alternative | loom 2',
      'free video editor alternative | filmora',
      'the wave | ',
      'script to video | ',
      'script to video | ',
      'a sushi alternative | ',
      'screen recording and video editor | ',
      'the screen recording tool | ',
    ]);
    expect([
      jobs('like loom', ['loom']),
      jobs('the loom', ['loom']),
      jobs('like sushi', [], ['sushi']),
      jobs('like loom', [], ['loom']),
      jobs('final cut', [], ['final cut']),
    ]).toEqual([
      'like screen recording | loom',
      'the loom | ',
      'like sushi | ',
      'like screen recording | loom',
      'final cut | ',
    ]);
    expect(['loom', 'loom 12', 'loom x', '12'].map((text) => products.jobOf(text))).toEqual([
      'screen recording',
      'screen recording',
      undefined,
      undefined,
    ]);
    expect(['loom', 'sushi', 'recording'].map((word) => products.has(word))).toEqual([true, false, false]);
  });
  it('is asked in other languages', () => {
    const foreign = new ForeignWords({
      means: {
        image: ['bild'],
        background: ['hintergrund', 'fundo'],
        remove: ['entfernen', 'remover'],
        photo: ['foto'],
        'voice over': ['voz en off'],
        subtitles: ['sous titres'],
        'social media': ['redes sociales'],
      },
      japanese: {
        'meeting notes': ['議事録'],
        make: ['作成'],
        'remove background': ['切り抜き'],
        'long video to shorts': ['切り抜き動画'],
      },
      little: ['ich', 'brauche', 'ein', 'para', 'mi', 'da'],
    });
    const translate = (text: string) => foreign.translate(text, ours('video'));
    const texts = [
      'hintergrund entfernen',
      'bild',
      'ich brauche ein video',
      'ein video',
      'voz en off para mi video',
      'sous titres',
      'remover fundo da foto',
      'the video',
      'redes sociales redes sociales',
      'bild sushi ein',
      '議事録 作成',
      '議事録を作成 pdf',
      '寿司',
      '切り抜き動画',
    ];
    expect(Object.fromEntries(texts.map((text) => [text, translate(text)]))).toEqual({
      bild: 'image',
      'bild sushi ein': 'image sushi',
      'ein video': 'ein video',
      'hintergrund entfernen': 'background remove',
      'ich brauche ein video': 'video',
      'redes sociales redes sociales': 'social media social media',
      'remover fundo da foto': 'remove background photo',
      'sous titres': 'subtitles',
      'the video': 'the video',
      'voz en off para mi video': 'voice over video',
      '議事録 作成': 'meeting notes make',
      '議事録を作成 pdf': 'meeting notes make pdf',
      寿司: '寿司',
      切り抜き動画: 'long video to shorts',
    });
    expect([
      foreign.translate('hintergrund entfernen', ours('hintergrund')),
      foreign.translate('sous titres', ours('sous titres')),
      foreign.translate('ein ein', ours('ein')),
    ]).toEqual(['hintergrund remove', 'subtitles', 'ein ein']);
  });
  it('may be of everyday life', () => {
    const life = new EverydayLife({
      words: { food: ['pizza'] },
      phrases: ['stock market'],
      beside: ['change'],
      otherwise: ['board'],
    });
    const kinds = (word: string) => [life.has(word), life.keeps(word)].join();
    expect(
      Object.fromEntries(['pizza', 'pizzas', 'change', 'boards', 'subtitles'].map((word) => [word, kinds(word)])),
    ).toEqual({
      boards: 'false,true',
      change: 'false,true',
      pizza: 'true,true',
      pizzas: 'true,true',
      subtitles: 'false,false',
    });
    expect(['stock market now', 'livestock markets', 'stock video'].map((text) => life.isAskedIn(text))).toEqual([
      true,
      false,
      false,
    ]);
    expect([life.meansOther('board'), life.meansOther('pizza')]).toEqual([true, false]);
  });
});

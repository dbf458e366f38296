import { describe, expect, it } from 'vitest';
import { jobOfConversion } from './conversions.ts';
import { asksOfEverydayLife, isOfEverydayLife, staysInEverydayLife } from './everyday-life.ts';
import { translateWords } from './foreign-words.ts';
import { fromJapanese } from './japanese-words.ts';
import { Meanings } from './meanings.ts';
import { isNeighbour, jobOf, nameJobs, neighbourJobs } from './neighbour-words.ts';
import { isKnownPlainly, sayPlainly } from './plain-words.ts';

describe('what is said in other words', () => {
  const ours =
    (...words: string[]) =>
    (text: string) =>
      words.includes(text);
  const meanings = new Meanings({
    remove: 'get rid of, erase, take away',
    'red eye': 'vampire look',
    '': 'if you please, in a hurry',
    voice: 'erase all, speaking',
  });
  it('is replaced, the longest phrase first', () => {
    const replaced = (text: string, mayBend: boolean, ...own: string[]) => {
      const { text: said, meant } = meanings.replaceIn(text, ours(...own), mayBend);
      return `${said} | ${meant}`;
    };
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
    expect(texts.map((text) => [replaced(text, false), replaced(text, true)].join(' / '))).toEqual([
      'remove it | remove / remove it | remove',
      'remove it |  / remove it | ',
      'erasing it |  / remove it | ',
      'voice now | voice / voice now | voice',
      'please remove red eye | remove,red eye / please remove red eye | remove,red eye',
      'if you please |  / if you please | ',
      'sing |  / sing | ',
      'remove |  / remove | ',
      'get rid |  / get rid | ',
      'speaks |  / voice | ',
    ]);
    expect([
      replaced('erase it', true, 'erase'),
      replaced('get rid of it', true, 'get rid of'),
      replaced('sing in a hurry', true, 'in a hurry'),
      replaced('erase all', true, 'erase all'),
    ]).toEqual(['erase it | ', 'get rid of it | ', 'sing | ', 'remove all | ']);
    expect(meanings.all()).toEqual(['remove', 'red eye', 'voice']);
    expect([meanings.of('erase'), meanings.of('in a hurry'), meanings.of('rid')]).toEqual(['remove', '', undefined]);
    expect(['rid', 'erases', 'speak', 'voice', 'hurry'].map((word) => meanings.says(word))).toEqual([
      true,
      true,
      true,
      false,
      true,
    ]);
  });
  it('is a picture of something, a conversion, or words in passing', () => {
    const texts = [
      'i need a picture of a robot reading for free',
      'video showing two dogs offline',
      'write a song about love',
      'picture frame',
      'turn a script into a video for free',
      'erase the logo',
      'make the hum go away',
      'erasing a logo',
    ];
    expect(
      texts.map((text) => {
        const { text: said, meant } = sayPlainly(text, ours());
        return `${said} | ${meant}`;
      }),
    ).toEqual([
      'text to image free | ',
      'text to video offline | ',
      'write a song about love | ',
      'picture frame | ',
      'script to video free | ',
      'remove the logo | ',
      'make the clean up audio remove | remove',
      'remove a logo | ',
    ]);
    expect(sayPlainly('erase the logo', ours('erase')).text).toBe('erase the logo');
    expect(['erase', 'hum', 'erasing', 'sushi'].map(isKnownPlainly)).toEqual([true, true, true, false]);
  });
  it('makes one thing out of another', () => {
    const texts = [
      'turn my podcast into clips',
      'make slides from a word document',
      'make slides out of a report with charts',
      'convert mp3 to text',
      'text to video',
      'turn sushi into clips',
      'turn podcast into sushi',
      'please turn photo to cartoon for kids',
      'turn it up',
      'change a blog video into text',
      'get subtitles from a video',
      'podcast to clips',
      'turn a podcast into a video of clips without text',
      'make a video into',
    ];
    expect(Object.fromEntries(texts.map((text) => [text, jobOfConversion(text)]))).toEqual({
      'change a blog video into text': 'transcribe audio',
      'convert mp3 to text': 'transcribe audio',
      'get subtitles from a video': 'subtitles',
      'make a video into': null,
      'make slides from a word document': 'document to slides',
      'make slides out of a report with charts': null,
      'please turn photo to cartoon for kids': 'kontext',
      'podcast to clips': null,
      'text to video': null,
      'turn a podcast into a video of clips without text': 'long video to shorts',
      'turn it up': null,
      'turn my podcast into clips': 'long video to shorts',
      'turn podcast into sushi': null,
      'turn sushi into clips': null,
    });
  });
  it('names products that the guide has not', () => {
    const jobs = (text: string, own: string[] = [], named: string[] = []) =>
      Object.values(nameJobs(text, ours(...own), ours(...named))).join(' | ');
    const texts = [
      'like loom',
      'loom',
      'loom 2 alternative',
      'free filmora alternative',
      'wave',
      'wave video',
      'a sushi alternative',
      'loom and filmora',
      'the loom tool',
    ];
    expect(texts.map((text) => jobs(text))).toEqual([
      'like screen recording edit video | loom',
      'screen recording edit video | ',
      'screen recording edit video alternative | loom 2',
      'free video editor alternative | filmora',
      'wave | ',
      'script to video | ',
      'a sushi alternative | ',
      'screen recording edit video and video editor | ',
      'the screen recording edit video tool | ',
    ]);
    expect([
      jobs('like loom', ['loom']),
      jobs('the loom', ['loom']),
      jobs('like sushi', [], ['sushi']),
      jobs('like loom', [], ['loom']),
      jobs('final cut', [], ['final cut']),
    ]).toEqual([
      'like screen recording edit video | loom',
      'the loom | ',
      'like sushi | ',
      'like screen recording edit video | loom',
      'final cut | ',
    ]);
    expect([jobOf('loom'), jobOf('loom 12'), jobOf('loom x'), jobOf('12')]).toEqual([
      'screen recording edit video',
      'screen recording edit video',
      undefined,
      undefined,
    ]);
    expect([isNeighbour('loom'), isNeighbour('sushi'), neighbourJobs().includes('screen recording')]).toEqual([
      true,
      false,
      false,
    ]);
  });
  it('is asked in other languages', () => {
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
    ];
    expect(Object.fromEntries(texts.map((text) => [text, translateWords(text, ours('video'))]))).toEqual({
      bild: 'image',
      'bild sushi ein': 'image sushi',
      'ein video': 'ein video',
      'hintergrund entfernen': 'background remove',
      'ich brauche ein video': 'video',
      'redes sociales redes sociales': 'social media social media',
      'remover fundo da foto': 'remover background photo',
      'sous titres': 'subtitles',
      'the video': 'the video',
      'voz en off para mi video': 'voice over video',
    });
    expect([
      translateWords('hintergrund entfernen', ours('hintergrund')),
      translateWords('sous titres', ours('sous titres')),
      translateWords('ein ein', ours('ein')),
    ]).toEqual(['hintergrund remove', 'subtitles', 'ein ein']);
    expect(
      ['議事録 作成', '議事録を作成 pdf', '寿司', 'video', '切り抜き動画'].map((text) => fromJapanese(text)),
    ).toEqual(['meeting notes make', 'meeting notes make pdf', '寿司', 'video', 'long video to shorts']);
  });
  it('may be of everyday life', () => {
    const kinds = (word: string) => [isOfEverydayLife(word), staysInEverydayLife(word)].join();
    expect(
      Object.fromEntries(['pizza', 'pizzas', 'change', 'boards', 'subtitles'].map((word) => [word, kinds(word)])),
    ).toEqual({
      boards: 'false,true',
      change: 'false,true',
      pizza: 'true,true',
      pizzas: 'true,true',
      subtitles: 'false,false',
    });
    expect(['stock market now', 'stock video'].map(asksOfEverydayLife)).toEqual([true, false]);
  });
});

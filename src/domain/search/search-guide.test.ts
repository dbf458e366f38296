import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { taskClassifier } from '#testing/learned-tasks.ts';
import { searchWords } from '#testing/search-words.ts';
import type { Task } from '#domain/task/task.schema.ts';
import { toolOf } from '#domain/tool/evidence/derive-facts.ts';
import type { ToolRecord } from '#domain/tool/tool.schema.ts';
import { rankAlternatives } from '#domain/tool/alternatives/alternatives.ts';
import { nearestAmong } from '#domain/tool/nearest-tools.ts';
import fresh from '#domain/search/judged/fresh-searches.json' with { type: 'json' };
import heldOut from '#domain/search/judged/held-out.json' with { type: 'json' };
import { judgeSearches, type JudgedSearches } from './judge-searches.ts';
import judged from '#domain/search/judged/judged-searches.json' with { type: 'json' };
import { searchEngine } from './search-engine.ts';
import { searchGuide } from './search-guide.ts';
import { searchTool } from './search-tool.ts';

const judgedSets = join(import.meta.dirname, 'judged');

function readData<Content>(folder: string): Content[] {
  const path = join(import.meta.dirname, '../../../data', folder);
  return readdirSync(path).map((name) => JSON.parse(readFileSync(join(path, name), 'utf8')) as Content);
}

const tools = readData<ToolRecord>('tools').map(toolOf);
const guide = searchEngine(
  tools.map((tool) => searchTool(tool)),
  readData<Task>('tasks'),
  searchWords,
  taskClassifier,
);
const slugs = new Map(tools.map(({ id, slug }) => [id, slug]));
const slugOf = (id: number) => slugs.get(id) ?? '';
const found = (typed: string) => searchGuide(guide, typed).tools.map(({ tool }) => slugOf(tool.id));

describe.each([
  ['judged before the ranking was made', judged],
  ['written after it', fresh],
])('the searches %s', (_name, set) => {
  it('are answered as promised', () => {
    const { figure, topThree, reciprocalRank, absurd, nonsenseWithTools } = judgeSearches(guide, set, slugOf);
    console.log(figure);
    expect(topThree).toBeGreaterThanOrEqual(0.95);
    expect(reciprocalRank).toBeGreaterThanOrEqual(0.85);
    expect(absurd).toBeLessThanOrEqual(3);
    expect(nonsenseWithTools).toEqual([]);
  });
});

describe('the searches that were judged apart from the engine', () => {
  const sets = readdirSync(judgedSets).filter((name) => /^unseen-searches-[a-z]+\.json$/.test(name));
  // Half of E and EE and all others here name no job by a usual word: what they are answered now is not to be lost, but for one search each.
  const atLeast: Readonly<Record<string, number>> = {
    'unseen-searches-e.json': 0.9,
    'unseen-searches-q.json': 0.9,
    'unseen-searches-s.json': 0.91,
    'unseen-searches-t.json': 0.98,
    'unseen-searches-v.json': 0.94,
    'unseen-searches-y.json': 0.94,
    'unseen-searches-z.json': 0.93,
    'unseen-searches-bb.json': 0.96,
    'unseen-searches-ee.json': 0.88,
    'unseen-searches-gg.json': 0.95,
    'unseen-searches-ii.json': 0.91,
    'unseen-searches-kk.json': 0.94,
    'unseen-searches-mm.json': 0.93,
    'unseen-searches-oo.json': 0.76,
  };
  it.each(sets)('%s: the right tool is among the first three as often as it was', (name) => {
    const set = JSON.parse(readFileSync(join(judgedSets, name), 'utf8')) as JudgedSearches;
    const { figure, topThree, missed } = judgeSearches(guide, set, slugOf);
    console.log(figure);
    expect(topThree, `no right tool in the first three: ${missed.join('; ')}`).toBeGreaterThanOrEqual(
      atLeast[name] ?? 0.9,
    );
  });
  it('are all of them, A to Z and on to PP', () => expect(sets.length).toBeGreaterThanOrEqual(42));
});

describe('the sets P and Q in halves', () => {
  /** Half of their searches and of their nonsense was set apart by chance, and never looked at while the engine was tuned. */
  const apart = { P: heldOut.p, Q: heldOut.q };
  /** Out of scope and answered all the same: no more than there were. */
  const most = { P: { tuned: 2, apart: 3 }, Q: { tuned: 2, apart: 5 } };
  it.each(['P', 'Q'] as const)('%s answers few questions that are not its own', (name) => {
    const file = `unseen-searches-${name.toLowerCase()}.json`;
    const set = JSON.parse(readFileSync(join(judgedSets, file), 'utf8')) as JudgedSearches;
    const strays = set.nonsense.filter((query) => found(query).length > 0);
    const { searches, nonsense } = apart[name];
    for (const isApart of [false, true]) {
      const part = {
        searches: set.searches.filter(({ query }) => searches.includes(query) === isApart),
        nonsense: set.nonsense.filter((query) => nonsense.includes(query) === isApart),
      };
      console.log(`${name}, ${isApart ? 'set apart' : 'tuned on'}: ${judgeSearches(guide, part, slugOf).figure}`);
    }
    const ofApart = strays.filter((query) => nonsense.includes(query)).length;
    expect(strays.length - ofApart).toBeLessThanOrEqual(most[name].tuned);
    expect(ofApart).toBeLessThanOrEqual(most[name].apart);
  });
});

describe('a sentence that names no job', () => {
  it.each([
    ['joke works in dutch, dies in english', 'translate-text', 'words that say nothing of a job say what is meant'],
    [
      'nobody in the firm dares to stand before a camera',
      'make-a-talking-avatar',
      'what was met is no slip of a dress',
    ],
    ['best moment of the wedding and my hand shook', 'sharpen-a-photo', 'it is read before it is put in other words'],
  ])('“%s” is read as it was typed and means %s: %s', (typed, task) =>
    expect(searchGuide(guide, typed).tasks[0]?.task.slug).toBe(task),
  );

  it('gives the first places to the job that is called by what stands before “for”', () =>
    expect(found('quick logo for a pitch').slice(0, 3)).toEqual(['adobe-illustrator', 'recraft', 'ideogram']));

  it('leaves next to nothing to what stands behind “for” then', () => {
    const [logo, ...besides] = searchGuide(guide, 'quick logo for a pitch').tasks;
    const deck = besides.find(({ task }) => task.slug === 'make-a-pitch-deck');
    expect(deck?.score).toBeLessThan((logo?.score ?? 0) / 4);
  });

  it.each([
    ['what shall we call the new app', ['chatgpt', 'claude'], 'a job that is said and meant has its first two places'],
    ['record my screen', ['loom'], 'what one takes it for'],
    ['proofread an email in French', ['grammarly', 'deepl-write'], 'a text is corrected in its own language'],
    ['transcribe our podcast into French', ['elevenlabs', 'heygen'], 'unless it is carried over'],
    ['alt text for 60 pictures', ['chatgpt', 'claude', 'gemini'], 'who looks at a picture can tell what is on it'],
  ])('“%s” begins with %s: %s', (typed, first) => expect(found(typed).slice(0, first.length)).toEqual(first));
});

describe('a job like a named tool', () => {
  it.each([
    ['voice like elevenlabs', 'elevenlabs', ['murf', 'wellsaid'], ['suno', 'stable-audio', 'rev']],
    ['photos like midjourney but free', 'midjourney', ['nano-banana'], ['adobe-lightroom']],
    ['photo app like lightroom for free', 'adobe-lightroom', ['adobe-photoshop'], ['polycam', 'recraft']],
  ])('“%s” begins with %s and goes on with what does that job', (typed, named, alike, others) => {
    const slugsFound = found(typed);
    expect(slugsFound[0]).toBe(named);
    expect(slugsFound).toEqual(expect.arrayContaining(alike));
    expect(slugsFound.filter((slug) => others.includes(slug))).toEqual([]);
  });
});

describe('one ordinary word', () => {
  it.each([
    ['what shall we call the new app', 'find-a-name-or-line', 'the verb asks for a name, not for notes of a call'],
    ['quick logo for a pitch', 'design-a-logo', 'what stands behind “for” is what it is for'],
    ['rough website for a pop up bakery', 'build-a-website', 'a website is wanted, not looked on'],
    ['website for a bakery', 'build-a-website', 'it is not where something is to be found'],
    ['oat milk brand name', 'find-a-name-or-line', 'a phrase of the likeliest task outweighs food'],
    ['logo for a podcast', 'design-a-logo', 'a picture of a podcast is only what it is for'],
    ['moodboard for a perfume launch', 'make-a-moodboard', 'the job is called by it'],
    ['agents that pull weekly numbers from client drives', 'build-an-agent', 'what is said of agents is no job'],
    ['write a farewell speech for my boss', 'write-a-script', 'what is to be written is no song'],
    ['put trainers on marble', 'make-product-photos', 'the name of a tool is a word'],
    ['only a shop page exists and tiktok should sell the blender', 'make-a-video-ad', 'what is sold asks for no right'],
  ])('“%s” asks for %s: %s', (typed, task) => expect(searchGuide(guide, typed).tasks[0]?.task.slug).toBe(task));
  it.each([
    ['paint the bedroom wall', 'a word of a job among others'],
    ['knitting pattern for a baby hat', 'a word of a job among others'],
    ['upscale restaurant in vienna', 'everyday life uses it otherwise'],
    ['heathrow runway closed today', 'the name of a tool is a word'],
    ['claude monet birthplace', 'the name of a tool is a name of people'],
    ['an otter crossed the road at night', 'a slip that is none makes no job'],
    ['a lawyer for the fence between us and next door', 'no rights of pictures'],
    ['camera repair', 'one of two words of which neither is new'],
    ['drone licence', 'one of two words of which neither is new'],
  ])('does not decide “%s”: %s', (typed) => expect(found(typed)).toEqual([]));
  it.each([
    ['runway', 'runway'],
    ['runway gen 4 price', 'runway'],
    ['midjourney without discord', 'midjourney'],
    ['is claude good for headlines', 'claude'],
    ['marble by world labs', 'marble'],
    ['is blender good for previz', 'blender'],
  ])('hides no tool that is named: “%s”', (typed, tool) => expect(found(typed)).toContain(tool));
  it('brings no tools of a job that is far less likely', () => {
    const first = found('poster for a rock band').slice(0, 5);
    expect(first).not.toContain('pika');
    expect(first).not.toContain('upscayl');
  });
});

describe('what is not wanted', () => {
  it('is had by none of the first: “notes from calls, but no bot joining”', () => {
    const first = found('notes from calls, but no bot joining').slice(0, 3);
    expect(first[0]).toBe('granola');
    expect(first).not.toContain('fireflies-ai');
  });
  it('tells of who asks where many texts say it: “social posts every day, i am no designer”', () =>
    expect(found('social posts every day, i am no designer').slice(0, 3)).toContain('canva'));
});

describe('what somebody wants to get away from', () => {
  it.each([
    ['client hates canva', 'canva', 'adobe-express'],
    ['get away from midjourney', 'midjourney', 'leonardo-ai'],
    ['instead of stock photos', 'getty-images-ai', 'midjourney'],
  ])('is not among the first: “%s”', (typed, left, instead) => {
    expect(found(typed).slice(0, 5)).not.toContain(left);
    expect(found(typed).slice(0, 3)).toContain(instead);
  });
  it('is the job when it is a chore: “sick of writing captions”', () =>
    expect(found('sick of writing captions').slice(0, 2)).toContain('anyword'));
});

describe('a language that is named as the goal', () => {
  it.each([
    ['make the same reel in hindi and tamil', ['heygen', 'elevenlabs']],
    ['the ceo should say this in mandarin', ['heygen', 'elevenlabs']],
    ['copy for the brochure in polish', ['deepl-write']],
    ['unser werbespot auf spanisch', ['heygen', 'elevenlabs']],
  ])('“%s” is carried into it', (typed, first) =>
    expect(found(typed).slice(0, first.length).toSorted()).toEqual(first.toSorted()),
  );
});

describe('what is asked beside a job', () => {
  it('is wanted of another tool of the kind: “like midjourney but licensed”', () =>
    expect(found('like midjourney but licensed')).toEqual(
      expect.arrayContaining(['adobe-firefly', 'bria', 'getty-images-ai', 'shutterstock-ai']),
    ));
  it('is no job itself: “api for cutting out 80.000 catalogue pictures”', () =>
    expect(found('api for cutting out 80.000 catalogue pictures').slice(0, 3)).toContain('remove-bg'));
  it('is the job, when the tool that is named is too hard', () =>
    expect(found('photoshop is too hard, put trainers on marble').slice(0, 3)).toContain('photoroom'));
  it('keeps what runs at home before what does not: “transcribe interviews without internet”', () =>
    expect(found('transcribe interviews without internet').slice(0, 2).sort()).toEqual(['macwhisper', 'whisper']));
  it('is near to the tool that it is to be like, wherever that stands', () => {
    const [first, ...others] = found('free voice like elevenlabs for an animatic');
    expect(first).toBe('elevenlabs');
    expect(others).toContain('descript');
    expect(others).not.toContain('google-flow');
  });
});

describe('the names of products that the guide has not', () => {
  it.each(Object.keys(searchWords.products.jobs))(
    '“%s” is what a task says, so that no other task answers first',
    (job) => expect(searchGuide(guide, job).tasks[0]?.score).toBeGreaterThanOrEqual(1.2),
  );
});

describe('rules', () => {
  it.each(['book a flight', 'student loan interest', 'sushi delivery'])('“%s” is no slip of a job', (typed) =>
    expect(found(typed)).toEqual([]),
  );
  it.each([
    ['like tella', 'veed'],
    ['filmora', 'capcut'],
    ['similar to unsplash', 'envato'],
    ['asana alternative', 'notion-ai'],
    ['tl;dv', 'otter'],
  ])('“%s” is asked by the name of a product that the guide has not', (typed, right) =>
    expect(found(typed).slice(0, 5)).toContain(right),
  );
  it.each([
    ['tinder', 'a slip of no word of ours'],
    ['stock market', 'words that jobs use as well'],
    ['oil change', 'a job word that saves no word of everyday life'],
    ['how do i get a passport', 'a word of everyday life that a job says in another phrase'],
    ['camping', 'no beginning of campaign'],
    ['12345', 'a number alone'],
  ])('“%s” is of everyday life: %s', (typed) => expect(found(typed)).toEqual([]));
  it.each([
    ['script for a commercial', 'sudowrite', 'an advert asks for no rights'],
    ['elevenlabs voice clone', 'elevenlabs', 'to clone a voice is no wish for another tool'],
    ['music ai', 'suno', "everyday words are no maker's name"],
    ['sora', 'kling', 'behind what is shut down stands what is near'],
    ['erase the boom mic in our footage', 'runway', 'what is done to a film, not to a photo'],
    ['remover fundo da foto', 'remove-bg', 'Portuguese'],
    ['議事録 作成', 'otter', 'Japanese'],
    ['avatar qui parle français', 'heygen', 'a known word before a short one is no slip of another name'],
  ])('“%s” finds %s: %s', (typed, right) => expect(found(typed).slice(0, 5)).toContain(right));
  it('names the alternatives of a tool in the order of their page', () => {
    const nearestOf = nearestAmong(tools);
    for (const tool of tools) {
      const replacement = tools.find(({ id }) => id === tool.status.replacedBy);
      const page = rankAlternatives(tool, nearestOf, replacement).map((alternative) => alternative.tool.slug);
      const first = found(`${tool.name} alternative`).slice(0, 4);
      expect(first.length, tool.slug).toBeGreaterThan(2);
      expect(first, tool.slug).toEqual(page.slice(0, first.length));
    }
  });
  it.each([
    ['gdpr', 'data law'],
    ['european provider', 'where a maker is at home'],
    ['meeting notes with sso', 'single sign-on'],
    ['student discount', 'no discounts'],
    ['voice over in Zulu', 'languages a tool knows'],
  ])('“%s” asks for what no entry says, and that is said', (typed, said) =>
    expect(searchGuide(guide, typed).notRead).toContain(said),
  );
  it('finds what does the job although a part of what was asked is not read', () => {
    expect(found('meeting notes with sso')[0]).toBe('fireflies-ai');
    expect(found('student discount')).toEqual([]);
    expect(searchGuide(guide, 'poster for a school').notRead).toBeNull();
    expect(searchGuide(guide, 'subtitles in English').notRead).toBeNull();
  });
  it('takes a named tool that costs time and again for one that is not wanted without a subscription', () => {
    expect(found('photoshop but without subscription').slice(0, 2)).toContain('affinity');
    expect(found('illustrator without subscription')[0]).toBe('affinity');
  });
  it('knows a name beside whose hands it is for and where it runs', () =>
    expect(found('free premiere for a beginner on windows')[0]).toBe('davinci-resolve'));
  it('takes whose rights they are for no question of rights', () =>
    expect(found('instrumental of a song, client owns the rights').slice(0, 2)).toContain('lalal-ai'));
  it('lets no phrase of everyday life hide a long sentence that surely means one task', () =>
    expect(found('how many days with the child and the horse together does this script need')[0]).toBe('filmustage'));
  it('answers a job that begins a sentence, whatever it is of', () =>
    expect(found('moodboard 80s brazilian beach, references to share')[0]).toBe('milanote'));
  it('lets what is said word for word at the beginning lead', () =>
    expect(found('record my screen with me in the corner to walk the client thru the deck')).toContain('loom'));
  it('takes the replacement of a screen for a job', () =>
    expect(found('screen replacement phone in hand, tracked').slice(0, 3)).toContain('adobe-after-effects'));
  it.each([
    ['사진 배경 제거', 'remove-bg'],
    ['वीडियो में उपशीर्षक', 'veed'],
    ['شعار لمقهى', 'adobe-illustrator'],
    ['субтитры для видео', 'veed'],
    ['ムードボード 作りたい', 'milanote'],
  ])('reads “%s”', (typed, right) => expect(found(typed).slice(0, 3)).toContain(right));
  it('shows no subscription to who wants to pay once', () =>
    expect(found('one-time purchase video editor')).not.toContain('adobe-premiere'));
  it('knows a word of everyday life in the phrase of a job', () =>
    expect(found('passport photo')).toContain('photoroom'));
  it.each([
    ['api', 'bria'],
    ['photoshop plugin', 'krita-ai-diffusion'],
    ['works on android', 'capcut'],
    ['no sign up', 'comfyui'],
    ['completely free', 'chatgpt'],
  ])('“%s” alone asks where and how a tool works', (typed, right) => expect(found(typed)).toContain(right));
  it('prefers what works there and shuts nobody out whose texts are silent', () => {
    expect(found('voice api')[0]).toBe('elevenlabs');
    expect(found('windows video editor')).not.toContain('final-cut-pro');
  });
  it('finds a tool by another name, and behind it what does the job of that name', () => {
    expect(found('dalle').slice(0, 2)).toEqual(['chatgpt', 'midjourney']);
    expect(found('dalle alternative')).not.toContain('chatgpt');
    expect(found('something like zapier but self-hosted')).toEqual(['n8n']);
  });
  it('reads a name that is a word as well only when nothing else is typed', () => {
    expect(found('bubble')[0]).toBe('lovable');
    expect(found('speech bubble comic')).not.toContain('lovable');
  });
  it('finds what does another job than the named tool', () =>
    expect(found('like notion but for moodboards')[0]).toBe('milanote'));
  it('finds what is near to the successor of a tool that is shut down', () =>
    expect(found('playht alternative')).toEqual(expect.arrayContaining(['elevenlabs', 'murf'])));
  it('compares two that one is said to be better than', () =>
    expect(found('is runway better than kling').slice(0, 2)).toEqual(['runway', 'kling']));
  it.each([
    ['turn my podcast into clips', 'opusclip'],
    ['turn photo into cartoon', 'nano-banana'],
    ['make slides from a word document', 'gamma'],
    ['convert mp3 to text', 'rev'],
    ['get subtitles from a video', 'veed'],
  ])('“%s” asks to make one thing out of another', (typed, right) => expect(found(typed).slice(0, 3)).toContain(right));
  it('keeps the price when a job is said in other words', () =>
    expect(searchGuide(guide, 'turn a script into a video for free').tools.every(({ tool }) => tool.isFree)).toBe(
      true,
    ));
  it.each(['who spoke up', 'sunscreen', 'boat'])('takes no other letter for a slip: “%s”', (typed) =>
    expect(searchGuide(guide, typed).didYouMean).toBeNull(),
  );
  it('finds what is said for a task within a sentence', () =>
    expect(found('how big is the market for oat milk')[0]).toBe('perplexity'));
  it.each(['loudness normalization', 'loudness normalisation', 'normalise loudness'])(
    'reads both spellings: “%s”',
    (typed) => expect(found(typed)[0]).toBe('auphonic'),
  );
  it('takes what stands before “for” for the job', () =>
    expect(found('storyboards for a tv spot').slice(0, 3)).toContain('boords'));
  it('takes no country for a slip', () => expect(found('find creators in spain').slice(0, 3)).toContain('sparktoro'));
  it('finds the job in a long sentence', () =>
    expect(found('I need ten poster ideas for a jazz festival by tonight').slice(0, 3)).toContain('kittl'));
  it('leaves names of its own tools alone', () => expect(found('dall-e 3').slice(0, 3)).toContain('chatgpt'));
  it.each([
    ['make the noise go away', 'clean-up-speech'],
    ['get rid of the tourists', 'remove-an-object'],
    ['make my grandfather come to life', 'animate-a-photo'],
    ['headline writer', 'write-ad-copy'],
    ['naming a new oat milk', 'find-a-name-or-line'],
    ['name our podcast', 'find-a-name-or-line'],
    ['what is next in skincare', 'spot-trends'],
    ['whats next in soft drinks 2027', 'spot-trends'],
    ['make chatgpt text sound like our brand', 'keep-a-brand-voice'],
  ])('“%s” is said in passing for %s', (typed, task) =>
    expect(
      searchGuide(guide, typed)
        .tasks.slice(0, 3)
        .map(({ task: { slug } }) => slug),
    ).toContain(task),
  );
  it('knows what is paid once', () => expect(found('no subscription')).toContain('macwhisper'));
  it('takes a survey of somebody’s own for data, not for another house’s panel', () => {
    expect(found('summarise survey answers').slice(0, 3)).toContain('chatgpt');
    expect(found('excel formulas help').slice(0, 3)).not.toContain('gwi');
  });
  it('leaves out what a picture is to show', () =>
    expect(found('i need a picture of a robot reading a newspaper').slice(0, 3)).toContain('midjourney'));
  it('puts right what was written by ear', () =>
    expect(searchGuide(guide, 'grafic design').didYouMean).toBe('graphic design'));
  it('reads German letters', () => expect(found('bild vergrößern').slice(0, 3)).toContain('upscayl'));
  it('takes a sum as a limit', () => {
    const within = searchGuide(guide, 'voice over under $20 a month').tools.slice(0, 3);
    expect(within.every(({ tool }) => tool.isFree || (tool.monthly ?? Infinity) <= 20)).toBe(true);
  });
  it('offers none that costs something when enough is free', () =>
    expect(searchGuide(guide, 'free upscaler').tools.every(({ tool }) => tool.isFree)).toBe(true));
  it('prefers what runs at home when nobody wants to log in', () =>
    expect(found('image generator without an account').slice(0, 3)).toContain('stable-diffusion'));
  it.each([
    ['hintergrund entfernen', 'remove a background', 'remove-bg'],
    ['sous-titres', 'subtitles', 'captions'],
    ['voz en off', 'voice over', 'elevenlabs'],
    ['wie kann ich ein foto animieren', 'animate a photo', 'pika'],
  ])('“%s” is asked in other words for “%s”', (typed, _meant, right) => {
    expect(found(typed).slice(0, 3)).toContain(right);
    expect(searchGuide(guide, typed).didYouMean).not.toBeNull();
  });
  it('takes the core of a job beside words that nobody knows, and no everyday word', () => {
    expect(found('isometrisch illustration').length).toBeGreaterThan(0);
    expect(found('train timetable')).toEqual([]);
    expect(found('driving licence')).toEqual([]);
  });
  it('takes no verb of a sentence for a tool', () =>
    expect(found('can you make the hum go away in my interview')[0]).not.toBe('make'));
  it('completes the last word alone', () => expect(found('bus 42')).toEqual([]));
  it('understands another tool wanted for one that the guide has not', () =>
    expect(['pitch', 'beautiful-ai']).toContain(found('powerpont alternative')[0]));
  it.each(['canva alternative', 'alternative to canva', 'like canva but free', 'replace canva', 'instead of canva'])(
    '“%s” finds what is near to Canva, and not Canva',
    (typed) => {
      const slugs = found(typed);
      expect(slugs.slice(0, 3)).toContain('adobe-express');
      expect(slugs).not.toContain('canva');
    },
  );
  it('compares what stands on both sides of vs, in this order', () => {
    expect(found('runway vs kling').slice(0, 2)).toEqual(['runway', 'kling']);
    expect(found('zapier vs make vs n8n').slice(0, 3)).toEqual(['zapier', 'make', 'n8n']);
  });
  it('offers others to a maker of many', () => {
    expect(found('adobe alternative').some((slug) => slug.startsWith('adobe-'))).toBe(false);
    expect(found('adobe alternative').length).toBeGreaterThan(2);
  });
  it.each([
    ['how do i remove a background', 'remove background'],
    ['best ai tool for subtitles', 'subtitles'],
    ['app to make a poster', 'make a poster'],
  ])('“%s” begins like “%s”', (long, short) => expect(found(long).slice(0, 3)).toEqual(found(short).slice(0, 3)));
  it('puts slips right and says so', () => {
    const { didYouMean, tools } = searchGuide(guide, 'midjourny');
    expect(slugOf(tools[0]?.tool.id ?? 0)).toBe('midjourney');
    expect(searchGuide(guide, 'subtittles').didYouMean).toBe('subtitles');
    expect(searchGuide(guide, 'subtitles').didYouMean).toBeNull();
    expect(didYouMean).toBe('Midjourney');
  });
  it('narrows by price', () => {
    const free = searchGuide(guide, 'free transcript').tools.slice(0, 3);
    expect(free.every(({ tool }) => tool.isFree)).toBe(true);
  });
  it('weighs rights by the facts', () => {
    const ethical = searchGuide(guide, 'ethical').tools.slice(0, 5);
    expect(ethical.every(({ tool }) => tool.granted.includes('licensed data'))).toBe(true);
  });
  it('answers what is asked of a tool by name with that tool, whatever its answer', () => {
    expect(found('is canva ok for client work')[0]).toBe('canva');
    expect(found('does chatgpt train on my files')[0]).toBe('chatgpt');
  });
  it('wants another one where the named tool is not of the kind', () => {
    expect(found('open source midjourney')).not.toContain('midjourney');
    expect(found('open source comfyui')[0]).toBe('comfyui');
    expect(found('cheaper than runway')).not.toContain('runway');
  });
  it('finds nothing for nothing', () =>
    expect(searchGuide(guide, '  ')).toEqual({ didYouMean: null, notRead: null, tools: [], tasks: [] }));
  it('finds no shut-down tool for a job', () => {
    expect(found('make slides')).not.toContain('tome');
    expect(found('tome')[0]).toBe('tome');
  });
});

describe('slips', () => {
  it.each([
    ['midjurney', 'midjourney'],
    ['mdijourney', 'midjourney'],
    ['photo shop', 'adobe-photoshop'],
    ['chat gtp', 'chatgpt'],
    ['deep l', 'deepl-write'],
    ['elevenlab', 'elevenlabs'],
  ])('%s finds %s first', (typed, first) => expect(found(typed)[0]).toBe(first));
});

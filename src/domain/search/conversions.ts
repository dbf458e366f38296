/** What goes in or comes out, by the words that people use for it, folded. */
const KINDS: Readonly<Record<string, string>> = {
  text: 'text texts word words prompt prompts sentence description descriptions idea ideas',
  document:
    'article articles blog blogs post blogpost document documents doc docs pdf pdfs report reports paper papers brief briefs newsletter outline book ebook notes essay',
  script: 'script scripts screenplay',
  image:
    'photo photos picture pictures image images jpg jpeg png still stills photograph photographs selfie portrait illustration illustrations artwork painting',
  sketch: 'sketch sketches drawing drawings doodle doodles scribble scribbles scamp scamps',
  video: 'video videos film films footage clip movie animation animations webinar webinars stream streams talk',
  clips: 'clips shorts reels highlights snippets reel short teasers',
  audio: 'audio speech interview interviews lecture dictation memo memos mp3 wav',
  podcast: 'podcast podcasts episode episodes',
  call: 'call calls meeting meetings zoom',
  voice: 'voice voiceover narration spoken',
  song: 'song songs lyrics track tracks',
  music: 'music melody humming soundtrack',
  slides: 'slides slide deck decks presentation presentations powerpoint ppt pptx',
  data: 'data table tables excel csv numbers survey spreadsheet spreadsheets figures statistics',
  chart: 'chart charts graph graphs infographic infographics diagram diagrams visualisation',
  design: 'design designs figma mockup mockups screenshot screenshots wireframe wireframes layout',
  code: 'code html react css',
  page: 'website websites webpage url site homepage',
  app: 'app apps software prototype',
  model: '3d model models object objects mesh',
  vector: 'vector vectors svg eps',
  gif: 'gif gifs loop',
  cartoon: 'cartoon cartoons anime comic oil watercolour watercolor caricature',
  logo: 'logo logos',
  summary: 'summary summaries bullets',
  transcript: 'transcript transcripts transcription',
  subtitles: 'subtitles captions srt subtitle caption',
  posts: 'posts tweets thread threads carousel carousels',
  board: 'storyboard storyboards frames',
  animatic: 'animatic animatics previz',
  stems: 'stems karaoke instrumental acapella',
  schedule: 'breakdown schedule shotlist',
  product: 'product products packshot',
};

/** From what to what, each with the words of a task for it. */
const MAKES: readonly [from: string, to: string, job: string][] = [
  ['text script', 'image cartoon product', 'text to image'],
  ['text', 'video', 'text to video'],
  ['text document script', 'voice audio', 'text to speech'],
  ['text', 'music', 'text to music'],
  ['text', 'song', 'make a song'],
  ['text image sketch product logo', 'model', 'image to 3d'],
  ['text document', 'slides', 'document to slides'],
  ['document page', 'podcast', 'text to podcast'],
  ['slides', 'podcast', 'text to podcast'],
  ['document data text', 'chart', 'infographic'],
  ['text', 'app page', 'build an app'],
  ['document script', 'video', 'script to video'],
  ['document podcast video slides', 'posts', 'repurpose content'],
  ['podcast video call audio', 'document', 'repurpose content'],
  ['document', 'document', 'article'],
  ['document video podcast call', 'summary', 'summary'],
  ['script text', 'board', 'storyboard'],
  ['script board', 'animatic', 'animatic'],
  ['board', 'video', 'animatic'],
  ['script', 'schedule', 'script breakdown'],
  ['image sketch cartoon', 'video clips', 'image to video'],
  ['product', 'video clips', 'product video'],
  ['image logo sketch', 'vector', 'image to vector'],
  ['image', 'cartoon sketch image', 'kontext'],
  ['image video', 'gif', 'gif'],
  ['design', 'code app page', 'design to code'],
  ['sketch', 'design app', 'ui design'],
  ['sketch', 'image', 'sketch to image'],
  ['video call podcast audio voice', 'text transcript', 'transcribe audio'],
  ['video audio podcast transcript', 'subtitles', 'subtitles'],
  ['call', 'document', 'meeting notes'],
  ['video podcast', 'clips', 'long video to shorts'],
  ['video', 'cartoon', 'video to video'],
  ['video', 'model', '3d scan'],
  ['song music', 'stems', 'stems'],
  ['song music audio', 'video', 'music video'],
  ['slides', 'video', 'slides to video'],
  ['page', 'video', 'url to video'],
  ['data', 'slides document', 'data analysis'],
  ['logo', 'video gif', 'logo animation'],
  ['design', 'video', 'motion graphics'],
];

const kindOf = new Map(Object.entries(KINDS).flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind])));
const jobs = new Map(
  MAKES.flatMap(([from, to, job]) =>
    from.split(' ').flatMap((one) => to.split(' ').map((other) => [`${one} ${other}`, job] as const)),
  ),
);

/** Words between what goes in and what comes out, and what comes out and what goes in. */
const INTO = /^(?<from>.+?) (?:in ?to|to) (?<to>.+)$/;
const OUT_OF =
  /\b(?:make|makes|making|create|creates|creating|generate|generates|get|build|draw|write|need|want|produce)\b (?<to>.+?) (?:out of|from) (?<from>.+)$/;
/** Begins what is to become something else. */
const TURNING =
  /^(?:.* )?(?:turn|turns|turning|convert|converts|converting|transform|transforms|transforming|make|makes|change|changes)\b/;

/**
 * The words of a task for making one thing out of another: 'turn my podcast into clips' is 'long video to shorts'. Null
 * when a folded text asks for no such thing.
 */
export function jobOfConversion(folded: string): string | null {
  if (!TURNING.test(folded) && !OUT_OF.test(folded)) return null;
  const groups = (OUT_OF.exec(folded) ?? INTO.exec(folded.replace(TURNING, '').trim()))?.groups;
  if (!groups) return null;
  const from = lastKind(groups['from'] ?? '');
  const to = firstKind(groups['to'] ?? '');
  return jobs.get(`${from} ${to}`) ?? null;
}

/** What goes in: the head of its words is the last one. */
function lastKind(text: string): string | undefined {
  return kindsIn(text).at(-1);
}

/** What comes out: its head is the last of the first words, before what it is for. */
function firstKind(text: string): string | undefined {
  return kindsIn(text.replace(/ (?:for|with|in|on|that|which|and|so|by|without|using) .*$/, '')).at(-1);
}

function kindsIn(text: string): string[] {
  return text.split(' ').flatMap((word) => kindOf.get(word) ?? []);
}

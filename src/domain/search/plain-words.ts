import { jobOfConversion } from './conversions.ts';
import { IDIOMS } from './idioms.ts';
import { Meanings, type Said } from './meanings.ts';

/** Words that the guide does not say, by those it says. Other forms of a word mean the same. */
const WORDS = new Meanings({
  photo: 'snap, snapshot, jpeg, jpg, polaroid, selfie, holiday snap, camera roll',
  remove: 'erase, eliminate, wipe, ditch, strip, banish, eradicate, kill, omit, subtract',
  improve: 'amend, polish up, enhance, beautify, optimise, optimize',
  make: 'fabricate, craft, whip up, knock up, conjure, cook up, churn out, assemble',
  microphone: 'mic, mike, lavalier, lav, headset',
  'bad sound': 'mic, mike, lavalier, lav',
  film: 'flick',
  cheap: 'budget, bargain, frugal',
  survey: 'questionnaire, poll, polls',
  grammar: 'punctuation, comma, commas, syntax',
  summarise: 'condense, digest, abridge, recap, boil down, distil, distill',
  translate: 'bilingual, multilingual',
  product: 'sku, skus',
  audience: 'teenagers, millennials, gen z, consumers, shoppers',
  social: 'discord, bluesky, mastodon, snapchat, twitch',
  '3d': 'vr, xr, ar, hologram, voxel, lowpoly, turntable',
  shoot: 'filming',
  image: 'wallpaper, backdrop, hdri, panorama, artwork, visual',
  'face swap': 'deepfake, faceswap',
  palette: 'swatch, swatches, gradient, gradients',
  automate: 'automatise, streamline',
  noise: 'racket, chatter, hubbub, sirens, dog barking',
  blurry: 'fuzzy, hazy, smeared, unclear',
  voice: 'speak, narrate',
  presentation: 'ppt, pptx, powerpoint, slideshow deck',
  interview: 'dialog',
  brand: 'branding, corporate',
  article: 'blogpost, pressrelease, feature story',
  animate: 'animat, animiert',
});

/** What a picture, a film or a song is to show says nothing of the job: 'a picture of a robot with a newspaper'. */
const WISHING =
  '^(?:(?:i|we|please|need|want|would like|to|make|create|generate|draw|paint|give|show|me|us|a|an|the|some|funny|nice|short) )*';
const MOTIFS: readonly [RegExp, string][] = [
  [
    new RegExp(
      `${WISHING}(?:pictures?|images?|paintings?|artworks?) (?:of|showing|about) (?:an?|the|some|two|three|people|somebody) `,
    ),
    'text to image',
  ],
  [new RegExp(`${WISHING}(?:videos?|clips?|films?) (?:showing|of) (?:an?|two|three|somebody) `), 'text to video'],
  [new RegExp(`${WISHING}(?:songs?) (?:about|for) `), 'make a song'],
];

/** What is asked of a tool besides its job, and stays when the job is said in other words. */
const CONSTRAINTS =
  /\b(?:free|gratis|cheap(?:er|est)?|offline|locally|open source|without account|commercial(?:ly)?|licen[sc]ed|ethical(?:ly)?|api|in the browser|on my phone)\b/g;

/**
 * A folded text with what people say in passing, and words that the guide does not say, in the words of the guide.
 * @param isOurs tells words and names that the guide knows as they stand
 */
export function sayPlainly(folded: string, isOurs: (word: string) => boolean): Said {
  const job = MOTIFS.find(([pattern]) => pattern.test(folded))?.[1] ?? jobOfConversion(folded);
  if (job !== null) return { text: [job, ...(folded.match(CONSTRAINTS) ?? [])].join(' '), meant: [] };
  const { text, meant } = IDIOMS.replaceIn(folded, isOurs, false);
  return { text: WORDS.replaceIn(text, isOurs, true).text, meant };
}

/** Whether a word is known here, as it stands or as a part of a phrase, so that it is no slip. */
export function isKnownPlainly(word: string): boolean {
  return IDIOMS.says(word) || WORDS.says(word);
}

import type { SearchTask } from './task-index.ts';
import { wordsOf } from './words.ts';

/** The share that is left to a job with photos when a film is named, and the other way round. */
export const OTHER_MEDIUM = 0.6;
const MOVING = /^(videos?|footage|films?|clips?|movies?|reels?|cinema|commercials?)$/;
const STILL = /^(photos?|photographs?|pictures?|images?)$/;

/** What a text is about, of moving and of still pictures; null when it names both or neither. */
export function mediaIn(words: readonly string[]): 'moving' | 'still' | null {
  const isMoving = words.some((word) => MOVING.test(word));
  const isStill = words.some((word) => STILL.test(word));
  return isMoving === isStill ? null : isMoving ? 'moving' : 'still';
}

/** 'Erase a person in footage' asks for no photo. */
export function isOfOtherMedium({ title }: SearchTask, asked: ReturnType<typeof mediaIn>): boolean {
  const own = mediaIn(wordsOf(title));
  return asked !== null && own !== null && own !== asked;
}

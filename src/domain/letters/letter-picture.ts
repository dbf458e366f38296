/**
 * The picture at the head of every letter: one file, the same for everybody, so that it tells nothing of who opens a letter.
 * Sizes in CSS pixels; the file has twice as many, for fine screens.
 */
export const LETTER_PICTURE = {
  path: '/mascot/letter-yak.png',
  width: 560,
  height: 168,
  alt: 'The yak, its fringe over its eyes, before a letter on its easel',
} as const;

import type { RightsAnswer } from '#domain/tool/tool-words.ts';

const words: Record<RightsAnswer, string> = {
  yes: 'Yes',
  no: 'No',
  depends: 'Depends',
  'maker silent': 'Maker silent',
  'not read': 'Not read yet',
};

/** An answer on the rights label in words: 'Maker silent' (the page was read and says nothing) is not 'Not read yet'. */
export function rightsText(answer: RightsAnswer): string {
  return words[answer];
}

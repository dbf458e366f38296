import { type EarTag, type TagMark, tagMarks } from './ear-tag.ts';

/** One line of the key. */
interface TagLine {
  /** The part of the drawing that says it. */
  part: 'disc' | 'diamond' | 'shield' | 'edge' | 'hole';
  title: string;
  words: string;
}

const uploads: Record<TagMark, string> = {
  full: 'not trained on',
  half: 'depends on plan or setting',
  hollow: 'trained on',
  silent: 'the maker doesn’t say',
  unread: 'not read yet',
};
const backing: Record<TagMark, string> = {
  full: 'maker stands behind it',
  half: 'on some plans',
  hollow: 'none',
  silent: 'the maker doesn’t say',
  unread: 'not read yet',
};
/** What stands in a row beside its price. */
interface TagChip {
  /** 'Uploads: trained on'; one for both where both say the same: 'Uploads, indemnity: not read yet'. */
  words: string;
  isUnread: boolean;
}

/** Answers that mean the same for uploads and for indemnity. */
const ofBoth: Partial<Record<TagMark, string>> = {
  half: 'by plan or setting',
  silent: uploads.silent,
  unread: uploads.unread,
};

/** What a row says of uploads and indemnity, each thing once. */
export function tagChips({ uploads: learning, backing: standing }: EarTag): TagChip[] {
  const same = learning === standing ? ofBoth[learning] : undefined;
  if (same !== undefined) return [{ words: `Uploads, indemnity: ${same}`, isUnread: learning === 'unread' }];
  return [
    { words: `Uploads: ${uploads[learning]}`, isUnread: learning === 'unread' },
    { words: `Indemnity: ${backing[standing]}`, isUnread: standing === 'unread' },
  ];
}

/** How each part is read, for the key. */
export const tagKey: readonly TagLine[] = [
  { part: 'disc', title: 'Disc', words: 'May you use what it makes in paid work?' },
  { part: 'diamond', title: 'Diamond', words: 'Are your uploads left out of training?' },
  { part: 'shield', title: 'Shield', words: 'Does the maker stand behind the result?' },
  {
    part: 'edge',
    title: 'Lower edge',
    words:
      'The price. Smooth is a free plan; one notch up to $50 a month, two up to $200, three above. Dots for notches: nobody has confirmed the number. A line: no public price; a broken one: nobody has read it yet.',
  },
  {
    part: 'hole',
    title: 'Hole',
    words: 'Open by a quarter for each of the four facts below it that was read in the maker’s own words.',
  },
];

/** What the state of a disc, a diamond or a shield means, in the order of `tagMarks`. */
export const markKey: readonly { mark: TagMark; words: string }[] = tagMarks.map((mark) => ({
  mark,
  words: {
    full: 'Yes, good for you',
    half: 'Depends on plan or setting',
    hollow: 'No, bad for you',
    silent: 'The maker’s page was read and says nothing',
    unread: 'Nobody here has read it yet',
  }[mark],
}));

import { budgets, departments, experienceLevels, goals, teamSizes } from '#domain/tool/audience.ts';
import { evidenceKinds, freeUses, rightsAnswers, pricePeriods } from '#domain/tool/tool-words.ts';

/** A closed list of words, and other words that people write for them. */
interface Vocabulary<Word extends string> {
  words: readonly Word[];
  others: Readonly<Record<string, readonly Word[]>>;
}

/** The words of `data/admin-bundle.json` are older than the catalogue's: Marketing and Sales are brand and social there. */
export const departmentWords: Vocabulary<(typeof departments)[number]> = {
  words: departments,
  others: { marketing: ['brand', 'social'], sales: ['brand'], research: ['strategy'], design: ['creative'] },
};
export const goalWords: Vocabulary<(typeof goals)[number]> = {
  words: goals,
  others: {
    content: ['content-creation'],
    design: ['design-visual'],
    'visual-design': ['design-visual'],
    analytics: ['analysis'],
    research: ['analysis'],
  },
};
export const levelWords: Vocabulary<(typeof experienceLevels)[number]> = {
  words: experienceLevels,
  others: { novice: ['beginner'], expert: ['advanced'], all: experienceLevels, 'all-levels': experienceLevels },
};
/** A medium team of the bundle has more than ten people. */
export const teamSizeWords: Vocabulary<(typeof teamSizes)[number]> = {
  words: teamSizes,
  others: {
    medium: ['large'],
    individual: ['solo'],
    freelancer: ['solo'],
    enterprise: ['large'],
    any: teamSizes,
    all: teamSizes,
  },
};
export const freeUseWords: Vocabulary<(typeof freeUses)[number]> = {
  words: freeUses,
  others: { free: ['yes'], freemium: ['yes'], 'free-trial': ['trial'], paid: ['no'] },
};
/** 'Not stated' of an older export told a silent maker and an unread page not apart: nobody has read it. */
export const rightsWords: Vocabulary<(typeof rightsAnswers)[number]> = {
  words: rightsAnswers,
  others: { silent: ['maker silent'], 'not-stated': ['not read'], 'not-confirmed': ['not read'] },
};
export const evidenceKindWords: Vocabulary<(typeof evidenceKinds)[number]> = {
  words: evidenceKinds,
  others: { archive: ['terms archive'], transcription: ['dated transcription'] },
};
export const budgetWords: Vocabulary<(typeof budgets)[number]> = { words: budgets, others: {} };
export const periodWords: Vocabulary<(typeof pricePeriods)[number]> = {
  words: pricePeriods,
  others: {
    monthly: ['month'],
    mo: ['month'],
    free: ['month'],
    yearly: ['year'],
    annual: ['year'],
    annually: ['year'],
    licence: ['license'],
    'one-time': ['license'],
    seat: ['user'],
  },
};

/** What was read: our words, without doubles, and how other words were understood; or the first word that is none. */
export type ReadWords<Word> =
  | { ok: true; words: Word[]; notes: string[] }
  | { ok: false; unknown: string; remedy: string };

/** Reads words whatever their case, with spaces, hyphens or underscores inside; their order stays. */
export function readWords<Word extends string>(
  values: readonly string[],
  { words, others }: Vocabulary<Word>,
): ReadWords<Word> {
  const found = new Set<Word>();
  const notes: string[] = [];
  for (const value of values) {
    const spelled = keyOf(value);
    const word = words.find((candidate) => keyOf(candidate) === spelled);
    const meant = word ? [word] : Object.hasOwn(others, spelled) ? others[spelled] : undefined;
    if (!meant) return { ok: false, unknown: value, remedy: `Write one of: ${words.join(', ')}.` };
    if (!word) notes.push(`“${value}” is read as ${meant.join(' and ')}.`);
    for (const one of meant) found.add(one);
  }
  return { ok: true, words: [...found], notes };
}

function keyOf(word: string): string {
  return word.toLowerCase().replace(/[\s_]+/g, '-');
}

/** The forms in which a list leaves the house as a file. */
export const briefFormats = ['csv', 'markdown', 'json'] as const;
export type BriefFormat = (typeof briefFormats)[number];

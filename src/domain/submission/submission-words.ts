/** What a submitted tool is for. */
export const submissionCategories = [
  'Image Generation',
  'Video Generation',
  'Text Generation',
  'Audio Generation',
  'Code Generation',
  'Design',
  'Productivity',
  'Marketing',
  'Other',
] as const;
export type SubmissionCategory = (typeof submissionCategories)[number];

/** What the sender has to do with the tool, and how the form says it. */
export const relationships = {
  user: "I'm a user of this tool",
  creator: 'I created this tool',
  employee: 'I work for this company',
  affiliate: "I'm an affiliate/partner",
  other: 'Other',
} as const;
export type Relationship = keyof typeof relationships;

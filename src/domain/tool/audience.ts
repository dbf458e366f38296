/** Departments, budgets, levels, sizes and goals: the closed words of quiz, tools and recommendation. */
export const departments = ['creative', 'strategy', 'production', 'brand', 'social'] as const;
export const goals = ['content-creation', 'design-visual', 'automation', 'analysis'] as const;
/** In rising order: free ($0), low ($1-50 a month), medium ($50-200), high ($200+). */
export const budgets = ['free', 'low', 'medium', 'high'] as const;
/** In rising order. */
export const experienceLevels = ['beginner', 'intermediate', 'advanced'] as const;
/** solo (1), small (2-10), large (10+). */
export const teamSizes = ['solo', 'small', 'large'] as const;

export type Department = (typeof departments)[number];
export type Goal = (typeof goals)[number];
export type Budget = (typeof budgets)[number];
export type TeamSize = (typeof teamSizes)[number];

/** The goals as they are named in running text. */
export const goalWords: Record<Goal, string> = {
  'content-creation': 'making content',
  'design-visual': 'design and visuals',
  automation: 'automation',
  analysis: 'analysis',
};

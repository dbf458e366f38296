/** The three levels; green, yellow and red on the page. */
export const tutorialLevels = ['Beginner', 'Intermediate', 'Advanced'] as const;

/** What a form of the desk asks of a tool, by its labels, filled in for one that makes storyboards. */
export const storytellerTexts = {
  Description: 'Turns a script into a storyboard, frame by frame, with the same faces throughout.',
  Pros: 'Keeps faces the same\nReads whole scripts\nExports plain pictures',
  Cons: 'Draws no hands\nForgets the weather',
  'The yak’s take':
    'A storyboard out of a script, before anybody has drawn a line. It keeps faces the same from frame to frame, which most do not, and it forgets the weather, which most do. Take it for a first look with a client who cannot read a script, and draw the final board by hand.',
  'Skip it if …': 'you draw faster than you type',
  'Ideal use case': 'A first look at a scene',
};

/** What is chosen from its lists. */
export const storytellerChoices = {
  'Desks, the one it is for first, 1': 'creative',
  'Goals, the one it is for first, 1': 'design-visual',
  'Who can work with it, 1': 'beginner',
  'Team sizes, 1': 'solo',
};

import type { Submission } from './submission.ts';

/** A submission for tests; say only what the test is about. */
export function makeSubmission(fields: Partial<Submission> = {}): Submission {
  return {
    id: '2f6c1d34-9a6f-4f0e-8c22-6f6f5b1d9a10',
    toolName: 'Storyteller',
    category: 'Video Generation',
    website: 'https://storyteller.test/',
    description: 'Turns a script into a storyboard.',
    pricing: 'Free, then $12 a month',
    submitterName: 'Ada Lovelace',
    submitterEmail: 'ada@yak.test',
    relationship: 'user',
    additionalInfo: '',
    userId: null,
    receivedAt: '2026-11-21T12:00:00.000Z',
    isRepeat: false,
    decision: null,
    ...fields,
  };
}

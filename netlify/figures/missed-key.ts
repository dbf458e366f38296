import { createHmac } from 'node:crypto';
import { sessionSecret } from '#netlify/env.ts';

/** The key under which some words are counted: nobody can tell them from it. */
export function missedKey(words: string): string {
  return createHmac('sha256', sessionSecret()).update(`search ${words}`).digest('hex');
}

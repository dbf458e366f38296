import { createHmac } from 'node:crypto';
import { sessionSecret } from '#netlify/env.ts';

/** The key under which some words are counted, those that found something apart: nobody can tell them from it. */
export function missedKey(words: string, wasFound: boolean): string {
  return createHmac('sha256', sessionSecret())
    .update(`${wasFound ? 'unopened' : 'search'} ${words}`)
    .digest('hex');
}

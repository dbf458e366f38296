import * as z from 'zod';
import type { ProjectFactsAnswer } from '#api/project-facts.contract.ts';
import type { Frozen } from '#domain/project/change-lines.ts';
import type { FrozenFacts } from '#domain/project/frozen-facts.schema.ts';
import { canonicalText } from '#domain/project/canonical-text.ts';
import { openToken, sealToken } from '#netlify/session/sealed-token.ts';
import { hashOf } from '#netlify/stores/hash-of.ts';

/** A project that a browser keeps may wait this long for an account, in seconds: ten years. */
const LIFETIME = 10 * 365 * 86_400;
const claimsSchema = z.object({ facts: z.hash('sha256'), day: z.iso.date() });

/**
 * Facts with the seal of this site on them and on their day. What a browser kept proves nothing by itself: whoever can type
 * could have written it. With the seal it is the guide's own word, and keeps its day when the project moves in.
 */
export async function sealFacts({ facts, frozenOn }: Frozen): Promise<ProjectFactsAnswer> {
  const seal = await sealToken('project-facts', { facts: hashOf(canonicalText(facts)), day: frozenOn }, LIFETIME);
  return { facts, frozenOn, seal };
}

/** Facts that a browser kept, with the day on which this site sealed them; null when it did not. */
export async function openFacts(facts: FrozenFacts | undefined, seal: string | undefined): Promise<Frozen | null> {
  if (!facts || seal === undefined) return null;
  const claims = await openToken('project-facts', seal, claimsSchema);
  return claims?.facts === hashOf(canonicalText(facts)) ? { facts, frozenOn: claims.day } : null;
}

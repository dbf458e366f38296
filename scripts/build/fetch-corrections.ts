import * as z from 'zod';
import { type Correction, correctionSchema } from '#domain/watch/correction/correction.schema.ts';
import { type LeftOut, unreadRecord } from '#domain/record/left-out.ts';
import { type FreshnessPoint, freshnessPointSchema } from '#domain/tool/evidence/freshness-point.schema.ts';
import { siteToAsk } from './fetch-uploads.ts';

/** The site's public call that gives every correction (src/api/corrections.ts). */
const CALL = '/api/corrections';
const TIMEOUT_MS = 10_000;

/** What was corrected on a site, and how much of the guide had been read on each day. */
interface Corrected {
  corrections: Correction[];
  freshness: FreshnessPoint[];
}

const NOTHING: Corrected = { corrections: [], freshness: [] };

/**
 * What was corrected on the running site, so that a build lists it. Asked of the same site as the uploads; without a sound
 * answer the build goes on with `data/corrections/` alone.
 * @param leave gets each record of a shape that this version does not know
 */
export async function fetchCorrections(
  environment: NodeJS.ProcessEnv,
  leave: (record: LeftOut) => void,
): Promise<Corrected> {
  const site = siteToAsk(environment);
  if (!site) return NOTHING;
  try {
    return await askForCorrections(site, leave);
  } catch (error) {
    console.log(`Corrections: none taken in, ${site} gave ${error instanceof Error ? error.message : String(error)}`);
    return NOTHING;
  }
}

/** Every correction of a running site, and its freshness over time. @throws Error in words when it does not give them */
export async function askForCorrections(
  site: string,
  leave: (record: LeftOut) => void = () => undefined,
): Promise<Corrected> {
  const answer = await fetch(new URL(CALL, site), { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  const given = z
    .object({ corrections: z.array(z.unknown()), freshness: z.array(z.unknown()).default([]) })
    .parse(await answer.json());
  return {
    corrections: given.corrections.flatMap((one) => {
      const read = correctionSchema.safeParse(one);
      if (!read.success) leave(unreadRecord('correction', Object(one).id));
      return read.data ?? [];
    }),
    freshness: given.freshness.flatMap((one) => freshnessPointSchema.safeParse(one).data ?? []),
  };
}

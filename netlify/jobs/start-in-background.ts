import * as z from 'zod';
import { type JobName, jobNames } from '#domain/admin/job/job-list.ts';
import { siteOrigin } from '#netlify/env.ts';
import { logError } from '#netlify/http/log.ts';
import { openToken, sealToken } from '#netlify/session/sealed-token.ts';

/** The background function, which has no path of its own. */
const PATH = '/.netlify/functions/continue-job';
/** The platform answers a background function's call at once; in ms. */
const TIMEOUT_MS = 2500;
/** The call proves itself for so long, in seconds. */
const TOKEN_SECONDS = 60;

const claimsSchema = z.object({ job: z.enum(jobNames) });

/** Lets a job go on at once with 15 minutes of time. When that cannot be started, its next run goes on. Never throws. */
export async function startInBackground(job: JobName): Promise<void> {
  try {
    const token = await sealToken('job', { job }, TOKEN_SECONDS);
    const answer = await fetch(new URL(PATH, siteOrigin()), {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
  } catch (error) {
    logError('background_not_started', error);
  }
}

/** The job that such a call asks for; null when it is none of ours, or too old. */
export async function askedJob(request: Request): Promise<JobName | null> {
  const token = /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1];
  return token === undefined ? null : ((await openToken('job', token, claimsSchema))?.job ?? null);
}

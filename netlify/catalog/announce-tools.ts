import { purgeCache } from '@netlify/functions';
import { buildHook, deployContext } from '#netlify/env.ts';
import { logError } from '#netlify/http/log.ts';

/** Tag of every answer that a CDN may keep and that says what is in the catalogue. */
export const toolsTag = 'tools';

/** Whether a new build of the pages was started; `off` when no build hook is set. */
type Rebuild = 'started' | 'failed' | 'off';

const HOOK_TIMEOUT_MS = 2500;

/** After the catalogue has changed: takes kept copies out of the CDN and starts a build. Failures are logged, never thrown: the change itself is done. */
export async function announceTools(): Promise<Rebuild> {
  const [rebuild] = await Promise.all([startBuild(), purge()]);
  return rebuild;
}

async function startBuild(): Promise<Rebuild> {
  try {
    const hook = buildHook();
    if (hook === null) return 'off';
    const answer = await fetch(hook, { method: 'POST', signal: AbortSignal.timeout(HOOK_TIMEOUT_MS) });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return 'started';
  } catch (error) {
    logError('build_hook_failed', error);
    return 'failed';
  }
}

/** Copies expire by themselves within a minute when this fails. */
async function purge(): Promise<void> {
  if (deployContext() === 'dev') return;
  try {
    await purgeCache({ tags: [toolsTag] });
  } catch (error) {
    logError('purge_failed', error);
  }
}

import type { LeftOut } from '#domain/record/left-out.ts';
import { type BuiltUploads, checkUploads, noUploads } from '#domain/tool/built-uploads.schema.ts';

/** The site's public call that gives everything uploaded (src/api/uploaded-records.contract.ts). */
const CALL = '/api/uploaded-records';
const CALL_TIMEOUT_MS = 10_000;

/**
 * What is uploaded to the running site, so that a build gives each tool its page. Asked of `YAK_UPLOADS_URL`, else on
 * Netlify of the site's own address; without either, or without a sound answer, the build goes on with the files alone.
 * Says in one line what it took in.
 * @param leave gets each record of a shape that this version does not know
 */
export async function fetchUploads(
  environment: NodeJS.ProcessEnv,
  say: (line: string) => void = console.log,
  leave: (record: LeftOut) => void = () => undefined,
): Promise<BuiltUploads> {
  const site = siteToAsk(environment);
  if (!site) return noUploads;
  try {
    const answer = await fetch(new URL(CALL, site), { signal: AbortSignal.timeout(CALL_TIMEOUT_MS) });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    const checked = checkUploads(await answer.json());
    if (!checked) throw new Error('an answer of another shape');
    const { uploaded, leftOut } = checked;
    say(
      `Uploads: ${uploaded.uploads.length} taken in from ${site}${leftOut.length > 0 ? `, ${leftOut.length} left out because of their shape` : ''}`,
    );
    leftOut.forEach(leave);
    return uploaded;
  } catch (error) {
    say(`Uploads: none taken in, ${site} gave ${error instanceof Error ? error.message : String(error)}`);
    return noUploads;
  }
}

/** The running site that a build asks for what was changed on it since; undefined when there is none. */
export function siteToAsk(environment: NodeJS.ProcessEnv): string | undefined {
  return (
    environment['YAK_UPLOADS_URL'] ||
    (environment['NETLIFY'] && environment['CONTEXT'] === 'production' ? environment['URL'] : undefined)
  );
}

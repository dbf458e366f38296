import { type BuiltDocuments, checkDocuments, noDocuments } from '#domain/record/built-documents.schema.ts';
import type { LeftOut } from '#domain/record/left-out.ts';
import { siteToAsk } from './fetch-uploads.ts';

/** The site's public call that gives what readers may see of the desk's documents (src/api/desk-records.ts). */
const CALL = '/api/desk-records';
const TIMEOUT_MS = 10_000;

/**
 * What the desk of the running site shows its readers, so that a build prints it. Asked of the same site as the uploads;
 * without a sound answer the build goes on with the files alone.
 * @param leave gets each record of a shape that this version does not know
 */
export async function fetchDocuments(
  environment: NodeJS.ProcessEnv,
  leave: (record: LeftOut) => void,
): Promise<BuiltDocuments> {
  const site = siteToAsk(environment);
  if (!site) return noDocuments;
  try {
    const { documents, leftOut } = await askForSound(site);
    leftOut.forEach(leave);
    return documents;
  } catch (error) {
    console.log(
      `Documents of the desk: none taken in, ${site} gave ${error instanceof Error ? error.message : String(error)}`,
    );
    return noDocuments;
  }
}

/**
 * What the desk of a running site holds for readers, for files: all of it or nothing.
 * @param key of an admin's pull command: then what lies under the fringe comes too
 * @throws Error in words when it does not give it
 */
export async function askForDocuments(site: string, key?: string): Promise<BuiltDocuments> {
  const { documents, leftOut } = await askForSound(site, key);
  if (leftOut.length > 0) throw new Error(`${leftOut.length} documents of a shape that this version does not know`);
  return documents;
}

async function askForSound(site: string, key?: string): Promise<{ documents: BuiltDocuments; leftOut: LeftOut[] }> {
  const address = new URL(CALL, site);
  if (key !== undefined) address.searchParams.set('key', key);
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (answer.status === 400) throw new Error('this key works no more: copy the command from the desk again');
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  const checked = checkDocuments(await answer.json());
  if (!checked) throw new Error('an answer of another shape');
  return checked;
}

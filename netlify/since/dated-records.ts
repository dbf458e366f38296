import type { Correction } from '#domain/watch/correction/correction.schema.ts';
import { type Catalogue, currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { type CurrentDrops, currentDrops } from '#netlify/catalog/current-drops.ts';
import { correctionReader } from '#netlify/facts/correction-reader.ts';

/** The catalogue with its dated records, as they are read at one moment for one person or for many. */
export interface Records {
  catalogue: Catalogue;
  drops: CurrentDrops['drops'];
  /** The corrections of some tools, from files and from the desk. */
  correctionsOf(toolIds: Iterable<number>): Promise<Correction[]>;
}

/** The records of this moment. @throws StoreUnavailable */
export async function datedRecords(now: Date): Promise<Records> {
  const [catalogue, { drops }] = await Promise.all([currentCatalogue(), currentDrops(now)]);
  return { catalogue, drops, correctionsOf: await correctionReader(catalogue) };
}

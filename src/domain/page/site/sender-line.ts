import { operatorText } from './terms.ts';
import type { Site } from './site.schema.ts';

/** Who sends a letter and where they are found, as the last line of each; null until the operator has been named. */
export function senderLine(site: Pick<Site, 'name' | 'operator' | 'postalAddress'>): string | null {
  return site.operator === null ? null : operatorText(site);
}

import type { Site } from '#domain/text/site.schema.ts';

/** Who sends a letter and where they are found, as the last line of each; null until the operator has been named. */
export function senderLine(site: Pick<Site, 'name' | 'operator' | 'postalAddress'>): string | null {
  return site.operator === null ? null : operatorText(site);
}

/** Who runs the site, as the terms open with it; says so while the settings are empty. */
export function operatorText({
  name,
  operator,
  postalAddress,
}: Pick<Site, 'name' | 'operator' | 'postalAddress'>): string {
  if (operator === null)
    return `The operator of ${name} has not been named yet: a name and a postal address will stand here before the site opens to the public.`;
  return postalAddress === null
    ? `${name} is run by ${operator}. A postal address has not been named yet.`
    : `${name} is run by ${operator}, ${postalAddress}.`;
}

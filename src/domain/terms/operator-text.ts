import type { Site } from '#domain/site/site.schema.ts';

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

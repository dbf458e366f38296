import type { Site } from './site.schema.ts';

/** The sections of the terms in their order, as their headings read. */
export const termsSections = [
  'Introduction',
  'A binding agreement',
  'Electronic communication',
  'Intellectual property',
  'Newsletter',
  'Third-party property',
  'Responsible use',
  'Idea submission',
  'Termination',
  'Warranties and liability',
  'Privacy',
  'Accessibility',
  'Export restrictions',
  'Affiliate marketing',
  'Assignment',
  'Breaches',
  'Force majeure',
  'Indemnification',
  'Waiver',
  'Language',
  'Entire agreement',
  'Updating these terms',
  'Choice of law',
] as const;

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

/** The slug of a name, as in `data/tools/<slug>.json`: 'Café Noir 2.0!' → 'cafe-noir-2-0'; empty when nothing of it is a letter or figure. */
export function toolSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

const LONGEST = 60;

/** A name as a slug: small letters, figures and single hyphens; empty when nothing of the name can be written so. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '');
}

/** A slug of the name that no other tool has. */
export function freeSlug(name: string, id: number, taken: ReadonlySet<string>): string {
  const slug = slugOf(name) || `tool-${id}`;
  return taken.has(slug) ? `${slug}-${id}` : slug;
}

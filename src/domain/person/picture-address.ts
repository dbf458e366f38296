/** Longer than the address of any provider's picture, signed ones included; in letters. */
const LONGEST = 2000;

/** Where an identity provider says that it has somebody's picture, when that is an address that may be asked. */
export function pictureAddress(claim: string | undefined): string | null {
  if (claim === undefined || claim.length > LONGEST || !claim.startsWith('https://')) return null;
  return URL.canParse(claim) ? claim : null;
}

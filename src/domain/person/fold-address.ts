/**
 * A mail address as it is compared: the letters A to Z count as a to z, and every other character only as itself.
 * Unicode's own lower case turns other letters into ASCII ones (the Kelvin sign U+212A into k), so that a stranger's
 * address could pass for an admin's.
 */
export function foldAddress(address: string): string {
  return address.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** All IPv6 addresses that were ever given out for the public internet (IANA, "IPv6 Global Unicast Address Assignments"). */
const GIVEN_OUT = ipaddr.IPv6.parseCIDR('2000::/3');
/** Behind a network's own prefix: an IPv4 address follows, which the network's router sends on to (ISATAP, RFC 5214). */
const ROUTED_IPV4 = 0x5efe;

/**
 * An address of the public web as it is to be connected to, or null for every other: only what is plainly given out to one
 * machine counts, and an IPv4 address inside it must be public, too. Only the spelling that no two programs read
 * differently counts: four decimal numbers, or IPv6 without a zone.
 */
export function publicForm(address: string): string | null {
  const parsed = parsedPlainly(address);
  if (parsed === null || parsed.range() !== 'unicast') return null;
  if (parsed instanceof ipaddr.IPv6 && !(parsed.match(GIVEN_OUT) && isPublicInside(parsed))) return null;
  return parsed.toString();
}

/** A mapped IPv4 address comes as the IPv4 address that a machine connects to. */
function parsedPlainly(address: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  if (isIP(address) === 4) return ipaddr.IPv4.parse(address);
  // The address parser of the web writes IPv6 in one way; ours takes "::127.0.0.1" for "::ffff:127.0.0.1".
  const web = `http://[${address}]/`;
  return isIP(address) === 6 && URL.canParse(web) ? ipaddr.process(new URL(web).hostname.slice(1, -1)) : null;
}

function isPublicInside(address: ipaddr.IPv6): boolean {
  const [fifth = 0, sixth] = address.parts.slice(4);
  const isRouted = (fifth === 0 || fifth === 0x0200) && sixth === ROUTED_IPV4;
  return !isRouted || ipaddr.fromByteArray(address.toByteArray().slice(12)).range() === 'unicast';
}

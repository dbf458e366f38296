import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';
import type { WatchedWeb } from '#netlify/env.ts';

/** Where names lead, and which addresses may be asked. */
export interface WebNetwork {
  /** Every address of a name. @throws Error when it has none */
  lookup(hostname: string): Promise<string[]>;
  /** A server of this machine that stands in for the web, for tests; null on every deploy. */
  standIn: { address: string; port: number } | null;
}

/** A place that may be asked: the very address that was checked is connected to. */
export interface CheckedPlace {
  address: string;
  port: number;
}

/** Names that a stand-in answers for: `.test` is reserved and never on the web (RFC 2606). */
const STAND_IN_NAME = /\.test$/;

/** The real web; or a stand-in, beside which no other name leads anywhere. */
export function webNetwork(web: WatchedWeb): WebNetwork {
  if (web.kind === 'web')
    return {
      standIn: null,
      lookup: async (hostname) => (await lookup(hostname, { all: true })).map(({ address }) => address),
    };
  return {
    standIn: web,
    async lookup(hostname) {
      if (!STAND_IN_NAME.test(hostname)) throw new Error(`${hostname} is not in the local web`);
      return [web.address];
    },
  };
}

/**
 * The place that an address of the web leads to, checked: a name with one private address among its public ones is refused
 * too.
 * @returns the reason when it may not be asked
 */
export async function checkedPlace(
  url: URL,
  network: WebNetwork,
): Promise<CheckedPlace | 'private_address' | 'bad_address' | 'no_answer'> {
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return 'bad_address';
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = ipaddr.isValid(hostname) ? [hostname] : await network.lookup(hostname).catch(() => []);
  const [first] = addresses;
  if (first === undefined) return 'no_answer';
  const { standIn } = network;
  if (standIn && STAND_IN_NAME.test(hostname) && addresses.every((one) => one === standIn.address)) return standIn;
  if (!addresses.every(isPublic)) return 'private_address';
  if (url.port !== '') return 'bad_address';
  return { address: first, port: url.protocol === 'https:' ? 443 : 80 };
}

/** Whether an address belongs to the public web; what maps one address into another family is judged as that address. */
export function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

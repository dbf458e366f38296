import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { OutsideWeb } from '#netlify/env.ts';
import { publicForm } from './public-address.ts';

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
  /** A stand-in is spoken to without TLS, whatever its addresses begin with. */
  isPlain?: true;
}

/** Names that a stand-in answers for: `.test` is reserved and never on the web (RFC 2606). */
const STAND_IN_NAME = /\.test$/;

/** The real web; or a stand-in, beside which no other name leads anywhere. */
export function webNetwork(web: OutsideWeb): WebNetwork {
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
  const addresses = isIP(hostname) ? [hostname] : await network.lookup(hostname).catch(() => []);
  if (addresses.length === 0) return 'no_answer';
  const { standIn } = network;
  if (standIn && STAND_IN_NAME.test(hostname) && addresses.every((one) => one === standIn.address))
    return { ...standIn, isPlain: true };
  const forms = addresses.map(publicForm);
  const [first] = forms;
  if (!first || forms.includes(null)) return 'private_address';
  if (url.port !== '') return 'bad_address';
  return { address: first, port: url.protocol === 'https:' ? 443 : 80 };
}

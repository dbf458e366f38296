import { isMailAddress } from './form-text.ts';
import { isWebAddress } from './web-address.ts';

/** Stands for our own site while an address is read; no site can have this name (RFC 2606). */
const OURS = 'https://ours.invalid';

/**
 * Whether a link of a text may lead there: to a whole web address, to a page of ours, to a place on the same page, or to a
 * mail address. Read as browsers read it: `//a.example`, `/\a.example` and a tab in between lead to another site.
 * @param address as it is meant, without entities
 */
export function isLinkAddress(address: string): boolean {
  if (/^mailto:/i.test(address)) return isMailAddress(address.slice('mailto:'.length));
  if (!/^[/#]/.test(address)) return isWebAddress(address);
  return URL.canParse(address, OURS) && new URL(address, OURS).origin === OURS;
}

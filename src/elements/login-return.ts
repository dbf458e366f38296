import { loginAddress } from '#api/login.ts';
import { comparisonPath } from '#domain/comparison/comparison-address.ts';

/** Lets the sign-in button lead back to where the reader came from, when the address says where that was; to the comparison with a word on it. */
const returnTo = new URLSearchParams(window.location.search).get('returnTo');
if (returnTo && new URL(returnTo, window.location.origin).pathname === comparisonPath)
  document.documentElement.dataset['stage'] = 'comparing';
if (returnTo) document.querySelector<HTMLAnchorElement>('#continue')?.setAttribute('href', loginAddress(returnTo));

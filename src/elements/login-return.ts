import { loginAddress } from '#api/login.ts';

/** Lets the sign-in button lead back to where the reader came from, when the address says where that was. */
const returnTo = new URLSearchParams(window.location.search).get('returnTo');
if (returnTo) document.querySelector<HTMLAnchorElement>('#continue')?.setAttribute('href', loginAddress(returnTo));

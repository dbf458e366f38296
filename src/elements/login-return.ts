import { loginAddress } from '#api/login.ts';

/** Lets the ways to sign in lead back to where the reader came from, when the address says where that was. */
const returnTo = new URLSearchParams(window.location.search).get('returnTo');
if (returnTo)
  for (const way of document.querySelectorAll<HTMLAnchorElement>('a[data-sign-in]')) way.href = loginAddress(returnTo);

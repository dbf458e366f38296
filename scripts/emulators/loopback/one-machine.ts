/** Names that only this machine has; whoever asks by another one may be a page that pretends to be us. */
export function isLoopbackHost(host: string | undefined): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host ?? '');
}

/**
 * Keeps an emulator on machines of engineers and tests.
 * @param why what would be wrong about it on a deploy, as the beginning of a sentence
 * @throws Error on Netlify, and where `NODE_ENV` is `production`
 */
export function refuseDeploy(why: string, { NETLIFY, NODE_ENV }: NodeJS.ProcessEnv): void {
  if (NETLIFY === 'true' || NODE_ENV === 'production')
    throw new Error(`${why}: it does not run on Netlify or with NODE_ENV=production.`);
}

/** One guard that is taken away while the code is loaded. */
export interface Mutant {
  /** What the guard is for, as what goes wrong without it. */
  takes: string;
  file: string;
  /** Stands in the file exactly once. */
  from: string;
  to: string;
  /** The files of tests that must notice. */
  tests: readonly string[];
  /** Once no test of all noticed. */
  wasMissed?: true;
}

const env = { file: 'netlify/env.ts', tests: ['netlify/env.test.ts'] };
const openStore = { file: 'netlify/stores/open-store.ts', tests: ['netlify/stores/open-store.test.ts'] };
const documentStore = { file: 'netlify/stores/document-store.ts', tests: ['netlify/stores/document-store.test.ts'] };
const signIn = ['netlify/identity/finish-sign-in.test.ts'];
const askPage = { file: 'netlify/web/ask-page.ts', tests: ['netlify/web/ask-page.test.ts'] };

/** Guards that no test held once, and those that only a deploy has: https, production's keys and addresses, strong reads. */
export const mutants: readonly Mutant[] = [
  {
    takes: 'the same subject of two providers is one person',
    file: 'netlify/identity/finish-sign-in.ts',
    from: "id: createHash('sha256').update(",
    to: "id: createHash('sha256').update(sub || ",
    tests: signIn,
    wasMissed: true,
  },
  {
    takes: 'the signature of an https provider’s id token is not checked',
    file: 'netlify/identity/provider.ts',
    from: ': [enableNonRepudiationChecks];',
    to: ': [];',
    tests: signIn,
    wasMissed: true,
  },
  {
    takes: 'reads may be a minute old',
    ...openStore,
    from: "consistency: 'strong'",
    to: "consistency: 'eventual'",
    wasMissed: true,
  },
  {
    takes: 'what a change writes is not checked',
    ...documentStore,
    from: 'checkWrite(key, write)',
    to: 'write',
    wasMissed: true,
  },
  {
    takes: 'a deploy asks a stand-in for Stripe',
    ...env,
    from: "if (base !== undefined) refuseOutsideLocal('STRIPE_API_BASE');",
    to: '',
    wasMissed: true,
  },
  {
    takes: 'what is kept is not checked',
    ...documentStore,
    from: 'create(key, checkWrite(key, document), marks)',
    to: 'create(key, document, marks)',
  },
  {
    takes: 'contexts share their stores',
    ...openStore,
    from: 'const store = connect(',
    to: 'const store = connect(name || ',
  },
  {
    takes: 'a deploy signs in at its own machine',
    ...env,
    from: "refuseOutsideLocal('OIDC_ISSUER')",
    to: '0',
  },
  {
    takes: 'a provider is asked by http',
    ...env,
    from: "else if (issuer.protocol !== 'https:') throw",
    to: 'else if (false) throw',
  },
  {
    takes: 'production takes test keys',
    ...env,
    from: "deployContext() === 'production' && !LIVE_KEY.test(secretKey)",
    to: 'false',
  },
  { takes: 'a deploy mails through its own machine', ...env, from: "refuseOutsideLocal('SMTP_URL')", to: '0' },
  { takes: 'a deploy stores on its own machine', ...env, from: "refuseOutsideLocal('YAK_BLOBS_URL')", to: '0' },
  { takes: 'a deploy watches a stand-in', ...env, from: "refuseOutsideLocal('YAK_WATCH_WEB')", to: '0' },
  {
    takes: 'the watch sleeps in production',
    ...env,
    from: "deployContext() === 'production')) return",
    to: 'false)) return',
  },
  { takes: 'the platform’s context is not heard', ...env, from: 'platform?.context?.deploy?.context ||', to: '' },
  { takes: 'every context counts as local', ...env, from: 'if (context !== LOCAL_CONTEXT)', to: 'if (false)' },
  {
    takes: 'the CDN keeps what was changed',
    file: 'netlify/catalog/announce-tools.ts',
    from: "if (deployContext() === 'dev') return;",
    to: 'return;',
    tests: ['netlify/catalog/announce-tools.test.ts'],
  },
  {
    takes: 'production talks to another Stripe',
    file: 'netlify/billing/stripe-client.ts',
    from: 'as const) : {};',
    to: "as const) : { host: 'localhost' };",
    tests: ['netlify/billing/stripe-client.test.ts'],
  },
  {
    takes: 'answers wait for work that could follow them',
    file: 'netlify/http/after-answer.ts',
    from: 'if (context?.waitUntil)',
    to: 'if (false)',
    tests: ['netlify/http/after-answer.test.ts'],
  },
  { takes: 'pages by https are read by http', ...askPage, from: "url.protocol === 'https:'", to: 'false' },
  {
    takes: 'a page’s certificate may be of another name',
    ...askPage,
    from: '...(isSecure && { servername: url.hostname }),',
    to: "...(isSecure && { servername: 'localhost' }),",
  },
  {
    takes: 'a page’s certificate is not checked',
    ...askPage,
    from: 'agent: false,',
    to: 'agent: false, rejectUnauthorized: false,',
  },
  {
    takes: 'pages by https are read at the port of http',
    file: 'netlify/web/web-network.ts',
    from: "url.protocol === 'https:' ? 443 : 80",
    to: '80',
    tests: ['netlify/web/web-network.test.ts'],
  },
  {
    takes: 'a mail server’s certificate is not checked',
    file: 'netlify/mail/send-mail.ts',
    from: 'disableUrlAccess: true,',
    to: 'disableUrlAccess: true, tls: { rejectUnauthorized: false },',
    tests: ['netlify/mail/secure-line.test.ts'],
  },
  {
    takes: 'a buyer is sent to a payment page by http',
    file: 'src/state/payment-page.ts',
    from: "protocol === 'https:' && ",
    to: '',
    tests: ['src/state/payment-page.test.ts'],
  },
  {
    takes: 'a buyer on the web is sent to a machine of their own',
    file: 'src/state/payment-page.ts',
    from: " && window.location.hostname === 'localhost'",
    to: '',
    tests: ['src/state/payment-page.test.ts'],
  },
  {
    takes: 'a build of production leaves out what was uploaded',
    file: 'scripts/build/fetch-uploads.ts',
    from: "? environment['URL'] : undefined",
    to: '? undefined : undefined',
    tests: ['scripts/build/fetch-uploads.test.ts'],
  },
  {
    takes: 'a preview takes in what production holds',
    file: 'scripts/build/fetch-uploads.ts',
    from: " && environment['CONTEXT'] === 'production'",
    to: '',
    tests: ['scripts/build/fetch-uploads.test.ts'],
  },
  {
    takes: 'a deploy’s browsers fetch each script twice',
    file: 'scripts/build/preload-of-deploy.ts',
    from: 'scripts.map((script) => ',
    to: 'scripts.map((script) => script || ',
    tests: ['scripts/build/preload-of-deploy.test.ts'],
  },
  {
    takes: 'cookies travel by http',
    file: 'netlify/session/cookies.ts',
    from: '; Secure; SameSite=Lax',
    to: '; SameSite=Lax',
    tests: ['netlify/session/session.test.ts', 'netlify/session/sign-in.test.ts'],
  },
  {
    takes: 'a shared link leads on to the next account of the same person',
    file: 'netlify/collections/own-collections.ts',
    from: 'return collectionsOf(await collections.read(user.id), user) ?? noCollections(user);',
    to: 'return (await collections.read(user.id)) ?? noCollections(user);',
    tests: ['netlify/personal-data/account-births.test.ts'],
    wasMissed: true,
  },
];

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { stringsOfArchive } from './strings-of-archive.ts';
import { honestBodies } from '../honest-bodies.ts';
import { loadFunctions } from '../load-functions.ts';
import { deployWithMadeTools } from '../made-tools.ts';
import { type ProductPromise, runAlone } from './promise.ts';
import { type SiteUnderTest, ask, startSiteUnderTest } from '../site-under-test.ts';
import { type Case, verdictOf } from './verdict-of.ts';

const functions = await loadFunctions();
const root = join(import.meta.dirname, '../../..');

/** What a secret looks like, whoever's it is. */
const secretShapes: Record<string, RegExp> = {
  'a payment key': /\b(sk|rk)_(live|test)_[A-Za-z0-9]{8,}/,
  'a webhook secret': /\bwhsec_[A-Za-z0-9]{16,}/,
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----(\\n|\s)*[A-Za-z0-9+/]{32}/,
  'a session': /\beyJ[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]*\.[A-Za-z0-9_-]{8,}\./,
};
const mailAddress = /\b[a-z0-9._%+-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.(com|org|net|io|dev|test|app|ai|co|uk|de)\b/i;
/** Addresses that stand in packages: their authors' and their examples'. None is ours or a reader's. */
const inPackages = /@(example|sindresorhus|nodemailer|stripe|netlify|astro|zod|jose|andris|gmail)/i;

/** Domains that RFC 2606 keeps for examples: an address there is nobody's. */
const forExamples = /@example\.(com|org|net)$/i;

/** Letters before and after the @ that are looked at. */
const LONGEST_NAME = 100;

/** Nothing that opens anything, and nobody's address, lies where others can read it. */
export const promise: ProductPromise = {
  id: 22,
  title: 'No secret, token or mail address in dist/, in the bundles of the functions or in the log',
  async run() {
    const bundles = filesOf(join(root, '.netlify/functions')).filter((file) => file.endsWith('.zip'));
    const pages = filesOf(join(root, 'dist')).filter(
      (file) => /\.(html|js|css|json|xml|txt|svg|webmanifest)$/.test(file) || file.endsWith('_headers'),
    );
    if (pages.length === 0 || bundles.length === 0)
      return { ok: false, figure: 'there is nothing to look through: run npm run build:deploy first' };
    const cases = pages.map((file) => ({
      name: file.slice(root.length + 1),
      problem: leakIn(readFileSync(file, 'utf8'), true),
    }));
    const readTexts = new Set<string>();
    for (const file of bundles) {
      for (const { name, text } of stringsOfArchive(file)) {
        // The same packages travel in every bundle: each text is read once.
        const mark = createHash('sha1').update(text).digest('base64');
        if (!/\.(mjs|js|json)$/.test(name) || readTexts.has(mark)) continue;
        readTexts.add(mark);
        cases.push({ name: `${file.slice(root.length + 1)}: ${name}`, problem: leakIn(text, false) });
      }
    }
    const lines = await logOfEverything();
    cases.push(
      ...lines.map(
        (line): Case => ({
          name: `log: ${line.slice(0, 40)}`,
          problem: leakIn(line, true) ?? (line.includes('mark') ? 'holds what a person sent' : null),
        }),
      ),
    );
    return verdictOf(
      cases,
      `nothing in ${pages.length} pages and scripts, ${bundles.length} bundles, ${lines.length} lines of log`,
    );
  },
};

function leakIn(text: string, isOurs: boolean): string | null {
  for (const [name, shape] of Object.entries(secretShapes)) if (shape.test(text)) return `holds ${name}`;
  const address = isOurs ? addressesIn(text).find((found) => !forExamples.test(found)) : ownAddress(text);
  return address ? `holds the address ${address}` : null;
}

/** An address in a bundle that no package brings. */
function ownAddress(text: string): string | undefined {
  return addressesIn(text).find((address) => /@yak\./i.test(address) && !inPackages.test(address));
}

/** Every mail address, sought around each @: in megabytes of text that is a hundred times faster than from each letter. */
function* addressesIn(text: string): Generator<string, undefined> {
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const found = mailAddress.exec(text.slice(Math.max(0, at - LONGEST_NAME), at + LONGEST_NAME))?.[0];
    if (found) yield found;
  }
}

/** What every function logs, when all is well, when the store is dead and when a body is nonsense. */
async function logOfEverything(): Promise<readonly string[]> {
  const site = await startSiteUnderTest({ deployFiles: deployWithMadeTools(), captureLog: true });
  await site.startIdentity();
  const mail = await site.startMail();
  await site.startPayments();
  mail.behave('down');
  await askEverything(site, 'working');
  await askEverything(site, 'dead');
  const lines = [...site.logged];
  await site.close();
  return lines;
}

async function askEverything(site: SiteUnderTest, store: 'working' | 'dead'): Promise<void> {
  for (const name of functions.names) {
    const { contract } = functions(name);
    site.blobs.setFault(() => null);
    const person = await site.signUp({ email: 'mark@yak.test' });
    site.blobs.setFault(() => (store === 'dead' ? '503' : null));
    for (const method of Object.keys(contract.methods)) {
      const path = contract.path.replace(/:\w+/g, 'mark');
      for (const body of [honestBodies[contract.path], { mark: 'mark' }, '{"mark']) {
        await ask(
          functions(name),
          method,
          `${path}?key=mark&code=mark`,
          method === 'GET' || body === undefined ? { person } : { person, body },
        );
      }
    }
  }
}

function filesOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

if (import.meta.main) await runAlone(promise);

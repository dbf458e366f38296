import { randomUUID } from 'node:crypto';
import { LETTERS_A_DAY } from '#domain/letters/sender-record.ts';
import { sealFormTime } from '#netlify/letters/admit-form.ts';
import type { CaughtMail } from '@yak/emulator-mail';
import type { LocalMail } from '@yak/emulator-mail';
import { honestBodies } from '../honest-bodies.ts';
import { loadFunctions } from '../load-functions.ts';
import { deployWithMadeTools } from '../made-tools.ts';
import { type ProductPromise, runAlone } from './promise.ts';
import { type SiteUnderTest, ask, startSiteUnderTest } from '../site-under-test.ts';
import { storedText } from '../stored-text.ts';
import { type Case, verdictOf } from './verdict-of.ts';

const functions = await loadFunctions();
const ago = (ms: number) => new Date(Date.now() - ms);

/** A form that anybody may send. */
interface PublicForm {
  functionName: string;
  path: string;
  addressField: string;
  /** One line each that anybody may fill with anything. */
  lineFields: readonly string[];
  /** What shows the trap and the time trap that the form was filled in by a machine. */
  machine: readonly (() => Promise<Record<string, unknown>>)[];
  /** Letters to the address that somebody typed: most in one day, whatever is sent. */
  mostLetters: number;
}

const forms: readonly PublicForm[] = [
  {
    functionName: 'contact',
    path: '/api/contact',
    addressField: 'email',
    lineFields: ['name', 'company', 'subject'],
    machine: [async () => ({ homepage: 'x' }), async () => ({ opened: await sealFormTime(ago(1000)) })],
    mostLetters: LETTERS_A_DAY,
  },
  {
    functionName: 'tool-submissions',
    path: '/api/tool-submissions',
    addressField: 'submitterEmail',
    lineFields: ['toolName', 'pricing', 'submitterName'],
    machine: [async () => ({ homepage: 'x' }), async () => ({ opened: await sealFormTime(ago(1000)) })],
    mostLetters: LETTERS_A_DAY,
  },
  {
    functionName: 'email-subscriptions',
    path: '/api/email-subscriptions',
    addressField: 'email',
    lineFields: [],
    machine: [async () => ({ homepage: 'x' }), async () => ({ opened: await sealFormTime(ago(10)) })],
    mostLetters: 3,
  },
];

/** What would become a header, a second recipient or markup if it were taken as it is. */
const injections = [
  'Ada\r\nBcc: eve@yak.test',
  'Ada\nTo: eve@yak.test',
  'Ada\rCc: eve@yak.test',
  'Ada, <eve@yak.test>',
  '"Ada" <eve@yak.test>,',
  'x\r\n\r\n<script>alert(1)</script>',
  'Ada\u2028Bcc: eve@yak.test',
  '=?utf-8?Q?a=0ABcc:_eve@yak.test?=',
];
const addressInjections = [
  'ada@yak.test, eve@yak.test',
  'ada@yak.test;eve@yak.test',
  'ada@yak.test\r\nBcc: eve@yak.test',
  'Ada <ada@yak.test>',
  'ada@yak.test eve@yak.test',
  '<ada@yak.test>,<eve@yak.test>',
  'ada@yak.test%0ABcc:eve@yak.test',
];

/** Public forms tell senders nothing about anybody and write to nobody who did not ask for it. */
export const promise: ProductPromise = {
  id: 20,
  title:
    'Public forms answer alike for known and unknown addresses, drop what machines send, and mail exactly one recipient without a foreign header',
  async run(effort) {
    const tried = effort === 'full' ? injections : injections.slice(0, 2);
    const site = await startSiteUnderTest({
      deployFiles: deployWithMadeTools(),
      captureLog: true,
      waitsForStore: true,
    });
    const mail = await site.startMail();
    const cases: Case[] = [];
    for (const form of forms) {
      cases.push(
        ...(await likeness(site, form)),
        ...(await machines(site, mail, form)),
        ...(await floods(mail, form)),
        ...(await injected(mail, form, tried)),
      );
    }
    await site.close();
    return verdictOf(
      cases,
      `${forms.length} forms: same answer for known and unknown, nothing of a machine is kept, letters end, ${tried.length + addressInjections.length} injections reach one recipient or none`,
    );
  },
};

/** Sends what an honest page sends, each time as something new. */
function send({ functionName, path }: PublicForm, fields: Record<string, unknown>): Promise<Response> {
  const honest = honestBodies[path] ?? {};
  const fresh = {
    ...('attempt' in honest && { attempt: randomUUID() }),
    ...('website' in honest && { website: `https://${randomUUID()}.test/` }),
  };
  return ask(functions(functionName), 'POST', path, { body: { ...honest, ...fresh, ...fields } });
}

/** The answer without what is random in it. */
async function answerText(answer: Response): Promise<string> {
  const text = (await answer.text()).replace(/key=[\w.-]+/, 'key');
  return `${answer.status} ${text} ${[...answer.headers.keys()].join()}`;
}

async function likeness(site: SiteUnderTest, form: PublicForm): Promise<Case[]> {
  const account = await site.signUp();
  const before = `${randomUUID()}@yak.test`;
  await send(form, { [form.addressField]: before });
  const known = { 'of an account': account.email, 'of an earlier sender': before };
  const unknown = await answerText(await send(form, { [form.addressField]: `${randomUUID()}@yak.test` }));
  const cases: Case[] = [];
  for (const [name, address] of Object.entries(known)) {
    const answer = await answerText(await send(form, { [form.addressField]: address }));
    cases.push({
      name: `${form.path} with the address ${name}`,
      problem: answer === unknown ? null : `answers ${answer} instead of ${unknown}`,
    });
  }
  return cases;
}

async function machines(site: SiteUnderTest, mail: LocalMail, form: PublicForm): Promise<Case[]> {
  const cases: Case[] = [];
  const person = await answerText(await send(form, { [form.addressField]: `${randomUUID()}@yak.test` }));
  for (const look of form.machine) {
    const fields = await look();
    mail.clear();
    const before = JSON.stringify([...(await storedText(site.blobs))]);
    const answer = await answerText(await send(form, { ...fields, [form.addressField]: `${randomUUID()}@yak.test` }));
    const isStored = JSON.stringify([...(await storedText(site.blobs))]) !== before;
    const problem =
      answer !== person
        ? `answers ${answer} instead of ${person}`
        : isStored
          ? 'something is stored'
          : (await mail.list()).length > 0
            ? 'a mail went out'
            : null;
    cases.push({ name: `${form.path} with ${Object.keys(fields)}`, problem });
  }
  return cases;
}

async function floods(mail: LocalMail, form: PublicForm): Promise<Case[]> {
  mail.clear();
  const victim = `${randomUUID()}@yak.test`;
  const answers = new Set<string>();
  for (let sent = 0; sent < 2 * form.mostLetters + 2; sent += 1)
    answers.add(await answerText(await send(form, { [form.addressField]: victim })));
  const letters = (await mail.list()).filter(({ recipients }) => recipients.includes(victim)).length;
  return [
    {
      name: `${form.path}: letters to one address`,
      problem: letters > 0 && letters <= form.mostLetters ? null : `${letters} letters`,
    },
    {
      name: `${form.path}: answers to a flood`,
      problem: answers.size === 1 ? null : `the answers differ: ${[...answers].join(' | ')}`,
    },
  ];
}

async function injected(mail: LocalMail, form: PublicForm, tried: readonly string[]): Promise<Case[]> {
  const cases: Case[] = [];
  for (const text of tried) {
    for (const field of form.lineFields) {
      mail.clear();
      const address = `${randomUUID()}@yak.test`;
      await send(form, { [form.addressField]: address, [field]: text });
      const problem = wrongWith(await mail.list(), [address, 'team@yak.test']);
      cases.push({ name: `${form.path}: ${field} ${JSON.stringify(text)}`, problem });
    }
  }
  for (const address of addressInjections) {
    mail.clear();
    const { status } = await send(form, { [form.addressField]: address });
    const mails = await mail.list();
    cases.push({
      name: `${form.path}: address ${JSON.stringify(address)}`,
      problem: status !== 400 ? `${status} instead of 400` : mails.length > 0 ? 'a mail went out' : null,
    });
  }
  return cases;
}

/** Each mail has one of these recipients, no foreign header, and markup only as text. */
function wrongWith(mails: readonly CaughtMail[], allowed: readonly string[]): string | null {
  if (mails.length !== allowed.length) return `${mails.length} mails instead of ${allowed.length}`;
  for (const { recipients, headers, html } of mails) {
    if (recipients.length !== 1 || !allowed.includes(recipients[0] ?? '')) return `goes to ${recipients.join(' and ')}`;
    if ('bcc' in headers || 'cc' in headers) return 'has a foreign header';
    if (html.includes('<script')) return 'has foreign markup';
  }
  return null;
}

if (import.meta.main) await runAlone(promise);

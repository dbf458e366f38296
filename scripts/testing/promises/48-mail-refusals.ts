import { makeDrop } from '#domain/drop/make-drop.ts';
import { readMailDesk } from '#netlify/admin/read-mail-desk.ts';
import { plans } from '#netlify/catalog/plans.ts';
import { readHealth } from '#netlify/admin/read-health.ts';
import { sendDigest, sendLateDigests } from '#netlify/letters/send-digest.ts';
import { isStillWanted } from '#netlify/letters/still-wanted.ts';
import type { Mail } from '#netlify/mail/mail.ts';
import { MAIL_STANDING, mailStandings, outbox, refusedMails } from '#netlify/mail/mail-stores.ts';
import { deliverQueued, fateOf, queueMail } from '#netlify/mail/outbox.ts';
import { sendAgain } from '#netlify/mail/send-again.ts';
import { type Ruling, type SmtpStep, at, smtpSteps } from '@yak/emulator-mail';
import type { LocalMail } from '@yak/emulator-mail';
import { makeReaders } from './digest-readers.ts';
import { type ProductPromise, runAlone } from './promise.ts';
import { type SiteUnderTest, startSiteUnderTest } from '../site-under-test.ts';

/** Replies of RFC 5321, 3207, 4954, 7504 and 7372, and some that servers made up. */
const replies = [
  421, 422, 430, 431, 432, 441, 442, 446, 447, 449, 450, 451, 452, 454, 455, 458, 459, 471, 500, 501, 502, 503, 504,
  510, 511, 512, 513, 515, 516, 517, 521, 522, 523, 525, 530, 531, 534, 535, 538, 541, 550, 551, 552, 553, 554, 555,
  556, 557, 571,
];
const fewReplies = [421, 451, 503, 550, 554];
/** Enhanced statuses with which a 550 refuses a recipient: the mailbox's own, and others. */
const own = ['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1'];
const others = [
  '5.0.0',
  '5.1.0',
  '5.1.7',
  '5.1.8',
  '5.2.2',
  '5.2.3',
  '5.3.2',
  '5.4.1',
  '5.4.5',
  '5.5.1',
  '5.7.1',
  '5.7.26',
];

/** A way in which the mail server refuses, and what may become of letters meanwhile. */
interface Case {
  name: string;
  ruling: Ruling;
  fate: 'waits' | 'is given up' | 'goes out';
}

/** A mail server may refuse us wherever it likes: no letter is lost for that, none goes out twice, and somebody learns of it. */
export const promise: ProductPromise = {
  id: 48,
  title:
    'Mail refused at every step in every way: no letter lost, none twice, only the mailbox’s own refusal final, health red within two runs; a digest with a wrong password goes out later, once',
  async run(effort) {
    const site = await startSiteUnderTest({ captureLog: true, waitsForStore: true });
    const mail = await site.startMail();
    mail.demand('right');
    site.setEnvironment({ SMTP_URL: withPassword(mail, 'right') });
    const problems: string[] = [];
    const cases = casesOf(effort);
    for (const [index, each] of cases.entries())
      for (const problem of await tryCase(mail, each, index)) problems.push(`${each.name}: ${problem}`);
    const addresses = effort === 'full' ? 200 : 40;
    const digest = await tryDigest(site, mail, addresses);
    await site.close();
    const all = [...problems, ...digest.problems];
    return {
      ok: all.length === 0,
      figure:
        all.length > 0
          ? `${all.length} of ${cases.length} ways and a digest: ${all.slice(0, 8).join('; ')}`
          : `${cases.length} ways of refusing: every letter waited or was kept for the desk, and went out once; digest to ${addresses} with a wrong password: ${digest.logins} logins in three runs, then ${digest.sent} letters, each once`,
    };
  },
};

function casesOf(effort: 'full' | 'quick'): Case[] {
  const codes = effort === 'full' ? replies : fewReplies;
  const asked = smtpSteps.filter((step) => step !== 'reset' && step !== 'quit');
  const plain = asked.flatMap((step) =>
    [...codes.map((code) => `${code} No`), 'cut'].map(
      (answer): Case => waits(`${answer} at ${step}`, at(step, answer)),
    ),
  );
  const enhanced = (effort === 'full' ? others : others.slice(-4)).map((status) =>
    waits(`550 ${status} at recipient`, at('recipient', `550 ${status} No`)),
  );
  const final = (effort === 'full' ? own : own.slice(0, 1)).map(
    (status): Case => ({
      name: `550 ${status} at recipient`,
      ruling: at('recipient', `550 ${status} No such person`),
      fate: 'is given up',
    }),
  );
  const ends = ['500 No', '421 Bye', 'cut'].flatMap((answer): Case[] => [
    waits(`${answer} at reset`, (step) =>
      step === 'recipient' ? '450 4.2.1 Later' : step === 'reset' ? answer : null,
    ),
    { name: `${answer} at quit`, ruling: at('quit', answer), fate: 'goes out' },
  ]);
  const hang = (effort === 'full' ? asked : (['end of data'] as SmtpStep[])).map((step) =>
    waits(`no answer at ${step}`, at(step, 'hang')),
  );
  return [...plain, ...enhanced, ...final, ...ends, ...hang];
}

function waits(name: string, ruling: Ruling): Case {
  return { name, ruling, fate: 'waits' };
}

/** Two letters meet the refusal in two runs, and then a server that takes them. */
async function tryCase(mail: LocalMail, { ruling, fate }: Case, index: number): Promise<string[]> {
  const problems: string[] = [];
  const letters = ['a', 'b'].map((name) => letterTo(`${name}-${index}@yak.test`));
  await mailStandings.remove(MAIL_STANDING);
  mail.clear();
  mail.behave(ruling);
  for (const letter of letters) await queueMail(letter);
  for (let run = 0; run < 2; run += 1) {
    await deliverQueued();
    await makeDue();
  }
  const fates = await Promise.all(letters.map(({ key }) => fateOf(key)));
  const wanted = { waits: 'waiting', 'is given up': 'refused', 'goes out': 'sent' }[fate];
  if (fates.some((one) => one !== wanted)) problems.push(`the letters are ${fates.join(', ')}`);
  const health = (await readHealth(new Date())).mail.state;
  if (health !== (fate === 'waits' ? 'failing' : 'ok')) problems.push(`health says ${health}`);

  mail.behave('well');
  await deliverQueued();
  for (const key of await refusedMails.keys()) await sendAgain(key, () => true, new Date());
  const arrived = await mail.list();
  if (arrived.length !== 2 || new Set(arrived.flatMap(({ recipients }) => recipients)).size !== 2)
    problems.push(`${arrived.length} mails arrived in the end`);
  const after = (await readHealth(new Date())).mail.state;
  if (after !== 'ok') problems.push(`health says ${after} when all is well again`);
  for (const key of await outbox.keys()) await outbox.remove(key);
  return problems;
}

/** A digest meets a server that refuses the password, run after run, until the password is right. */
async function tryDigest(site: SiteUnderTest, mail: LocalMail, addresses: number) {
  const problems: string[] = [];
  mail.clear();
  const readers = await makeReaders(site, addresses);
  site.setEnvironment({ SMTP_URL: withPassword(mail, 'wrong') });
  const monday = new Date('2026-11-16T07:00:00Z');
  const digest = { now: monday, drops: [makeDrop({ releaseDate: '2026-11-13' })], plans };
  const before = mail.logins();
  for (let run = 0; run < 3; run += 1) {
    const { sent, isDone } = await sendDigest({ ...digest, until: performance.now() + 60_000 });
    if (sent > 0 || isDone) problems.push(`a run with a wrong password says ${sent} sent, done: ${isDone}`);
    await makeDue();
  }
  const logins = mail.logins() - before;
  if (logins > 3) problems.push(`${logins} logins with a wrong password in three runs`);
  const health = (await readHealth(new Date())).mail;
  if (health.state !== 'failing' || !health.says.includes('login')) problems.push(`health says ${health.says}`);
  if ((await readMailDesk()).trouble === null) problems.push('the desk says nothing');
  if (!site.logged.some((line) => line.includes('mail_trouble'))) problems.push('the log says nothing');

  site.setEnvironment({ SMTP_URL: withPassword(mail, 'right') });
  await deliverQueued({ isWanted: isStillWanted });
  const { isDone } = await sendLateDigests({ ...digest, now: new Date('2026-11-19T07:00:00Z'), until: Infinity });
  if (!isDone) problems.push('the digest is not done');
  const arrived = (await mail.list()).flatMap(({ recipients }) => recipients);
  const missed = readers.filter((address) => !arrived.includes(address)).length;
  if (missed > 0 || arrived.length !== readers.length)
    problems.push(`${arrived.length} letters arrived, ${missed} readers got none`);
  return { problems, logins, sent: arrived.length };
}

/** Time passes: every letter is due again. */
async function makeDue(): Promise<void> {
  for (const key of await outbox.keys())
    await outbox.change(key, (waiting) => ({
      write: waiting && { ...waiting, notBefore: new Date(Date.now() - 1000).toISOString() },
      outcome: null,
    }));
}

let letters = 0;

function letterTo(address: string): Mail {
  letters += 1;
  return { key: `trial-${letters}`, to: { address }, subject: 'x', text: 'x', html: 'x', personal: address };
}

function withPassword(mail: LocalMail, password: string): string {
  const address = new URL(mail.smtpUrl);
  address.username = 'yak';
  address.password = password;
  return address.href;
}

if (import.meta.main) await runAlone(promise);

import { describe, expect, test } from 'vitest';
import { makeMessage } from '#domain/letters/make-message.ts';
import { makeTopic } from '#domain/person/subscriber.ts';
import { retentionDays } from '#domain/admin/retention.ts';
import { makeSubmission } from '#domain/letters/submission/make-submission.ts';
import type { Submission } from '#domain/letters/submission/submission.ts';
import { outbox } from '#netlify/mail/mail-stores.ts';
import { mail, mailsTo, monday, newAddress, site, subscribe, useMailingSite } from '#testing/use-mailing-site.ts';
import { askToConfirm } from './ask-to-confirm.ts';
import { mailExportLink } from './export-letter.ts';
import { type FactOutcome, writeFactAnswer } from '#netlify/facts/fact-answer.ts';
import { writeAboutMessage, writeAnswer } from './message-letters.ts';
import {
  wasNotified,
  writeAboutSubmission,
  writeDecision,
  writeReopening,
  writeWithdrawal,
} from './submission-letters.ts';

useMailingSite();

/** What a reader sees of a letter above our name, without the secrets of its links. */
const seen = ({ subject, text }: { subject: string; text: string }) =>
  `${subject}\n${text.trimEnd().replace(`${subject.toUpperCase()}\n\n`, '')}`
    .replace(/\n\nYak, your curated guide to Ai\nhttp:\/\/localhost:8888$/, '')
    .replaceAll(/key=[\w.-]+/g, 'key=…')
    .replaceAll('\n\n', '\n');
const lastTo = async (address: string) => (await mailsTo(address)).at(-1);
/** The letters to an address since it was last asked. */
const lettersTo = async (address: string) => {
  const letters = await mailsTo(address);
  mail.clear();
  return letters.map(seen).join('\n');
};
const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

test('who subscribes is asked to confirm, or told that it is confirmed already', async () => {
  const address = newAddress();
  await askToConfirm(address, makeTopic('fresh-drops', null), monday);
  expect(await lettersTo(address)).toMatchInlineSnapshot(`
    "Please confirm your subscription
    Somebody, probably you, asked for Fresh Drops, our weekly mail on what
    changed in AI tools at this address.
    Confirm within 7 days and it begins. If it was not you, do nothing: without
    your yes we send nothing, and forget the request.
    Confirm the subscription:
    http://localhost:8888/api/confirm-subscription?key=…
    --"
  `);
  await askToConfirm(address, makeTopic('general', null), new Date(monday.getTime() + 1));
  expect(inOneLine(await lettersTo(address))).toContain(
    'asked for mail about new updates and features at this address.',
  );
  await subscribe(address, makeTopic('tool-updates', 'Runway'));
  await askToConfirm(address, makeTopic('tool-updates', 'Runway'), new Date(monday.getTime() + 2));
  expect(await lettersTo(address)).toMatchInlineSnapshot(`
    "You are subscribed already
    Somebody, probably you, asked once more for news of Runway at this address.
    You get it already, so there is nothing to do.
    Choose which mails you get:
    http://localhost:8888/email-preferences?key=…
    --"
  `);
});

test('the letter with the data says who asked for it', async () => {
  const { stored, email } = await site.signUp();
  await mailExportLink(await stored(), 'person');
  expect(await lettersTo(email)).toMatchInlineSnapshot(`
    "Your data from Yak
    Here is everything Yak has stored about you, in one JSON file. The link
    works for 24 hours and for everybody who has it, so keep it to yourself.
    Download Your Data:
    http://localhost:8888/api/data-export?key=…
    --
    You get this because somebody signed in as you asked for it. If that was not
    you, sign out everywhere under Privacy: the link stops working at once."
  `);
  await mailExportLink(await stored(), 'team');
  expect(inOneLine(await lettersTo(email))).toContain(
    'You get this because you asked us for your data, and our team sent it to the address of your account. Nobody here saw what is in it.',
  );
});

describe('who told us of a fact', () => {
  const outcome = {
    toolId: 1,
    toolName: 'Runway',
    fact: 'price',
    decision: 'correct',
    reason: 'The page was read again.',
    decisionId: '5a6b7c8d-0000-4000-8000-000000000000',
  } as const;
  const answered = async (change: Partial<FactOutcome> = {}) => {
    const { id, email } = makeMessage({ id: crypto.randomUUID() });
    await writeFactAnswer({ id, email }, { ...outcome, ...change }, monday);
    return (await outbox.all()).find(({ mail: { key } }) => key.includes(id));
  };

  test('is answered in words, an hour later, in the name of the decision', async () => {
    const waiting = await answered();
    expect(seen(waiting!.mail)).toMatchInlineSnapshot(`
      "Corrected, thanks to you
      You were right, thank you. Runway: price is corrected, and the correction
      stands in our public log.
      What the editor notes: The page was read again.
      Open Runway:
      http://localhost:8888/tool-fluid/1
      --
      You get this one answer because you told us about a fact on Yak with this
      address."
    `);
    expect(waiting).toMatchObject({ notBefore: '2026-11-16T08:00:00.000Z', mail: { to: { address: 'ada@yak.test' } } });
    expect(waiting!.mail.headers).toEqual({
      'X-Yak-Answers': expect.stringMatching(/^[\w-]{36} 5a6b7c8d-0000-4000-8000-000000000000$/),
    });
  });

  test.each([
    [
      'confirm',
      'Thank you for looking closely. We read the source again, and it says what the guide says about Runway: price. Its page shows the words and the day.',
    ],
    ['leave', 'Thank you. We looked into Runway: price and could not settle it yet; it stays on our list.'],
  ] as const)('hears of “%s”', async (decision, words) => {
    const letter = seen((await answered({ decision, reason: '' }))!.mail);
    expect(inOneLine(letter)).toContain(words);
    expect(letter).toMatch(/^About the fact you wrote to us of\n/);
    expect(letter).not.toContain('What the editor notes');
  });

  test('hears nothing while mail is not set up', async () => {
    const { SMTP_URL = '' } = site.environment;
    site.setEnvironment({ SMTP_URL: '' });
    expect(await answered()).toBeUndefined();
    site.setEnvironment({ SMTP_URL });
  });
});

describe('a message', () => {
  const message = (fields = {}) => makeMessage({ id: crypto.randomUUID(), email: newAddress().slice(24), ...fields });

  test('is told to the team, with the way to answer, and acknowledged', async () => {
    const one = message({ company: 'Engines' });
    expect(await writeAboutMessage(one, monday)).toBe('sent');
    expect(await lastTo('team@yak.test')).toMatchObject({ replyTo: `Ada Lovelace <${one.email}>` });
    expect(seen((await lastTo('team@yak.test'))!).replaceAll(one.email, 'ada@…')).toMatchInlineSnapshot(`
      "Contact: A question
      A QUESTION
      From Ada Lovelace, Engines (ada@…). An answer to this
      mail goes to them.
      Does the yak ever cut its fringe?
      All messages:
      http://localhost:8888/admin/messages"
    `);
    expect(await lettersTo(one.email)).toMatchInlineSnapshot(`
      "We have your message
      Thanks for reaching out. We'll get back to you within 24 hours.
      A person reads it. The yak only looks on.
      --
      You get this because somebody, probably you, typed this address into a form
      at Yak. Nothing else follows from it."
    `);
    await writeAboutMessage({ ...one, id: crypto.randomUUID(), company: '' }, monday);
    expect((await lastTo('team@yak.test'))?.text).toContain(`From Ada Lovelace (${one.email})`);
  });

  test('is answered under the letter that said that it arrived, with their words below', async () => {
    const one = message();
    await writeAboutMessage(one, monday);
    const received = (await lastTo(one.email))?.messageId;
    mail.clear();
    await writeAnswer(one, { id: 'a1', text: 'It does not.\n\n\nNever.', to: null });
    const letter = await lastTo(one.email);
    expect([letter?.replyTo, letter?.headers['in-reply-to']]).toEqual(['Yak <team@yak.test>', received]);
    expect(letter?.headers['references']).toBe(received);
    expect(await lettersTo(one.email)).toMatchInlineSnapshot(`
      "Re: A question
      A QUESTION
      It does not.
      Never.
      * What you wrote on 21 November 2026
      Does the yak ever cut its fringe?
      --
      You get this because you wrote to us by the contact form. An answer to this
      mail comes to us."
    `);
    await writeAnswer(one, { id: 'a2', text: 'Not even then.', to: 'Not even in summer?' });
    expect(await lettersTo(one.email)).toMatch(/\* What you wrote\nNot even in summer\?/);
  });
});

describe('a submission', () => {
  const submission = (fields: Partial<Submission> = {}) =>
    makeSubmission({ id: crypto.randomUUID(), submitterEmail: newAddress().slice(24), ...fields });
  const decided = { attempt: 'a1', decidedAt: monday.toISOString() };
  const accepted = { state: 'accepted' as const, ...decided, toolId: 7 };
  const declined = { state: 'declined' as const, ...decided, reason: 'It needs a login to show its price.' };

  test('is told to the team, with the way to answer, and acknowledged with its private page', async () => {
    const one = submission({ additionalInfo: 'Best on a tablet.', isRepeat: true });
    expect(await writeAboutSubmission(one, monday)).toBe('sent');
    expect(await lastTo('team@yak.test')).toMatchObject({ replyTo: `Ada Lovelace <${one.submitterEmail}>` });
    expect(seen((await lastTo('team@yak.test'))!).replaceAll(one.submitterEmail, 'ada@…')).toMatchInlineSnapshot(`
      "Submission: Storyteller
      STORYTELLER
      https://storyteller.test/ (Video Generation). This address had been
      suggested before.
      Turns a script into a storyboard.
      Pricing: Free, then $12 a month
      Best on a tablet.
      From Ada Lovelace (ada@…): “I'm a user of this tool”. An
      answer to this mail goes to them.
      Review it:
      http://localhost:8888/admin/review"
    `);
    expect(await lettersTo(one.submitterEmail)).toMatchInlineSnapshot(`
      "We have your submission
      Thank you. We look at every tool ourselves and reply within 2-3 business
      days.
      The private page below says at any time where it stands. Whoever has its
      address can read it.
      See where it stands:
      http://localhost:8888/submission?key=…
      --
      You get this because somebody, probably you, typed this address into a form
      at Yak. Nothing else follows from it."
    `);
    await writeAboutSubmission(submission({ pricing: '', relationship: 'none of these' }), monday);
    const bare = /test\/ \(Video Generation\)\n\nTurns a script into a storyboard\.\n\nFrom Ada [^“]*$/;
    expect((await lastTo('team@yak.test'))?.text).toMatch(bare);
  });

  test('that was accepted or declined leads to one letter that says so', async () => {
    const one = submission({ decision: accepted });
    expect(await writeDecision(one)).toBe('sent');
    await writeDecision(one);
    expect(await lettersTo(one.submitterEmail)).toMatchInlineSnapshot(`
      "Storyteller is in the guide
      You submitted it, we looked at it, and it is in. The words about it are
      ours, the good and the bad ones.
      Read its page:
      http://localhost:8888/tool-fluid/7
      --
      You get this mail because you submitted the tool."
    `);
    const other = submission({ decision: declined });
    await writeDecision(other);
    expect(await lettersTo(other.submitterEmail)).toMatchInlineSnapshot(`
      "Storyteller is not going into the guide
      We looked at what you submitted and decided against it. This is why:
      It needs a login to show its price.
      See your submission:
      http://localhost:8888/submission?key=…
      --
      You get this mail because you submitted the tool."
    `);
  });

  test('of which nothing is decided leads to no letter', async () => {
    for (const decision of [null, { ...accepted, toolId: null }])
      await expect(writeDecision(submission({ decision }))).rejects.toThrow('Nothing is decided yet.');
  });

  test('that is taken out, or opened again, is told of once for each decision', async () => {
    const one = submission();
    for (const round of ['a1', 'a1']) await writeWithdrawal(one, round);
    expect(await lettersTo(one.submitterEmail)).toMatchInlineSnapshot(`
      "Storyteller is not in the guide for now
      We wrote to you that it is in. We have taken it out again and look at your
      submission once more; you get a mail when that is decided.
      See your submission:
      http://localhost:8888/submission?key=…
      --
      You get this mail because you submitted the tool."
    `);
    for (const round of [accepted, accepted]) await writeReopening(one, round);
    expect(await lettersTo(one.submitterEmail)).toMatchInlineSnapshot(`
      "We look at Storyteller again
      We wrote to you that it is in the guide. That decision is taken back, and
      your submission is looked at once more; you get a mail when it is decided.
      See your submission:
      http://localhost:8888/submission?key=…
      --
      You get this mail because you submitted the tool."
    `);
    for (const attempt of ['a2', 'a3']) {
      await writeWithdrawal(one, attempt);
      await writeReopening(one, { ...declined, attempt });
    }
    const letters = await mailsTo(one.submitterEmail);
    expect(letters).toHaveLength(4);
    expect(letters.at(-1)?.text).toContain('We wrote to you that it is not going into the guide.');
  });

  test('was told when its letter went out, or when its mark may be forgotten; a letter that waits is taken back', async () => {
    const told = (one: Submission, days: number) => wasNotified(one, accepted, new Date(+monday + days * 86_400_000));
    const [sent, waits, never] = [accepted, accepted, accepted].map((decision) => submission({ decision }));
    await writeDecision(sent!);
    mail.behave('down');
    await writeDecision(waits!);
    expect(await Promise.all([sent!, waits!, never!].map((one) => told(one, 1)))).toEqual([true, false, false]);
    expect((await outbox.all()).filter(({ mail: { to } }) => to.address === waits!.submitterEmail)).toEqual([]);
    const last = retentionDays.sentMail - 1; // the day before the mark may go
    expect([await told(never!, last), await told(never!, last + 1e-6)]).toEqual([false, true]);
  });
});

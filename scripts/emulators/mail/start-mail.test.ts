import { createTransport } from 'nodemailer';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type LocalMail, at, smtpSteps, startMail } from './start-mail.ts';

let mail: LocalMail;
beforeAll(async () => {
  mail = await startMail({ file: ':memory:', site: { name: 'Acme', url: 'http://localhost:8888' } });
});
afterEach(() => {
  mail.clear();
  mail.behave('well');
  mail.demand(null);
});
afterAll(() => mail.close());

async function send(url = mail.smtpUrl, to = 'jane@acme.test'): Promise<void> {
  const line = createTransport(url);
  try {
    await line.sendMail({
      from: 'shop@acme.test',
      to,
      subject: '<Hello>',
      html: '<head></head><b>Bold</b>',
      text: 'Plain',
    });
  } finally {
    line.close();
  }
}

describe('what came', () => {
  test('is kept as it was sent, and shown', async () => {
    await send();
    await send(mail.smtpUrl, 'cora@acme.test');
    const [, first] = await mail.list();
    expect(first).toMatchObject({
      recipients: ['jane@acme.test'],
      subject: '<Hello>',
      text: expect.stringContaining('Plain'),
    });
    const read = async (path: string) => (await fetch(mail.url + path)).text();
    expect(await read('/')).toMatch(/&#60;Hello&#62;[\s\S]*Back to Acme|Back to Acme[\s\S]*&#60;Hello&#62;/);
    expect(JSON.parse(await read('/mails.json?to=cora@acme.test'))).toHaveLength(1);
    expect(await read(`/mails/${first?.id}`)).toContain(`src="/mails/${first?.id}/html"`);
    const shown = await fetch(`${mail.url}/mails/${first?.id}/html`);
    expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await shown.text()).toContain('<base target="_blank">');
    expect((await fetch(`${mail.url}/mails/999`)).status).toBe(404);
  });
});

describe('how it behaves', () => {
  test.each(smtpSteps.slice(0, 7).filter((step) => step !== 'login'))('refuses at the %s', async (step) => {
    mail.behave(at(step, '550 5.1.1 No'));
    await expect(send()).rejects.toMatchObject({ responseCode: 550 });
    expect(await mail.list()).toEqual([]);
  });
  test('takes mail only from who has the password', async () => {
    mail.demand('right');
    await expect(send()).rejects.toMatchObject({ responseCode: 530 });
    await expect(send(mail.smtpUrl.replace('//', '//shop:wrong@'))).rejects.toMatchObject({ responseCode: 535 });
    await send(mail.smtpUrl.replace('//', '//shop:right@'));
    expect(mail.logins()).toBe(2);
    expect(await mail.list()).toHaveLength(1);
  });
  test('keeps a mail and loses its reply', async () => {
    mail.behave('lose-reply');
    await expect(send()).rejects.toThrow();
    expect(await mail.list()).toHaveLength(1);
  });
});

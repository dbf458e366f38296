import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stripeUnderTest } from '../stripe-under-test.ts';
import type { StripeUnderTest } from '../stripe-under-test.ts';
import { html } from '@yak/emulator-loopback';

let given: StripeUnderTest;
let addresses: Record<string, string>;
beforeAll(async () => {
  given = await stripeUnderTest();
  const { customer } = given.payments.control.subscribe({
    email: '<b>ada</b>@acme.test',
    name: '"><script>',
    lookupKey: 'pro_monthly',
  });
  given.payments.control.useCard(customer, '4000000000000341');
  given.payments.control.advance(32 * 86_400);
  const order = {
    mode: 'subscription' as const,
    customer,
    line_items: [{ price: 'price_pro_monthly_500' }],
    success_url: 'http://localhost:8888/"><script>',
  };
  const checkout = await given.stripe.checkout.sessions.create(order);
  const portal = await given.stripe.billingPortal.sessions.create({
    customer,
    return_url: 'http://localhost:8888/billing',
  });
  const { data } = await given.stripe.invoices.list({ customer });
  addresses = {
    checkout: checkout.url ?? '',
    portal: portal.url,
    'open invoice': data[0]?.hosted_invoice_url ?? '',
    'paid invoice': data[1]?.hosted_invoice_url ?? '',
    'no page': `${given.payments.url}/c/pay/cs_test_no`,
  };
});
afterAll(() => given.close());

describe.each(['checkout', 'portal', 'open invoice', 'paid invoice', 'no page'])('the page %s', (name) => {
  test('has a language, one heading, a label for each field, and a way back', async () => {
    const text = await (await fetch(addresses[name] ?? '')).text();
    expect(text).toContain('<html lang="en">');
    expect(text.match(/<h1>/g)).toHaveLength(1);
    const fields = [...text.matchAll(/<input id="(\w+)"/g)].map(([, id]) => id);
    for (const id of fields) expect(text).toContain(`<label for="${id}">`);
    expect(text).toMatch(/<a class="back" href="http:\/\/localhost:8888/);
  });

  test('brings nothing from elsewhere, runs no script, and lets no name break out', async () => {
    const answer = await fetch(addresses[name] ?? '');
    const text = await answer.text();
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(text).not.toMatch(/<script|<link|<img|<iframe|\bsrc=|@import|url\(|<b>ada/);
  });
});

describe('html', () => {
  test('escapes what it is given, and nothing twice', () => {
    const inner = html`<i>${'<&"\''}</i>`;
    expect(html`<p title="${'"'}">${inner}${[inner]}${null}${5}</p>`.text).toBe(
      '<p title="&#34;"><i>&#60;&#38;&#34;&#39;</i><i>&#60;&#38;&#34;&#39;</i>5</p>',
    );
  });
});

describe('the PDF of an invoice', () => {
  test('has every object where its table says, and its text as long as it says', async () => {
    const bytes = Buffer.from(await (await fetch(`${addresses['paid invoice']}/pdf`)).arrayBuffer());
    const text = bytes.toString('latin1');
    const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
    expect(text.startsWith('%PDF-1.4\n')).toBe(true);
    expect(text.slice(table, table + 4)).toBe('xref');
    const offsets = [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
    expect(offsets).toHaveLength(5);
    for (const [index, offset] of offsets.entries())
      expect(text.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\\n`));
    const length = Number(/\/Length (\d+)/.exec(text)?.[1]);
    const start = text.indexOf('stream\n') + 'stream\n'.length;
    expect(text.slice(start + length)).toMatch(/^\nendstream/);
    expect(text).toContain('($5.00 USD) Tj');
  });
});

import { completeCheckout } from '../billing/complete-checkout.ts';
import type { Ledger } from '../ledger.ts';
import type { Records } from '../wire-object.ts';
import { cardFields, readCard, testCardTable, typedCard, usualCard } from './card-form.ts';
import type { CardProblems, TypedCard } from './card-form.ts';
import { type Html, html } from '@yak/emulator-loopback';
import { moneyText } from './texts.ts';
import { noticePage, pageFrame, redirectTo } from './page-frame.ts';
import type { PageAnswer } from './page-frame.ts';

/** What the person typed, with what is wrong about it. */
interface Filling {
  typed: TypedCard;
  email: string;
  problems: CardProblems;
  /** What the bank said, or what is wrong with the address. */
  alert: string | null;
}

/** Where a buyer pays: the form of a checkout session, or the word that it is over. */
export function showCheckout(ledger: Ledger, session: Records['checkout_session']): PageAnswer {
  if (session.status === 'open') {
    const typed = usualCard(ledger.now());
    return formPage(ledger, session, { typed, email: '', problems: {}, alert: null });
  }
  const back = session.cancel_url ?? ledger.site.url;
  return session.status === 'complete'
    ? noticePage(
        ledger.site,
        200,
        'Already paid',
        'This payment is done. Nothing was charged again.',
        successAddress(session),
      )
    : noticePage(
        ledger.site,
        410,
        'This page has expired',
        `Start again from ${ledger.site.name}: nothing was charged.`,
        back,
      );
}

/** Takes the form of a checkout session: pays and leads on, or shows it again with the reason. */
export function payCheckout(ledger: Ledger, session: Records['checkout_session'], form: URLSearchParams): PageAnswer {
  if (session.status === 'complete') return redirectTo(successAddress(session));
  if (session.status !== 'open') return showCheckout(ledger, session);
  const typed = typedCard(form);
  const email = form.get('email')?.trim() ?? '';
  const filling = { typed, email, problems: {}, alert: null };
  const known = knownEmail(ledger, session);
  if (known === null && !/^\S+@\S+\.\S+$/.test(email)) {
    return formPage(ledger, session, {
      ...filling,
      alert: 'Write your mail address, as in jane@example.com.',
    });
  }
  const reading = readCard(typed, known ?? email, ledger.now());
  if (!reading.ok) return formPage(ledger, session, { ...filling, problems: reading.problems });
  const outcome = completeCheckout(ledger, session, reading.card);
  return outcome.paid
    ? redirectTo(successAddress(session))
    : formPage(ledger, session, { ...filling, alert: outcome.decline.message });
}

function formPage(ledger: Ledger, session: Records['checkout_session'], filling: Filling): PageAnswer {
  const { records } = ledger;
  const order = records.need('checkout_order', session.id);
  const price = records.need('price', order.price);
  const product = records.need('product', price.product);
  const total = moneyText(session.amount_total ?? 0);
  const isFirst = filling.alert === null && Object.keys(filling.problems).length === 0;
  const problem = isFirst
    ? null
    : html`<p role="alert">${filling.alert ?? 'Please look at the marked fields again.'}</p>`;
  return pageFrame(ledger.site, {
    status: isFirst ? 200 : 402,
    title: `Subscribe to ${product.name}`,
    formTargets: [successAddress(session)],
    body: html`<h1>Subscribe to ${product.name}</h1>
<p class="amount">${total} <span class="soft">per ${price.recurring?.interval ?? 'month'}</span></p>
${problem}
<form method="post">
${emailField(knownEmail(ledger, session), filling.email)}
${cardFields(filling.typed, filling.problems)}
<button class="go">Pay ${total}</button>
</form>
${testCardTable()}
<a class="back" href="${session.cancel_url ?? ledger.site.url}">Back to ${ledger.site.name} without paying</a>`,
  });
}

function emailField(known: string | null, typed: string): Html {
  if (known !== null) return html`<p class="soft">Receipts go to ${known}.</p>`;
  return html`<label for="email">Mail address</label><input id="email" name="email" type="email" autocomplete="email" value="${typed}">`;
}

function knownEmail(ledger: Ledger, session: Records['checkout_session']): string | null {
  const customer = session.customer === null ? null : ledger.records.need('customer', session.customer);
  return customer?.email ?? session.customer_email;
}

function successAddress(session: Records['checkout_session']): string {
  return (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

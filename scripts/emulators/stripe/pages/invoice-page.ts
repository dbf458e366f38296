import { payInvoice } from '../billing/pay-invoice.ts';
import { saveCard } from '../billing/save-card.ts';
import type { Ledger } from '../ledger.ts';
import type { Records } from '../wire-object.ts';
import { cardFields, readCard, testCardTable, typedCard, usualCard } from './card-form.ts';
import type { CardProblems, TypedCard } from './card-form.ts';
import { html } from '@yak/emulator-loopback';
import { dayText, moneyText } from './texts.ts';
import { pageFrame, redirectTo } from './page-frame.ts';
import type { PageAnswer } from './page-frame.ts';

/** What the person typed to pay, with what came of it. */
interface Filling {
  typed: TypedCard;
  problems: CardProblems;
  alert: string;
}

/** An invoice as a page; an open one can be paid on it. */
export function showInvoice(ledger: Ledger, invoice: Records['invoice'], filling?: Filling): PageAnswer {
  const rows = invoice.lines.data.map(
    (line) => html`<tr><td>${line.description}</td><td>${moneyText(line.amount)}</td></tr>`,
  );
  const back = invoice.post_payment_credit_notes_amount;
  const isPayable = invoice.status === 'open' && ledger.records.get('customer', invoice.customer ?? '') !== null;
  const form = html`<form method="post">
${filling ? html`<p role="alert">${filling.alert}</p>` : null}
${cardFields(filling?.typed ?? usualCard(ledger.now()), filling?.problems ?? {})}
<button class="go">Pay ${moneyText(invoice.amount_remaining)}</button>
</form>${testCardTable()}`;
  return pageFrame(ledger.site, {
    status: filling ? 402 : 200,
    title: `Invoice ${invoice.number ?? ''}`,
    body: html`<h1>Invoice ${invoice.number}</h1>
<p class="soft">${dayText(invoice.created)}, for ${invoice.customer_email ?? invoice.customer_name ?? 'a customer'}</p>
<p class="amount">${moneyText(invoice.total)} <span class="soft">${invoice.status}</span></p>
${back > 0 ? html`<p>${moneyText(back)} of it was refunded.</p>` : null}
<table><tbody>${rows}</tbody></table>
<p><a href="/i/${invoice.id}/pdf">Download as PDF</a></p>
${isPayable ? form : null}
<a class="back" href="${ledger.site.url}">Back to ${ledger.site.name}</a>`,
  });
}

/** Takes the form of an open invoice: pays it, or shows it again with the reason. */
export function payOpenInvoice(ledger: Ledger, invoice: Records['invoice'], form: URLSearchParams): PageAnswer {
  const customer = ledger.records.get('customer', invoice.customer ?? '');
  if (invoice.status !== 'open' || customer === null) return showInvoice(ledger, invoice);
  const typed = typedCard(form);
  const reading = readCard(typed, customer.email, ledger.now());
  if (!reading.ok)
    return showInvoice(ledger, invoice, {
      typed,
      problems: reading.problems,
      alert: 'Please look at the marked fields again.',
    });
  const method = saveCard(ledger, customer.id, reading.card);
  const outcome = payInvoice(ledger, invoice, method);
  if (outcome.paid) return redirectTo(`/i/${invoice.id}`);
  return showInvoice(ledger, ledger.records.need('invoice', invoice.id), {
    typed,
    problems: {},
    alert: outcome.decline.message,
  });
}

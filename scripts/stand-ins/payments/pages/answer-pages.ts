import { matchPath } from '#netlify/http/match-path.ts';
import type { Ledger } from '../ledger.ts';
import type { PaymentDatabase } from '../payment-database.ts';
import { payCheckout, showCheckout } from './checkout-page.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { payOpenInvoice, showInvoice } from './invoice-page.ts';
import { noticePage } from './page-frame.ts';
import type { PageAnswer } from './page-frame.ts';
import { portalPage } from './portal-page.ts';
import { usePortal } from './use-portal.ts';

/** A browser's request; `form` is null unless something was posted. */
export interface PageRequest {
  path: string;
  query: URLSearchParams;
  form: URLSearchParams | null;
}

/** How long a visit to the portal may last, seconds. */
const SECONDS_OF_A_VISIT = 3600;

const paths = { checkout: '/c/pay/:id', portal: '/p/session/:id', invoice: '/i/:id', pdf: '/i/:id/pdf' } as const;

/** The hosted pages: checkout, portal, invoices. Null when the path is none of theirs. @param siteUrl where lost people go */
export function answerPages(database: PaymentDatabase, siteUrl: string, request: PageRequest): PageAnswer | null {
  const isKnown = Object.values(paths).some((path) => matchPath(path, request.path) !== null);
  return isKnown ? database.work(null, (ledger) => pageAt(ledger, siteUrl, request)) : null;
}

function pageAt(ledger: Ledger, siteUrl: string, { path, query, form }: PageRequest): PageAnswer {
  const { records } = ledger;
  const checkout = records.get('checkout_session', idIn(paths.checkout, path));
  if (checkout) return form ? payCheckout(ledger, checkout, form, siteUrl) : showCheckout(ledger, checkout, siteUrl);

  const portal = records.get('portal_session', idIn(paths.portal, path));
  if (portal) {
    const isOver =
      ledger.now() > portal.created + SECONDS_OF_A_VISIT || records.get('customer', portal.customer) === null;
    if (isOver)
      return noticePage(
        410,
        'This page has expired',
        'Open your billing again from Yak.',
        portal.return_url ?? siteUrl,
      );
    return form ? usePortal(ledger, portal, form) : portalPage(ledger, portal, { done: query.get('done') });
  }

  const invoice = records.get('invoice', idIn(paths.invoice, path));
  if (invoice) return form ? payOpenInvoice(ledger, invoice, form, siteUrl) : showInvoice(ledger, invoice, siteUrl);
  const printed = records.get('invoice', idIn(paths.pdf, path));
  if (printed) return pdfAnswer(printed.number ?? printed.id, invoicePdf(printed));
  return noticePage(404, 'No such page', 'The address is incomplete or belongs to another machine.', siteUrl);
}

function idIn(pattern: string, path: string): string {
  return matchPath(pattern, path)?.['id'] ?? '';
}

function pdfAnswer(number: string, body: Uint8Array): PageAnswer {
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="invoice-${number}.pdf"`,
    'cache-control': 'no-store',
  };
  return { status: 200, headers, body };
}

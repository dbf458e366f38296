import type { Ledger } from '../ledger.ts';
import type { Database } from '../database.ts';
import { payCheckout, showCheckout } from './checkout-page.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { payOpenInvoice, showInvoice } from './invoice-page.ts';
import { noticePage } from './page-frame.ts';
import type { PageAnswer } from './page-frame.ts';
import { portalPage } from './portal-page.ts';
import { usePortal } from './use-portal.ts';

/** A browser's request; `form` is null unless something was posted. */
interface PageRequest {
  path: string;
  query: URLSearchParams;
  form: URLSearchParams | null;
}

/** How long a visit to the portal may last, seconds. */
const SECONDS_OF_A_VISIT = 3600;

const PATH = /^\/(c\/pay|p\/session|i)\/([^/]+)(\/pdf)?$/;

/** The hosted pages: checkout, portal, invoices. Null when the path is none of theirs. */
export function answerPages(database: Database, request: PageRequest): PageAnswer | null {
  const [, page, id, pdf] = PATH.exec(request.path) ?? [];
  if (page === undefined || id === undefined || (pdf !== undefined && page !== 'i')) return null;
  return database.work(null, (ledger) => pageAt(ledger, page, id, { ...request, isPdf: pdf !== undefined }));
}

function pageAt(
  ledger: Ledger,
  page: string,
  id: string,
  { query, form, isPdf }: PageRequest & { isPdf: boolean },
): PageAnswer {
  const { records, site } = ledger;
  const checkout = page === 'c/pay' ? records.get('checkout_session', id) : null;
  if (checkout) return form ? payCheckout(ledger, checkout, form) : showCheckout(ledger, checkout);
  const portal = page === 'p/session' ? records.get('portal_session', id) : null;
  if (portal) {
    const isOver =
      ledger.now() > portal.created + SECONDS_OF_A_VISIT || records.get('customer', portal.customer) === null;
    const words = `Open your billing again from ${site.name}.`;
    if (isOver) return noticePage(site, 410, 'This page has expired', words, portal.return_url ?? site.url);
    return form ? usePortal(ledger, portal, form) : portalPage(ledger, portal, { done: query.get('done') });
  }
  const invoice = page === 'i' ? records.get('invoice', id) : null;
  if (invoice && isPdf) return pdfAnswer(invoice.number ?? invoice.id, invoicePdf(invoice));
  if (invoice) return form ? payOpenInvoice(ledger, invoice, form) : showInvoice(ledger, invoice);
  return noticePage(site, 404, 'No such page', 'The address is incomplete or belongs to another machine.');
}

function pdfAnswer(number: string, body: Uint8Array): PageAnswer {
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="invoice-${number}.pdf"`,
    'cache-control': 'no-store',
  };
  return { status: 200, headers, body };
}

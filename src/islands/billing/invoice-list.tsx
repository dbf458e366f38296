import type { Invoice } from '#api/billing.contract.ts';
import { dayText } from '#domain/value/day-text.ts';
import { showToast } from '#state/toast.ts';
import styles from './billing.module.css';

/** Every invoice with its download. */
export function InvoiceList({ invoices }: { invoices: readonly Invoice[] }) {
  return (
    <section aria-labelledby="billing-history">
      <h2 id="billing-history">Billing History</h2>
      {invoices.length === 0 ? (
        <p>No invoices yet.</p>
      ) : (
        <ul role="list" className={styles['invoices']}>
          {invoices.map((invoice) => (
            <li key={invoice.id}>
              <span>{dayText(invoice.date)}</span>
              <b>${invoice.amount.toFixed(2)}</b>
              <span>{invoice.status}</span>
              {invoice.downloadUrl && (
                <a
                  className="button"
                  href={invoice.downloadUrl}
                  target="_blank"
                  rel="noopener"
                  onClick={() => showToast('Downloading Invoice', invoice.number ?? invoice.id)}
                >
                  Download<span className="visually-hidden"> the invoice of {dayText(invoice.date)}</span>
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

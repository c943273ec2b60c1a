/** @jsxImportSource preact */
import './preact.generated.ts';

/* Type-checked only: the props that the tags accept in Preact's JSX. */

const session = { get: async () => ({ token: 'guest', expiresAt: '2030-01-01T00:00:00Z' }) };

export const accepted = (
  <quittance-invoice
    class="paper"
    invoice-id="inv_1"
    preview
    theme="dark"
    session={session}
    ref={(element) => void element?.invoiceId}
    onquittance-complete={({ detail }) => detail.paymentId?.length}
  />
);

export const refused = [
  // @ts-expect-error: no such theme
  <quittance-invoice key="theme" theme="pink" />,
  // @ts-expect-error: only invoices have previews
  <quittance-bank-debit key="preview" preview />,
  // @ts-expect-error: no session
  <quittance-invoice key="session" session={{ token: 'guest' }} />,
];

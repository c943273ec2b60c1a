import '@quittance/widgets/jsx/react';
import { createQuittance } from '@quittance/widgets';
import { Button } from '@quittance/widgets/kit';
import { Invoice, QuittanceProvider } from '@quittance/widgets/react';
import { useRef } from 'react';

const { client, i18n } = createQuittance({
  baseUrl: 'https://pay.example',
  session: { get: async ({ reason }) => ({ token: reason, expiresAt: '2030-01-01T00:00:00Z' }) },
});

export function Shop() {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <QuittanceProvider client={client} i18n={i18n}>
      <Invoice access="guest" invoiceId="inv_1" onComplete={({ paymentId }) => paymentId?.length} />
      <quittance-bank-debit invoice-id="inv_2" theme="dark" className="debit" />
      {/* @ts-expect-error: React 18 makes an attribute of every prop, so that objects are set by a ref */}
      <quittance-bank-debit invoice-id="inv_3" session={{}} />
      <Button ref={button} onClick={() => button.current?.focus()}>
        Continue
      </Button>
    </QuittanceProvider>
  );
}

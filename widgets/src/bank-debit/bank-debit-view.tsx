import { canPay, isBankDebitOffered } from '@quittance/sdk/rules';
import { useRef } from 'react';
import { BuyerStatus } from '../invoice/buyer-status.tsx';
import { InvoiceFailure } from '../invoice/invoice-failure.tsx';
import { InvoiceHead } from '../invoice/invoice-head.tsx';
import { InvoiceSkeleton } from '../invoice/invoice-skeleton.tsx';
import { type InvoiceState, useInvoice } from '../invoice/use-invoice.ts';
import { useHeldInvoice } from '../widget/use-held-invoice.ts';
import type { WidgetEventListener } from '../widget/widget-events.ts';
import { WidgetFrame } from '../widget/widget-frame.tsx';
import { DebitPanel } from './debit-panel.tsx';

export interface BankDebitViewProps {
  readonly invoiceId: string;
  readonly onEvent: WidgetEventListener;
}

/** Pays one invoice by bank debit, without showing the document. */
export function BankDebitView({ invoiceId, onEvent }: BankDebitViewProps) {
  const { state, reload, replace } = useInvoice({ invoiceId, access: 'guest', revision: 0, onEvent });
  const sheet = useRef<HTMLElement>(null);
  const { payable, hold } = useHeldInvoice(state.status === 'ready' ? state.data : undefined, sheet);
  const content = (shown: InvoiceState) => {
    if (shown.status === 'loading') return <InvoiceSkeleton />;
    if (shown.status === 'failed') return <InvoiceFailure error={shown.error} onRetry={reload} />;
    const invoice = shown.data;
    return (
      <>
        <InvoiceHead invoice={invoice} />
        <BuyerStatus invoice={invoice} />
        {payable && isBankDebitOffered(payable) && canPay(payable.viewer, payable.status) && (
          <DebitPanel
            key={invoice._id}
            invoice={payable}
            current={invoice}
            onEvent={onEvent}
            onHold={hold}
            onPaid={replace}
            onStale={reload}
          />
        )}
      </>
    );
  };
  return (
    <WidgetFrame part="bank-debit" sheet={sheet}>
      {content(state)}
    </WidgetFrame>
  );
}

import type { ReactNode } from 'react';
import type { WidgetViewProps } from '../elements/define-widget.ts';
import { WidgetRoot } from '../elements/widget-root.tsx';
import { InvoiceSkeleton } from '../invoice/invoice-skeleton.tsx';
import { WidgetFrame } from '../widget/widget-frame.tsx';
import { BankDebitView } from './bank-debit-view.tsx';
import type { BankDebitElementProperties } from './element-types.generated.ts';
import { bankDebitCatalogues } from './texts.generated.ts';

const frame = (content: ReactNode) => <WidgetFrame part="bank-debit">{content}</WidgetFrame>;

const waiting = frame(<InvoiceSkeleton />);

/** The content of `<quittance-bank-debit>`. */
export function BankDebitElementView({ values, emit }: WidgetViewProps<BankDebitElementProperties>) {
  const { invoiceId, ...common } = values;
  const missing = invoiceId ? undefined : 'InvoiceIdMissingError';
  return (
    <WidgetRoot
      values={common}
      catalogues={bankDebitCatalogues}
      emit={emit}
      waiting={waiting}
      frame={frame}
      missing={missing}
    >
      {invoiceId && <BankDebitView invoiceId={invoiceId} onEvent={emit} />}
    </WidgetRoot>
  );
}

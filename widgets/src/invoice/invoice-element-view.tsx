import type { ReactNode } from 'react';
import type { WidgetViewProps } from '../elements/define-widget.ts';
import { WidgetRoot } from '../elements/widget-root.tsx';
import { WidgetFrame } from '../widget/widget-frame.tsx';
import type { InvoiceElementProperties } from './element-types.generated.ts';
import { InvoiceSkeleton } from './invoice-skeleton.tsx';
import { InvoiceView } from './invoice-view.tsx';
import { invoiceCatalogues } from './texts.generated.ts';

const frame = (content: ReactNode) => <WidgetFrame part="invoice">{content}</WidgetFrame>;

const waiting = frame(<InvoiceSkeleton />);

/** The content of `<quittance-invoice>`. */
export function InvoiceElementView({ values, emit }: WidgetViewProps<InvoiceElementProperties>) {
  const { invoiceId, preview, ...common } = values;
  const missing = invoiceId ? undefined : 'InvoiceIdMissingError';
  return (
    <WidgetRoot
      values={common}
      catalogues={invoiceCatalogues}
      emit={emit}
      waiting={waiting}
      frame={frame}
      missing={missing}
    >
      {invoiceId && <InvoiceView invoiceId={invoiceId} access="guest" preview={preview ?? false} onEvent={emit} />}
    </WidgetRoot>
  );
}

import type { ReactNode } from 'react';
import { InvoiceSkeleton } from '../invoice/invoice-skeleton.tsx';
import { InvoiceView } from '../invoice/invoice-view.tsx';
import { version } from '../version.ts';
import { WidgetFrame } from '../widget/widget-frame.tsx';
import { defineWidget, type WidgetViewProps } from './define-widget.ts';
import { invoiceStyles } from './invoice-styles.ts';
import { invoiceTexts } from './invoice-texts.ts';
import { type CommonValues, WidgetRoot } from './widget-root.tsx';

interface InvoiceValues extends CommonValues {
  readonly invoiceId?: string;
  readonly preview?: boolean;
}

const frame = (content: ReactNode) => <WidgetFrame part="invoice">{content}</WidgetFrame>;

const waiting = frame(<InvoiceSkeleton />);

function InvoiceElementView({ values, emit }: WidgetViewProps) {
  const { invoiceId, preview, ...common } = values as InvoiceValues;
  return (
    <WidgetRoot values={common} texts={invoiceTexts} emit={emit} waiting={waiting} frame={frame} invoiceId={invoiceId}>
      {invoiceId && <InvoiceView invoiceId={invoiceId} access="guest" preview={preview ?? false} onEvent={emit} />}
    </WidgetRoot>
  );
}

const definition = defineWidget({
  name: 'invoice',
  version,
  attributes: { invoiceId: 'string', preview: 'boolean', locale: 'string', baseUrl: 'string' },
  properties: ['session', 'quittance', 'messages'],
  styles: invoiceStyles,
  View: InvoiceElementView,
});

/** Registers `<quittance-invoice>`: shows one invoice and lets its buyer pay it. */
export const defineInvoice = definition.define;

/** The class behind `<quittance-invoice>`, registered under no name. */
export const createInvoiceElement = definition.create;

import type { ReactNode } from 'react';
import { BankDebitView } from '../bank-debit/bank-debit-view.tsx';
import { InvoiceSkeleton } from '../invoice/invoice-skeleton.tsx';
import { version } from '../version.ts';
import { WidgetFrame } from '../widget/widget-frame.tsx';
import { bankDebitStyles } from './bank-debit-styles.ts';
import { bankDebitTexts } from './bank-debit-texts.ts';
import { defineWidget, type WidgetViewProps } from './define-widget.ts';
import { type CommonValues, WidgetRoot } from './widget-root.tsx';

interface BankDebitValues extends CommonValues {
  readonly invoiceId?: string;
}

const frame = (content: ReactNode) => <WidgetFrame part="bank-debit">{content}</WidgetFrame>;

const waiting = frame(<InvoiceSkeleton />);

function BankDebitElementView({ values, emit }: WidgetViewProps) {
  const { invoiceId, ...common } = values as BankDebitValues;
  return (
    <WidgetRoot
      values={common}
      texts={bankDebitTexts}
      emit={emit}
      waiting={waiting}
      frame={frame}
      invoiceId={invoiceId}
    >
      {invoiceId && <BankDebitView invoiceId={invoiceId} onEvent={emit} />}
    </WidgetRoot>
  );
}

const definition = defineWidget({
  name: 'bank-debit',
  version,
  attributes: { invoiceId: 'string', locale: 'string', baseUrl: 'string' },
  properties: ['session', 'quittance', 'messages'],
  styles: bankDebitStyles,
  View: BankDebitElementView,
});

/** Registers `<quittance-bank-debit>`: pays one invoice by a debit of the payer's bank account. */
export const defineBankDebit = definition.define;

/** The class behind `<quittance-bank-debit>`, registered under no name. */
export const createBankDebitElement = definition.create;

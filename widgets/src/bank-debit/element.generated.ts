// Written by widgets/scripts/generate-widgets.ts from the widget.ts of each widget. Run `npm run generate`; do not edit.
import { BankDebitElementView } from '../bank-debit/bank-debit-element-view.tsx';
import { defineWidget } from '../elements/define-widget.ts';
import { version } from '../version.ts';
import { styles } from './styles.generated.ts';

const definition = defineWidget({
  name: 'bank-debit',
  version,
  attributes: { invoiceId: 'string', locale: 'string', baseUrl: 'string' },
  properties: ['session', 'quittance', 'messages'],
  styles,
  View: BankDebitElementView,
});

/** Registers `<quittance-bank-debit>`. Takes the bank debit alone, for pages that show the invoice themselves. */
export const defineBankDebit = definition.define;

/** Makes the class of `<quittance-bank-debit>` and registers it under no name. */
export const createBankDebitElement = definition.create;

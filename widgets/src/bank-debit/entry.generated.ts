// Written by widgets/scripts/generate-widgets.ts from the widget.ts of each widget. Run `npm run generate`; do not edit.
/** Registers `<quittance-bank-debit>` when it is loaded: for script tags and for the loader. */
import { defineBankDebit } from './element.generated.ts';

export type { QuittanceBankDebitElement } from './element-types.generated.ts';

defineBankDebit();

// Written by widgets/scripts/generate-widgets.ts from the widget.ts of each widget. Run `npm run generate`; do not edit.
/** Registers `<quittance-balances>` when it is loaded: for script tags and for the loader. */
import { defineBalances } from './element.generated.ts';

export type { QuittanceBalancesElement } from './element-types.generated.ts';

defineBalances();

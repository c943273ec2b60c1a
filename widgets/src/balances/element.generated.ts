// Written by widgets/scripts/generate-widgets.ts from the widget.ts of each widget. Run `npm run generate`; do not edit.
import { BalancesElementView } from '../balances/balances-element-view.tsx';
import { defineWidget } from '../elements/define-widget.ts';
import { version } from '../version.ts';
import { styles } from './styles.generated.ts';

const definition = defineWidget({
  name: 'balances',
  version,
  attributes: { revision: 'string', locale: 'string', baseUrl: 'string' },
  properties: ['session', 'quittance', 'messages'],
  styles,
  View: BalancesElementView,
});

/** Registers `<quittance-balances>`. Shows the accounts of a business: balances, funds, recent transactions, and how to send money to them. */
export const defineBalances = definition.define;

/** Makes the class of `<quittance-balances>` and registers it under no name. */
export const createBalancesElement = definition.create;

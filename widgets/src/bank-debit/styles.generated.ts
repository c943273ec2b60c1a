// Written by widgets/scripts/generate-widgets.ts from the widget.ts of each widget. Run `npm run generate`; do not edit.
import tokens0 from '../theme/tokens.css?inline';
import base1 from '../theme/base.css?inline';
import element2 from '../elements/element.css?inline';
import button3 from '../kit/actions/button.css?inline';
import form4 from '../kit/fields/form.css?inline';
import checkbox5 from '../kit/fields/checkbox.css?inline';
import dialog6 from '../kit/overlays/dialog.css?inline';
import tone7 from '../kit/display/tone.css?inline';
import banner8 from '../kit/display/banner.css?inline';
import badge9 from '../kit/display/badge.css?inline';
import states10 from '../kit/display/states.css?inline';
import invoiceHead11 from '../invoice/invoice-head.css?inline';
import bankDebit12 from '../bank-debit/bank-debit.css?inline';
import paymentProgress13 from '../widget/payment-progress.css?inline';

/** Style sheets' texts, in order. */
export const styles: readonly string[] = [
  tokens0,
  base1,
  element2,
  button3,
  form4,
  checkbox5,
  dialog6,
  tone7,
  banner8,
  badge9,
  states10,
  invoiceHead11,
  bankDebit12,
  paymentProgress13,
];

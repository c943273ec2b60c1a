import bankDebit from '../bank-debit/bank-debit.css?inline';
import invoiceHead from '../invoice/invoice-head.css?inline';
import button from '../kit/actions/button.css?inline';
import badge from '../kit/display/badge.css?inline';
import banner from '../kit/display/banner.css?inline';
import states from '../kit/display/states.css?inline';
import tone from '../kit/display/tone.css?inline';
import checkbox from '../kit/fields/checkbox.css?inline';
import form from '../kit/fields/form.css?inline';
import dialog from '../kit/overlays/dialog.css?inline';
import base from '../theme/base.css?inline';
import tokens from '../theme/tokens.css?inline';
import paymentProgress from '../widget/payment-progress.css?inline';
import element from './element.css?inline';

/** What a debit needs, from tokens to the check mark. */
export const bankDebitStyles: readonly string[] = [
  ...[tokens, base, element, button, form, checkbox, dialog, tone, banner, badge, states],
  ...[invoiceHead, bankDebit, paymentProgress],
];

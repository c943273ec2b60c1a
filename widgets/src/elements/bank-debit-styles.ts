import bankDebit from '../bank-debit/bank-debit.css?inline';
import invoiceHead from '../invoice/invoice-head.css?inline';
import badge from '../kit/badge.css?inline';
import banner from '../kit/banner.css?inline';
import button from '../kit/button.css?inline';
import checkbox from '../kit/checkbox.css?inline';
import dialog from '../kit/dialog.css?inline';
import form from '../kit/form.css?inline';
import states from '../kit/states.css?inline';
import tone from '../kit/tone.css?inline';
import base from '../theme/base.css?inline';
import tokens from '../theme/tokens.css?inline';
import paymentProgress from '../widget/payment-progress.css?inline';
import element from './element.css?inline';

/** What a debit needs, from tokens to the check mark. */
export const bankDebitStyles: readonly string[] = [
  ...[tokens, base, element, button, form, checkbox, dialog, tone, banner, badge, states],
  ...[invoiceHead, bankDebit, paymentProgress],
];

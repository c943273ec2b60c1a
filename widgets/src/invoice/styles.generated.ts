// Written by widgets/scripts/generate-widgets.ts from the widget.ts of each widget. Run `npm run generate`; do not edit.
import tokens0 from '../theme/tokens.css?inline';
import base1 from '../theme/base.css?inline';
import element2 from '../elements/element.css?inline';
import button3 from '../kit/button/button.css?inline';
import form4 from '../kit/form/form.css?inline';
import checkbox5 from '../kit/checkbox/checkbox.css?inline';
import dialog6 from '../kit/dialog/dialog.css?inline';
import tone7 from '../kit/tone/tone.css?inline';
import banner8 from '../kit/banner/banner.css?inline';
import statusBadge9 from '../kit/status-badge/status-badge.css?inline';
import spinner10 from '../kit/spinner/spinner.css?inline';
import skeleton11 from '../kit/skeleton/skeleton.css?inline';
import emptyState12 from '../kit/empty-state/empty-state.css?inline';
import errorState13 from '../kit/error-state/error-state.css?inline';
import widgetFrame14 from '../widget/widget-frame.css?inline';
import invoiceHead15 from '../invoice/invoice-head.css?inline';
import bankDebit16 from '../bank-debit/bank-debit.css?inline';
import paymentProgress17 from '../widget/payment-progress.css?inline';
import textButton18 from '../kit/text-button/text-button.css?inline';
import label19 from '../kit/field/label.css?inline';
import oneTimeCodeField20 from '../kit/one-time-code-field/one-time-code-field.css?inline';
import invoiceDocument21 from '../invoice/invoice-document.css?inline';
import attachedInvoice22 from '../invoice/attached-invoice.css?inline';
import paymentOptions23 from '../invoice/payment-options.css?inline';
import accountChoice24 from '../balance-payment/account-choice.css?inline';
import externalPayment25 from '../external-payment/external-payment.css?inline';
import cardPayment26 from '../card-payment/card-payment.css?inline';
import field27 from '../kit/field/field.css?inline';
import textArea28 from '../kit/text-area/text-area.css?inline';
import paymentDetails29 from '../widget/payment-details.css?inline';
import copyButton30 from '../kit/copy-button/copy-button.css?inline';
import tabs31 from '../kit/tabs/tabs.css?inline';
import qrCode32 from '../kit/qr-code/qr-code.css?inline';

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
  statusBadge9,
  spinner10,
  skeleton11,
  emptyState12,
  errorState13,
  widgetFrame14,
  invoiceHead15,
  bankDebit16,
  paymentProgress17,
  textButton18,
  label19,
  oneTimeCodeField20,
  invoiceDocument21,
  attachedInvoice22,
  paymentOptions23,
  accountChoice24,
  externalPayment25,
  cardPayment26,
  field27,
  textArea28,
  paymentDetails29,
  copyButton30,
  tabs31,
  qrCode32,
];

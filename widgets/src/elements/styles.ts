import bankDebit from '../bank-debit/bank-debit.css?inline';
import invoice from '../invoice/invoice.css?inline';
import badge from '../kit/badge.css?inline';
import banner from '../kit/banner.css?inline';
import button from '../kit/button.css?inline';
import codeField from '../kit/code-field.css?inline';
import dialog from '../kit/dialog.css?inline';
import field from '../kit/field.css?inline';
import states from '../kit/states.css?inline';
import base from '../theme/base.css?inline';
import tokens from '../theme/tokens.css?inline';
import element from './element.css?inline';

/** What both payment widgets wear. */
const common = [tokens, base, element, button, field, dialog, banner, badge, states, bankDebit, invoice];

export const bankDebitStyles: readonly string[] = common;
export const invoiceStyles: readonly string[] = [...common, codeField];

import { invoiceStatusTexts } from '@quittance/sdk/i18n';
import { isClosedUnpaid, isPaid, isPaymentInProgress, isUnsent } from '@quittance/sdk/rules';
import { formatBusinessDate } from '@quittance/sdk/time';
import type { CSSProperties, ReactNode } from 'react';
import { Amount } from '../kit/amount/amount.tsx';
import { useI18n } from '../kit/base/i18n.tsx';
import { StatusBadge } from '../kit/status-badge/status-badge.tsx';
import { invoiceHeadTexts } from './head-texts.en.ts';
import type { InvoiceAnswer } from './invoice-answer.ts';
import { useMoneyText } from './money-text.ts';
import { statusBanner } from './status-banner.ts';

interface InvoiceHeadProps {
  readonly invoice: InvoiceAnswer;
  /** Content next to the status. */
  readonly children?: ReactNode;
}

function DueLine({ invoice }: InvoiceHeadProps) {
  const { t, locale } = useI18n(invoiceHeadTexts);
  const { paidOnDate, dueDate, isOverdue, status } = invoice;
  if (isClosedUnpaid(status)) return null;
  // A payment counts from its authorization; the money of a debit follows days later.
  if (paidOnDate)
    return <p className="q-invoice__due">{t('authorizedOn', { date: formatBusinessDate(paidOnDate, locale) })}</p>;
  const date = formatBusinessDate(dueDate, locale);
  return <p className="q-invoice__due">{t(isOverdue ? 'wasDueOn' : 'dueOn', { date })}</p>;
}

/** Selects the label of the amount. During a payment, and once the invoice is closed, it is neither due nor paid. */
function amountLabel({ status }: InvoiceAnswer) {
  if (isPaymentInProgress(status) || isClosedUnpaid(status) || isUnsent(status)) return 'total';
  return isPaid(status) ? 'amountPaid' : 'amountDue';
}

/** Head of an invoice: amount, seller, due date and status. */
export function InvoiceHead({ invoice, children }: InvoiceHeadProps) {
  const { t } = useI18n(invoiceHeadTexts);
  const { t: status } = useI18n(invoiceStatusTexts);
  const amount = useMoneyText(invoice.finalAmount, invoice.currency);
  const shown = statusBanner(invoice);
  const { senderDisplayName: sender, recipientDisplayName: recipient } = invoice;
  return (
    <header className="q-invoice__head">
      <div className="q-invoice__title">
        <div>
          <p className="q-invoice__sender">{sender}</p>
          <h2 className="q-invoice__number">
            {t('title')} <span className="q-numeric">{invoice.number}</span>
          </h2>
        </div>
        {shown && (
          <StatusBadge tone={shown.tone} icon={shown.icon} label={status(shown.textKey, { sender, recipient })} />
        )}
        {children}
      </div>
      <div className="q-invoice__sum">
        <p className="q-label">{t(amountLabel(invoice))}</p>
        <p className="q-invoice__sum-amount" part="amount" style={{ '--q-length': amount.length } as CSSProperties}>
          <Amount value={invoice.finalAmount} currency={invoice.currency} />
          {/* A symbol with letters, such as US$, already names the currency. */}
          {!/[a-z]/i.test(amount) && <span className="q-invoice__currency">{invoice.currency}</span>}
        </p>
        <DueLine invoice={invoice} />
      </div>
    </header>
  );
}

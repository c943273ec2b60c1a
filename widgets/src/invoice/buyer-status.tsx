import { isAwaitingBank } from '@quittance/sdk/rules';
import { formatBusinessDate } from '@quittance/sdk/time';
import { bankDebitTexts } from '../bank-debit/texts.en.ts';
import { useI18n } from '../kit/base/i18n.tsx';
import { invoiceHeadTexts } from './head-texts.en.ts';
import type { InvoiceAnswer } from './invoice-answer.ts';
import { StatusPanel } from './status-panel.tsx';

/** A payment that is under way, from the buyer's view. */
function progressKey({ paymentState, paymentMethod }: InvoiceAnswer) {
  if (paymentState === 'held') return 'underReview';
  return paymentMethod === 'card' ? 'cardCharged' : 'paymentInProgress';
}

/** Explains the invoice's status to the buyer. */
export function BuyerStatus({ invoice }: { readonly invoice: InvoiceAnswer }) {
  const { t, locale } = useI18n(invoiceHeadTexts);
  const { t: debitText } = useI18n(bankDebitTexts);
  const { senderDisplayName: seller, dueDate } = invoice;
  return (
    <StatusPanel
      invoice={invoice}
      words={{
        inProgress: isAwaitingBank(invoice)
          ? { title: debitText('unconfirmed'), children: debitText('unconfirmedHint') }
          : { children: t(`panel.${progressKey(invoice)}`, { seller }) },
        transferReview: t('panel.transferReview'),
        notified: (date) => ({ children: t('panel.externalNotified', { seller, date }) }),
        reserved: (isDelayed) =>
          isDelayed
            ? t('panel.reservedLonger', { seller })
            : t('panel.reserved', { seller, date: formatBusinessDate(dueDate, locale) }),
      }}
    />
  );
}

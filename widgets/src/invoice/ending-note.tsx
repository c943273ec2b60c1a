import { hasText } from '@quittance/sdk/i18n';
import { businessDateOf, formatBusinessDate } from '@quittance/sdk/time';
import { Banner } from '../kit/banner/banner.tsx';
import { useI18n } from '../kit/base/i18n.tsx';
import type { Tone } from '../kit/tone/tone.ts';
import { endingTexts } from './ending-texts.en.ts';
import type { InvoiceAnswer } from './invoice-answer.ts';
import { useInstallation } from './use-installation.ts';

interface Ending {
  readonly tone: Tone;
  readonly title: string;
  /** Further sentences; of another person's words, in quotes. */
  readonly lines: readonly (string | undefined)[];
}

/** Returns how an invoice was closed; undefined for one that was not. */
function useEnding(invoice: InvoiceAnswer): Ending | undefined {
  const { t, locale } = useI18n(endingTexts);
  const { supportEmail } = useInstallation(invoice);
  const dated = (key: 'rejectedOn' | 'canceledOn' | 'denied.on', instant = '') =>
    instant && t(key, { date: formatBusinessDate(businessDateOf(new Date(instant)), locale) });
  const quoted = (words = '') => words && t('quoted', { words });
  const { senderCancelMessage: reason = '', cancelDate } = invoice;
  switch (invoice.status) {
    case 'rejected_by_recipient':
      return {
        tone: 'danger',
        title: dated('rejectedOn', invoice.rejectedAt),
        lines: [quoted(invoice.buyerRejectionMessage)],
      };
    case 'canceled_by_sender':
      return {
        tone: 'neutral',
        title: t('canceled'),
        lines: [
          dated('canceledOn', cancelDate),
          hasText(endingTexts.english.cancelReason, reason) ? t(`cancelReason.${reason}`) : quoted(reason),
        ],
      };
    case 'paid_externally':
      return {
        tone: 'success',
        title: t('paidExternally'),
        lines: [
          t('markedBy', {
            date: formatBusinessDate(invoice.paidOnDate ?? invoice.dueDate, locale),
            name: invoice.lastUpdatedBy ?? '',
          }),
        ],
      };
    case 'denied':
      return {
        tone: 'danger',
        title: t('denied.title'),
        lines: [
          ...deniedLines(invoice, t),
          dated('denied.on', cancelDate ?? invoice.deniedAt),
          supportEmail && t('denied.contact', { email: supportEmail }),
        ],
      };
    default:
      return undefined;
  }
}

/** Says why a payment was denied. A guest has no account here. */
function deniedLines(
  { viewer, denialReason, recipientDisplayName: recipient, recipientId }: InvoiceAnswer,
  t: ReturnType<typeof useI18n<typeof endingTexts>>['t'],
): readonly string[] {
  if (denialReason !== 'recipient_not_verified') {
    return [viewer === 'seller' ? t('denied.seller', { recipient }) : t('denied.buyer')];
  }
  if (viewer === 'seller') return [t('denied.sellerNotVerified')];
  return [t(recipientId === undefined ? 'denied.guestNotVerified' : 'denied.buyerNotVerified')];
}

/** Says when, why and by whom an invoice was closed without a payment. */
export function EndingNote({ invoice }: { readonly invoice: InvoiceAnswer }) {
  const ending = useEnding(invoice);
  if (!ending) return null;
  return (
    <Banner tone={ending.tone} title={ending.title}>
      {ending.lines.map((line) => line && <p key={line}>{line}</p>)}
    </Banner>
  );
}

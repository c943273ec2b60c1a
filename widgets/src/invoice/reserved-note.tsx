import { Banner } from '../kit/banner.tsx';
import { useI18n } from '../kit/i18n.tsx';
import type { InvoiceAnswer } from './invoice-answer.ts';

/** Says in plain words what "Allocated", or to the buyer "Guaranteed", means for the money. */
export function ReservedNote({ invoice: { status, viewer } }: { readonly invoice: InvoiceAnswer }) {
  const { t } = useI18n('invoice');
  return status === 'allocated' ? <Banner tone="neutral">{t(`reserved.${viewer}`)}</Banner> : null;
}

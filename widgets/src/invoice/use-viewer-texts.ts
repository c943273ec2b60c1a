import { type NamespaceTexts, useI18n } from '../kit/base/i18n.tsx';
import type { InvoiceAnswer } from './invoice-answer.ts';

/** Texts for whoever looks. What only sellers are told stays out of widgets that only a payer sees. */
export function useViewerTexts(viewer: InvoiceAnswer['viewer']): NamespaceTexts {
  const isSeller = viewer === 'seller';
  const { t, locale } = useI18n(isSeller ? 'invoice' : 'invoice-head');
  return { t: (key, values) => t(isSeller ? `seller.${key}` : `panel.${key}`, values), locale };
}

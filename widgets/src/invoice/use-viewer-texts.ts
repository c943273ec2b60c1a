import { type NamespaceTexts, useI18n } from '../kit/base/i18n.tsx';
import type { InvoiceAnswer } from './invoice-answer.ts';

/** Returns texts for the viewer. Sellers' texts are excluded from widgets that only payers see. */
export function useViewerTexts(viewer: InvoiceAnswer['viewer']): NamespaceTexts {
  const isSeller = viewer === 'seller';
  const { t, locale } = useI18n(isSeller ? 'invoice' : 'invoice-head');
  return { t: (key, values) => t(isSeller ? `seller.${key}` : `panel.${key}`, values), locale };
}

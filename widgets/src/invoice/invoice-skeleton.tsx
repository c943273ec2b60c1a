import { useI18n } from '../kit/base/i18n.tsx';
import { WidgetSkeleton } from '../widget/widget-skeleton.tsx';
import { invoiceHeadTexts } from './head-texts.en.ts';

const shapes = ['short', 'title', 'short', 'block', 'line', 'line', 'short'] as const;

/** Skeleton of an invoice. */
export function InvoiceSkeleton() {
  const { t } = useI18n(invoiceHeadTexts);
  return <WidgetSkeleton label={t('loading')} shapes={shapes} />;
}

import { useI18n } from '../kit/base/i18n.tsx';
import { Skeleton } from '../kit/skeleton/skeleton.tsx';
import { invoiceHeadTexts } from './head-texts.en.ts';

/** Skeleton of an invoice, so that nothing moves when it is loaded. */
export function InvoiceSkeleton() {
  const { t } = useI18n(invoiceHeadTexts);
  return (
    <div className="q-invoice__skeleton" aria-busy="true">
      <span className="q-visually-hidden" role="status">
        {t('loading')}
      </span>
      <Skeleton shape="short" />
      <Skeleton shape="title" />
      <Skeleton shape="short" />
      <Skeleton shape="block" />
      <Skeleton />
      <Skeleton />
      <Skeleton shape="short" />
    </div>
  );
}

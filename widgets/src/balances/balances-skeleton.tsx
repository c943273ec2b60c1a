import { useI18n } from '../kit/base/i18n.tsx';
import { Skeleton } from '../kit/skeleton/skeleton.tsx';
import { balancesTexts } from './texts.en.ts';

/** Skeleton of the widget, as high as a few accounts. */
export function BalancesSkeleton() {
  const { t } = useI18n(balancesTexts);
  return (
    <div className="q-invoice__skeleton" aria-busy="true">
      <span className="q-visually-hidden" role="status">
        {t('loading')}
      </span>
      <Skeleton shape="short" />
      <Skeleton shape="title" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  );
}

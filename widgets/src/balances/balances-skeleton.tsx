import { useI18n } from '../kit/base/i18n.tsx';
import { WidgetSkeleton } from '../widget/widget-skeleton.tsx';
import { balancesTexts } from './texts.en.ts';

const shapes = ['short', 'title', 'block', 'block'] as const;

/** Skeleton of the widget, as high as a few accounts. */
export function BalancesSkeleton() {
  const { t } = useI18n(balancesTexts);
  return <WidgetSkeleton label={t('loading')} shapes={shapes} />;
}

import { useI18n } from '../kit/base/i18n.tsx';
import { WidgetSkeleton } from '../widget/widget-skeleton.tsx';
import { onboardingTexts } from './texts.en.ts';

const shapes = ['short', 'title', 'block', 'block'] as const;

/** Skeleton of the widget, as high as its first page. */
export function OnboardingSkeleton() {
  const { t } = useI18n(onboardingTexts);
  return <WidgetSkeleton label={t('loading')} shapes={shapes} />;
}

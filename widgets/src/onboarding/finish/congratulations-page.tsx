import { Banner } from '../../kit/banner/banner.tsx';
import { useI18n } from '../../kit/base/i18n.tsx';
import { Button } from '../../kit/button/button.tsx';
import { Stack } from '../../kit/stack/stack.tsx';
import { useFeeText } from '../fee-text.ts';
import { PageFoot } from '../page-foot.tsx';
import { PageTitle } from '../page-title.tsx';
import { onboardingTexts } from '../texts.en.ts';
import type { FinishPageProps } from './finish-page.ts';

/** Everything was handed in: what it earned, and what is next. */
export function CongratulationsPage({ verification, onContinue }: FinishPageProps) {
  const { t, locale } = useI18n(onboardingTexts);
  const { welcome, steps } = verification;
  const fee = useFeeText(steps.onboardingCheckout.data);
  return (
    <Stack gap={6}>
      <div>
        <PageTitle>{t('congratulations.title')}</PageTitle>
        <p className="q-muted">{t('congratulations.text')}</p>
      </div>
      {welcome?.isGranted && (
        <Banner tone="success">
          {t('congratulations.points', { points: new Intl.NumberFormat(locale).format(welcome.points) })}
        </Banner>
      )}
      {fee !== undefined && <p>{t('welcome.fee', { amount: fee })}</p>}
      <PageFoot>
        <Button variant="primary" onClick={onContinue}>
          {t('continue')}
        </Button>
      </PageFoot>
    </Stack>
  );
}

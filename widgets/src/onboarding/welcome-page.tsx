import { Banner } from '../kit/banner/banner.tsx';
import { useI18n } from '../kit/base/i18n.tsx';
import { Button } from '../kit/button/button.tsx';
import { Card } from '../kit/card/card.tsx';
import { Stack } from '../kit/stack/stack.tsx';
import { useSecondsLeft } from '../widget/use-seconds-left.ts';
import { useFeeText } from './fee-text.ts';
import { PageFoot } from './page-foot.tsx';
import { PageTitle } from './page-title.tsx';
import { onboardingTexts } from './texts.en.ts';
import { timeLeft } from './time-left.ts';
import type { Verification } from './use-wizard.ts';

interface WelcomePageProps {
  readonly verification: Verification;
  readonly onStart: () => void;
}

/** What comes, what it earns, and what it costs. */
export function WelcomePage({ verification, onStart }: WelcomePageProps) {
  const { t, locale } = useI18n(onboardingTexts);
  const { welcome, steps, freePlan } = verification;
  const fee = useFeeText(steps.onboardingCheckout.data);
  return (
    <Stack gap={6}>
      <div>
        <PageTitle>{t('pages.welcome')}</PageTitle>
        <p className="q-muted">{t('leads.welcome')}</p>
      </div>
      <Card>
        <ol className="q-onboarding__headlines">
          {(['account', 'profile', 'identity'] as const).map((step) => (
            <li key={step}>
              <strong>{t(`welcome.${step}`)}</strong>
              <p className="q-muted">{t(`welcome.${step}_text`)}</p>
            </li>
          ))}
        </ol>
      </Card>
      {welcome && !welcome.isGranted && <Bonus welcome={welcome} />}
      {freePlan && (
        <p>
          {t('welcome.plan', {
            amount: new Intl.NumberFormat(locale).format(Number(freePlan.balance)),
            weeks: String(freePlan.weeks),
          })}
        </p>
      )}
      {fee !== undefined && <p>{t('welcome.fee', { amount: fee })}</p>}
      <PageFoot>
        <Button variant="primary" onClick={onStart}>
          {t('welcome.start')}
        </Button>
      </PageFoot>
    </Stack>
  );
}

/** Only minutes are shown. */
const minuteTickMs = 15_000;

/** The welcome bonus, while there is time. */
function Bonus({ welcome }: { readonly welcome: NonNullable<Verification['welcome']> }) {
  const { t, locale } = useI18n(onboardingTexts);
  const left = timeLeft(useSecondsLeft(welcome.secondsLeft, { tickMs: minuteTickMs }));
  if (!left) return null;
  return (
    <Banner tone="info" title={t('welcome.bonus', { points: new Intl.NumberFormat(locale).format(welcome.points) })}>
      {t('welcome.left', { hours: String(left.hours), minutes: String(left.minutes) })}
    </Banner>
  );
}

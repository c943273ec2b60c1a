import { Screen } from '@quittance/app-shell';
import { useI18n } from '@quittance/widgets/kit';
import { useMember } from '../../session/member.ts';
import { verificationTexts } from './texts.en.ts';
import { Wizard } from './wizard.tsx';
import './verification.css';

/** The card for the onboarding fee, where mails lead to. */
export function OnboardingCheckoutScreen() {
  const { t } = useI18n(verificationTexts);
  const { constants } = useMember();
  return (
    <Screen title={t('checkout.title')} brand={constants.brandName}>
      <div className="verification">
        <Wizard />
      </div>
    </Screen>
  );
}

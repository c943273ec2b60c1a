import { Redirect, Screen } from '@quittance/app-shell';
import { isVerificationHandedIn } from '@quittance/sdk/rules';
import { useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { useMember } from '../../session/member.ts';
import { useHandedInTitle } from './handed-in-title.ts';
import { verificationTexts } from './texts.en.ts';
import { VerificationSide } from './verification-side.tsx';
import { Wizard } from './wizard.tsx';
import './verification.css';

/** The card for the onboarding fee, where mails lead to. Before everything is handed in, the verification comes first. */
export function OnboardingCheckoutScreen() {
  const { t } = useI18n(verificationTexts);
  const { user, constants } = useMember();
  const [page, setPage] = useState<string>();
  const pageTitle = useHandedInTitle(page);
  const { company } = user;
  if (!company || !isVerificationHandedIn(company.verificationStatus) || company.isResubmissionRequested) {
    return <Redirect to="/verify" />;
  }
  return (
    <Screen title={pageTitle ?? t('verify.title')} brand={constants.brandName}>
      <div className="verification">
        <Wizard startsAt="checkout" onPage={setPage} />
        <VerificationSide user={user} isOpen={false} />
      </div>
    </Screen>
  );
}

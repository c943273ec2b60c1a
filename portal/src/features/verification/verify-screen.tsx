import { Screen, usePageTitle } from '@quittance/app-shell';
import type { VerificationState } from '@quittance/sdk/rules';
import type { CustomerUser } from '@quittance/sdk/stores';
import { Banner, Stack, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { RequestNotice } from '../../information-requests/request-notice.tsx';
import { useMember } from '../../session/member.ts';
import { MissingCard } from './missing-card.tsx';
import { StateGate } from './state-gate.tsx';
import { verificationTexts } from './texts.en.ts';
import { VerificationSide } from './verification-side.tsx';
import { Wizard } from './wizard.tsx';
import { useWizardTitle } from './wizard-title.ts';
import './verification.css';

function Verify({ user, state }: { readonly user: CustomerUser; readonly state: VerificationState }) {
  const { t } = useI18n(verificationTexts);
  const { constants } = useMember();
  const [isComplete, setComplete] = useState(false);
  const [page, setPage] = useState<string>();
  usePageTitle(useWizardTitle(page), constants.brandName);
  const isApproved = user.company?.verificationStatus === 'approved';
  return (
    <Screen
      title={t('verify.title')}
      lead={t(isApproved ? 'verify.leadPerson' : 'verify.lead')}
      brand={constants.brandName}
    >
      <div className="verification">
        <Stack>
          {state === 'denied' && (
            <Banner tone="danger" title={t('verify.deniedTitle')}>
              {t('verify.deniedText')}
            </Banner>
          )}
          <RequestNotice />
          {user.company?.isResubmissionRequested && (
            <Banner tone="warning" title={t('returned.title')}>
              {t('returned.text')}
            </Banner>
          )}
          {state === 'open' && user.role !== 'no-access' && <MissingCard />}
          {state === 'open' && <Wizard onComplete={setComplete} onPage={setPage} />}
        </Stack>
        <VerificationSide user={user} isOpen={state === 'open'} isComplete={isComplete} />
      </div>
    </Screen>
  );
}

/** What the verification still needs of the business and the person. */
export function VerifyScreen() {
  return <StateGate page="/verify">{(user, state) => <Verify user={user} state={state} />}</StateGate>;
}

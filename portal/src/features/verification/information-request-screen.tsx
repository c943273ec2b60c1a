import { useStore } from '@nanostores/react';
import { Redirect, Screen } from '@quittance/app-shell';
import { isInformationRequested } from '@quittance/sdk/rules';
import { Card, Stack, useI18n } from '@quittance/widgets/kit';
import { usePortal } from '../../portal.ts';
import { useMember } from '../../session/member.ts';
import { SupportContact } from '../../support-contact/support-contact.tsx';
import { CheckAgain } from './check-again.tsx';
import { StepsCard } from './steps-card.tsx';
import { verificationTexts } from './texts.en.ts';
import { verificationSteps } from './verification-steps.ts';
import './verification.css';

/** For people whom we asked for more information: shows for which step, and whom to write to. */
export function InformationRequestScreen() {
  const { t } = useI18n(verificationTexts);
  const { session } = usePortal();
  const { constants } = useMember();
  const state = useStore(session.$session);
  if (state.status !== 'signed-in') return null;
  // The page of the verification says what else there is.
  if (!isInformationRequested(state.user)) return <Redirect to="/verify" />;
  return (
    <Screen title={t('request.title')} lead={t('request.lead')} brand={constants.brandName} actions={<CheckAgain />}>
      <div className="verification">
        <Stack>
          <StepsCard steps={verificationSteps(state.user)} />
          <Card title={t('request.what')}>
            <Stack gap={3}>
              <p>{t('request.write')}</p>
              <SupportContact />
            </Stack>
          </Card>
        </Stack>
      </div>
    </Screen>
  );
}

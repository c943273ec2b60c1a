import { Screen } from '@quittance/app-shell';
import { Card, Stack, useI18n } from '@quittance/widgets/kit';
import { RequestNotice } from '../../information-requests/request-notice.tsx';
import { useMember } from '../../session/member.ts';
import { StateGate } from './state-gate.tsx';
import { verificationTexts } from './texts.en.ts';
import { VerificationSide } from './verification-side.tsx';
import { Wizard } from './wizard.tsx';
import './verification.css';

/** Says that everything was submitted, and what happens next. */
export function InReviewScreen() {
  const { t } = useI18n(verificationTexts);
  const { constants } = useMember();
  return (
    <StateGate page="/in-review">
      {(user) => (
        <Screen title={t('review.title')} lead={t('review.lead')} brand={constants.brandName}>
          <div className="verification">
            <Stack>
              <RequestNotice />
              {user.role === 'owner' ? (
                <Wizard />
              ) : (
                <Card title={t('review.next')}>
                  <Stack gap={3}>
                    <p>{t('review.email')}</p>
                    <p>{t('review.ask')}</p>
                  </Stack>
                </Card>
              )}
            </Stack>
            <VerificationSide user={user} isOpen={false} />
          </div>
        </Screen>
      )}
    </StateGate>
  );
}

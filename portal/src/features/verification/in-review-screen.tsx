import { Screen } from '@quittance/app-shell';
import type { CustomerUser } from '@quittance/sdk/stores';
import { Card, Stack, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { RequestNotice } from '../../information-requests/request-notice.tsx';
import { useMember } from '../../session/member.ts';
import { useHandedInTitle } from './handed-in-title.ts';
import { StateGate } from './state-gate.tsx';
import { verificationTexts } from './texts.en.ts';
import { VerificationSide } from './verification-side.tsx';
import { Wizard } from './wizard.tsx';
import './verification.css';

function InReview({ user }: { readonly user: CustomerUser }) {
  const { t } = useI18n(verificationTexts);
  const { constants } = useMember();
  const isOwner = user.role === 'owner';
  const [page, setPage] = useState<string>();
  const pageTitle = useHandedInTitle(page);
  // Owners come here over the pages that follow the hand-in. Until one is shown, the title says neither.
  const isLast = !isOwner || page === 'end';
  return (
    <Screen
      title={isLast ? t('review.title') : (pageTitle ?? t('verify.title'))}
      lead={isLast || page === 'congratulations' ? t('review.lead') : undefined}
      brand={constants.brandName}
    >
      <div className="verification">
        <Stack>
          <RequestNotice />
          {isOwner ? (
            <Wizard onPage={setPage} />
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
  );
}

/** Says that everything was submitted, and what happens next. */
export const InReviewScreen = () => <StateGate page="/in-review">{(user) => <InReview user={user} />}</StateGate>;

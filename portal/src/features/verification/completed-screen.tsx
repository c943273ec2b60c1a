import { PageLink, PlainFrame, Refusal, useBrand, useResource } from '@quittance/app-shell';
import { getVerification } from '@quittance/sdk/client';
import type { CustomerUser } from '@quittance/sdk/stores';
import { kitTexts, TextButton, useClient, useI18n } from '@quittance/widgets/kit';
import { useCallback } from 'react';
import { layoutTexts } from '../../layout/texts.en.ts';
import { SupportContact } from '../../support-contact/support-contact.tsx';
import { StateGate } from './state-gate.tsx';
import { verificationTexts } from './texts.en.ts';

/** What the end means for a role that may not move money. */
const textOf: Readonly<Partial<Record<CustomerUser['role'], 'completed.readOnly' | 'completed.noAccess'>>> = {
  'read-only': 'completed.readOnly',
  'no-access': 'completed.noAccess',
};

/** Says that the onboarding fee could not be charged, and leads to another card. The mail about it is easily missed. */
function FeeDue() {
  const { t } = useI18n(verificationTexts);
  const { t: kit } = useI18n(kitTexts);
  const client = useClient();
  const { data, error, refresh } = useResource(
    useCallback((signal) => client.request(getVerification, {}, { signal }), [client]),
  );
  if (error !== undefined) {
    return (
      <>
        {' '}
        {t('completed.feeUnknown')} <TextButton onClick={refresh}>{kit('tryAgain')}</TextButton>
      </>
    );
  }
  const fee = data?.steps.onboardingCheckout.data;
  // A card that is kept is charged again later.
  if (fee?.feeState !== 'due' || fee.card) return null;
  return (
    <>
      {' '}
      {t('completed.feeDue')} <PageLink to="/onboarding-checkout">{t('completed.addCard')}</PageLink>
    </>
  );
}

/** The end of the verification. */
export function VerificationCompletedScreen() {
  const { t } = useI18n(verificationTexts);
  const { t: layoutText } = useI18n(layoutTexts);
  return (
    <PlainFrame brand={useBrand()} foot={<SupportContact />}>
      <StateGate page="/verification-completed">
        {({ role }) => (
          <Refusal
            title={t('completed.title')}
            action={
              role === 'no-access'
                ? { to: '/user-settings', label: t('settings') }
                : { to: '/', label: layoutText('toDashboard') }
            }
          >
            {t(textOf[role] ?? 'completed.text')}
            {role === 'owner' && <FeeDue />}
          </Refusal>
        )}
      </StateGate>
    </PlainFrame>
  );
}

import { useStore } from '@nanostores/react';
import { PlainFrame, Refusal, useBrand } from '@quittance/app-shell';
import type { CustomerUser } from '@quittance/sdk/stores';
import { useI18n } from '@quittance/widgets/kit';
import { verificationFlow } from '../../guards/verification-flow.ts';
import { usePortal } from '../../portal.ts';
import { SupportContact } from '../../support-contact/support-contact.tsx';
import { verificationTexts } from './texts.en.ts';

/** The next step: a business, its handle, then the verification. */
function nextStep({ company }: CustomerUser) {
  if (company === null) return { to: '/create-business', key: 'start.create' } as const;
  const to = company.handle === undefined ? '/organization/complete-missing-information' : '/verify';
  return { to, key: 'start.begin' } as const;
}

/** Where a verification begins on a phone. */
export function StartVerificationScreen() {
  const { t } = useI18n(verificationTexts);
  const { session } = usePortal();
  const brand = useBrand();
  const state = useStore(session.$session);
  if (state.status !== 'signed-in') return null;
  const { to, key } = nextStep(state.user);
  return (
    <PlainFrame brand={brand} foot={<SupportContact />}>
      <Refusal title={t('start.title')} action={{ to, label: t(key) }}>
        {t(verificationFlow.isMobile('/start-verification') ? 'start.text' : 'start.textOnComputer')}
      </Refusal>
    </PlainFrame>
  );
}

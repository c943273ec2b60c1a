import { PlainFrame, Refusal, useBrand } from '@quittance/app-shell';
import type { CustomerUser } from '@quittance/sdk/stores';
import { useI18n } from '@quittance/widgets/kit';
import { layoutTexts } from '../../layout/texts.en.ts';
import { SupportContact } from '../../support-contact/support-contact.tsx';
import { StateGate } from './state-gate.tsx';
import { verificationTexts } from './texts.en.ts';

/** What the end means for a role that may not move money. */
const textOf: Readonly<Partial<Record<CustomerUser['role'], 'completed.readOnly' | 'completed.noAccess'>>> = {
  'read-only': 'completed.readOnly',
  'no-access': 'completed.noAccess',
};

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
          </Refusal>
        )}
      </StateGate>
    </PlainFrame>
  );
}

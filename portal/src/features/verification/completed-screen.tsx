import { PlainFrame, Refusal, useBrand } from '@quittance/app-shell';
import { useI18n } from '@quittance/widgets/kit';
import { layoutTexts } from '../../layout/texts.en.ts';
import { SupportContact } from '../../support-contact/support-contact.tsx';
import { StateGate } from './state-gate.tsx';
import { verificationTexts } from './texts.en.ts';

/** The end of the verification. */
export function VerificationCompletedScreen() {
  const { t } = useI18n(verificationTexts);
  const { t: layoutText } = useI18n(layoutTexts);
  return (
    <PlainFrame brand={useBrand()} foot={<SupportContact />}>
      <StateGate page="/verification-completed">
        {() => (
          <Refusal title={t('completed.title')} action={{ to: '/', label: layoutText('toDashboard') }}>
            {t('completed.text')}
          </Refusal>
        )}
      </StateGate>
    </PlainFrame>
  );
}

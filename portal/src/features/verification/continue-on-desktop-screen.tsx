import { PlainFrame, Refusal, useBrand } from '@quittance/app-shell';
import { CopyButton, useI18n } from '@quittance/widgets/kit';
import { SupportContact } from '../../support-contact/support-contact.tsx';
import { StateGate } from './state-gate.tsx';
import { verificationTexts } from './texts.en.ts';

/** For people who verified their business on a phone. */
export function ContinueOnDesktopScreen() {
  const { t } = useI18n(verificationTexts);
  const { origin } = location;
  return (
    <PlainFrame brand={useBrand()} foot={<SupportContact />}>
      <StateGate page="/verification-completed">
        {() => (
          <Refusal title={t('desktop.title')} action={{ to: '/', label: t('desktop.here') }}>
            {t('desktop.text')} {t('desktop.address')}: <strong>{origin}</strong>{' '}
            <CopyButton value={origin} label={t('desktop.copy')} />
          </Refusal>
        )}
      </StateGate>
    </PlainFrame>
  );
}

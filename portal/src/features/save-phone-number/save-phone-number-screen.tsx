import { useStore } from '@nanostores/react';
import { useQuery } from '@quittance/app-shell';
import { savePhoneNumber, sendPhoneVerificationSms, verifyPhoneNumber } from '@quittance/sdk/client';
import { useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { useCheckPhone } from '../../phone/use-check-phone.ts';
import { PlainPage } from '../../plain-page/plain-page.tsx';
import { usePortal } from '../../portal.ts';
import { SecuredOutcome } from '../user-settings/secured-outcome.tsx';
import { SavePhoneNumberView } from './save-phone-number-view.tsx';
import { savePhoneNumberTexts } from './texts.en.ts';

interface TextedCode {
  readonly number: string;
  readonly resendAt: Date;
}

/** Keeps and verifies the person's phone number. */
export function SavePhoneNumberScreen() {
  const { t } = useI18n(savePhoneNumberTexts);
  const { client, session, guard } = usePortal();
  const [query] = useQuery();
  const checkPhone = useCheckPhone();
  const state = useStore(session.$session);
  const [texted, setTexted] = useState<TextedCode>();
  const [isJustVerified, setJustVerified] = useState(false);
  if (state.status !== 'signed-in') return null;
  const { role, accountSecure } = state.user;
  const { phoneNumber = '', phoneNumberCountryIso, phoneNumberVerified } = state.user.profile;

  const sendCode = async (number: string) => {
    const { resendAt } = await client.request(sendPhoneVerificationSms, {});
    setTexted({ number, resendAt: new Date(resendAt) });
  };
  const save = async (number: string, countryIso: string) => {
    await client.request(savePhoneNumber, { body: { phoneNumber: number, countryIso } });
    await sendCode(number);
  };
  const verify = async (smsOtp: string) => {
    await client.request(verifyPhoneNumber, { body: { smsOtp } });
    setJustVerified(true);
    await session.reload();
  };
  return (
    <PlainPage title={t('title')}>
      <SavePhoneNumberView
        phoneNumber={phoneNumber}
        countryIso={phoneNumberCountryIso}
        isVerified={phoneNumberVerified}
        // The last step may be this one: Account Security redirects a secure account.
        outcome={isJustVerified && accountSecure && <SecuredOutcome role={role} />}
        next={guard.destinationAfterSignIn(query.get('next'))}
        texted={texted}
        checkPhone={checkPhone}
        onSave={save}
        onVerify={verify}
        onResend={() => sendCode(texted?.number ?? '')}
        onChangeNumber={() => setTexted(undefined)}
      />
    </PlainPage>
  );
}

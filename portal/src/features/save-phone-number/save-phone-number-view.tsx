import { OneTimeCodeForm, PageLink } from '@quittance/app-shell';
import { buttonClass, TextButton, useI18n } from '@quittance/widgets/kit';
import type { ReactNode } from 'react';
import type { CheckPhone } from '../../phone/use-check-phone.ts';
import { PhoneNumberForm } from './phone-number-form.tsx';
import { savePhoneNumberTexts } from './texts.en.ts';

interface SavePhoneNumberViewProps {
  /** As stored; empty when there is none. */
  readonly phoneNumber: string;
  /** Of the stored number. */
  readonly countryIso: string | undefined;
  readonly isVerified: boolean;
  /** Says that the account is secure now. */
  readonly outcome: ReactNode;
  /** Where the person goes afterwards. */
  readonly next: string;
  /** The last code, once one was texted. */
  readonly texted: { readonly number: string; readonly resendAt: Date } | undefined;
  readonly checkPhone: CheckPhone;
  readonly onSave: (number: string, countryIso: string) => Promise<void>;
  readonly onVerify: (code: string) => Promise<void>;
  readonly onResend: () => Promise<void>;
  readonly onChangeNumber: () => void;
}

/** The number, then its code, then the result. */
export function SavePhoneNumberView(props: SavePhoneNumberViewProps) {
  const { t } = useI18n(savePhoneNumberTexts);
  const { phoneNumber, isVerified, texted } = props;
  if (isVerified) {
    return (
      <>
        <p role="status">{t('verified', { number: phoneNumber })}</p>
        {props.outcome}
        <PageLink className={buttonClass({ variant: 'primary', size: 'large', block: true })} to={props.next}>
          {t('continue')}
        </PageLink>
      </>
    );
  }
  if (!texted) {
    return (
      <PhoneNumberForm
        phoneNumber={phoneNumber}
        countryIso={props.countryIso}
        checkPhone={props.checkPhone}
        onSubmit={props.onSave}
      />
    );
  }
  return (
    <OneTimeCodeForm
      title={t('title')}
      sentTo={texted.number}
      resendAt={texted.resendAt}
      onConfirm={props.onVerify}
      confirmLabel={t('verify')}
      onResend={props.onResend}
      leave={<TextButton onClick={props.onChangeNumber}>{t('otherNumber')}</TextButton>}
    />
  );
}

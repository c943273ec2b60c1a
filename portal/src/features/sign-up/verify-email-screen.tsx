import { useErrorText } from '@quittance/app-shell';
import { useI18n } from '@quittance/widgets/kit';
import { OtherWays } from './other-ways.tsx';
import { RequestLinkForm } from './request-link-form.tsx';
import { ResendLink } from './resend-link.tsx';
import { SignUpFrame } from './sign-up-frame.tsx';
import { signUpTexts } from './texts.en.ts';
import { useResendLink } from './use-resend-link.ts';

/** After sign-up: the link was mailed, and can be mailed again. */
export function VerifyEmailScreen() {
  const { t } = useI18n(signUpTexts);
  const errorText = useErrorText();
  const { pending, resend } = useResendLink();
  return (
    <SignUpFrame title={t('verify.title')}>
      {pending ? (
        <>
          <p>{t(pending.signUpId === undefined ? 'verify.requested' : 'verify.sent', { email: pending.email })}</p>
          <p className="q-muted">{t('verify.hint')}</p>
          <ResendLink resendAt={new Date(pending.resendAt)} onResend={() => resend()} describeError={errorText} />
        </>
      ) : (
        <RequestLinkForm onSubmit={resend} />
      )}
      <OtherWays />
    </SignUpFrame>
  );
}

import {
  errorCodeOf,
  mailedLink,
  RequestFailure,
  useErrorText,
  useMailedLink,
  useQuery,
  useResource,
} from '@quittance/app-shell';
import { verifyEmail, verifyUpdatedEmail } from '@quittance/sdk/client';
import { Button, Spinner, useI18n } from '@quittance/widgets/kit';
import { useCallback, useEffect, useState } from 'react';
import { usePortal } from '../../portal.ts';
import { usePendingSignUp } from '../../sign-up/use-pending-sign-up.ts';
import { LinkOutcome } from './link-outcome.tsx';
import { OtherWays } from './other-ways.tsx';
import { RequestLinkForm } from './request-link-form.tsx';
import { ResendLink } from './resend-link.tsx';
import { SignUpFrame } from './sign-up-frame.tsx';
import { signUpTexts } from './texts.en.ts';
import { useResendLink } from './use-resend-link.ts';

/** Refusals after which a new link helps. */
const needsNewLink: ReadonlySet<unknown> = new Set(['ExpiredVerificationLinkError', 'InvalidVerificationLinkError']);

/**
 * The page of the mailed link. A person confirms: mail scanners open links, too. The tab that signed up needs no question.
 */
export function ConfirmEmailScreen() {
  const { t } = useI18n(signUpTexts);
  const [query] = useQuery();
  const token = useMailedLink();
  const pendingSignUp = usePendingSignUp();
  const [isConfirmed, setConfirmed] = useState(() => pendingSignUp.read() !== null);
  const [isVerified, setVerified] = useState(false);
  return (
    <SignUpFrame title={t(isVerified ? 'confirm.verifiedTitle' : 'confirm.title')}>
      {token === '' && <NewLink reason={t('confirm.incomplete')} />}
      {token !== '' && !isConfirmed && (
        <>
          <p>{t('confirm.ask')}</p>
          <Button variant="primary" size="large" block onClick={() => setConfirmed(true)}>
            {t('confirm.submit')}
          </Button>
        </>
      )}
      {token !== '' && isConfirmed && (
        <Verification key={token} token={token} isInvited={query.has('invited')} onVerified={() => setVerified(true)} />
      )}
    </SignUpFrame>
  );
}

interface VerificationProps {
  readonly token: string;
  /** The link of an invited person who gave another e-mail than the invite's. */
  readonly isInvited: boolean;
  /** Called when the e-mail is verified, now or before. */
  readonly onVerified: () => void;
}

function Verification({ token, isInvited, onVerified }: VerificationProps) {
  const { t } = useI18n(signUpTexts);
  const errorText = useErrorText();
  const { client } = usePortal();
  const pendingSignUp = usePendingSignUp();
  const verification = useResource(
    useCallback(async () => {
      const verified = await client.request(isInvited ? verifyUpdatedEmail : verifyEmail, { body: { token } });
      pendingSignUp.clear();
      mailedLink.clear();
      return verified;
    }, [client, pendingSignUp, token, isInvited]),
  );
  const code = errorCodeOf(verification.error);
  const isVerified = verification.data !== undefined || code === 'UsedVerificationLinkError';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, not for a new function
  useEffect(() => {
    if (isVerified) onVerified();
  }, [isVerified]);
  if (verification.data) return <LinkOutcome>{t('confirm.verified', verification.data)}</LinkOutcome>;
  if (code === 'UsedVerificationLinkError') return <LinkOutcome>{t('confirm.used')}</LinkOutcome>;
  if (code === 'EmailInUseError') return <EmailInUse reason={errorText(verification.error)} />;
  if (needsNewLink.has(code)) return <NewLink reason={errorText(verification.error)} />;
  if (verification.error !== undefined) {
    return <RequestFailure error={verification.error} onRetry={verification.refresh} act="verify" />;
  }
  return <Spinner />;
}

/** Another sign-up with the address was verified first. */
function EmailInUse({ reason }: { readonly reason: string }) {
  return (
    <>
      <p role="alert">{reason}</p>
      <OtherWays />
    </>
  );
}

/** Says why a link doesn't work, and mails a new one. */
function NewLink({ reason }: { readonly reason: string }) {
  const errorText = useErrorText();
  const { t } = useI18n(signUpTexts);
  const { pending, wasSent, resend } = useResendLink();
  return (
    <>
      {pending && wasSent ? (
        <p role="status">{t('verify.requested', { email: pending.email })}</p>
      ) : (
        <p role="alert">{reason}</p>
      )}
      {pending ? (
        <ResendLink resendAt={new Date(pending.resendAt)} onResend={() => resend()} describeError={errorText} />
      ) : (
        <RequestLinkForm onSubmit={resend} />
      )}
    </>
  );
}

import { resendInvitedVerificationEmail, resendVerificationEmail } from '@quittance/sdk/client';
import { useState } from 'react';
import { usePortal } from '../../portal.ts';
import { usePendingSignUp } from '../../sign-up/use-pending-sign-up.ts';

/** Mails the link of a sign-up again, and remembers when that is allowed next. */
export function useResendLink() {
  const { client } = usePortal();
  const pendingSignUp = usePendingSignUp();
  const [pending, setPending] = useState(() => pendingSignUp.read());
  const [wasSent, setSent] = useState(false);
  /** @param email of a sign-up that this tab doesn't know; the remembered one when absent */
  const resend = async (email = pending?.email ?? '') => {
    const known = email === pending?.email ? pending : undefined;
    const signUpId = known?.signUpId;
    const { resendAt } = await client.request(
      known?.isInvited ? resendInvitedVerificationEmail : resendVerificationEmail,
      {
        body: { email, ...(signUpId !== undefined && { signUpId }) },
      },
    );
    const next = { ...known, email, resendAt };
    pendingSignUp.set(next);
    setPending(next);
    setSent(true);
  };
  return { pending, wasSent, resend };
}

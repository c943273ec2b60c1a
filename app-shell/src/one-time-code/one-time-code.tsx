import { useStore } from '@nanostores/react';
import { lazyPart } from '@quittance/widgets/kit';
import { useEffect } from 'react';
import { useApp } from '../app-context/app.ts';

/** Few calls take a code, so that no first screen waits for the dialog. */
const dialog = lazyPart(async () => (await import('./one-time-code-dialog.tsx')).OneTimeCodeDialog);

/** The one dialog of the app for one-time codes. Mount it once, around the pages. */
export function OneTimeCode() {
  const { codes, session } = useApp();
  const { step } = useStore(codes.$code);
  const state = useStore(session.$session);
  const isAsked = step === 'WAITING_OTP' || step === 'PROCESSING_OTP_AND_REQUEST';
  const { value: Dialog, retry } = dialog.useAttempt(isAsked);
  const hasFailed = retry !== undefined;
  useEffect(() => {
    // The call would wait for a code that nobody can enter.
    if (hasFailed) codes.cancel();
  }, [hasFailed, codes]);
  if (!Dialog || state.status !== 'signed-in') return null;
  return <Dialog codes={codes} email={state.user.email} />;
}

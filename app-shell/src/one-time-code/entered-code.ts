import type { OneTimeCodeStore } from '@quittance/sdk/stores';

/**
 * Sends the call with the code that was entered; resolves when the call is over.
 * @throws {ApiError} the reason for the refusal; the dialog then asks for another code
 */
export function confirmCode({ $code, submit }: OneTimeCodeStore, code: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let isSent = false;
    const stop = $code.listen((state) => {
      if (state.step === 'PROCESSING_OTP_AND_REQUEST') {
        isSent = true;
        return;
      }
      if (!isSent) return;
      stop();
      if (state.step === 'WAITING_OTP') reject(state.rejected);
      else resolve();
    });
    submit(code);
  });
}

/**
 * Mails another code.
 * @throws {ApiError} why none was mailed
 */
export async function resendCode({ $code, resend }: OneTimeCodeStore): Promise<void> {
  await resend();
  const state = $code.get();
  if (state.step === 'WAITING_OTP' && state.sendError !== undefined) throw state.sendError;
}

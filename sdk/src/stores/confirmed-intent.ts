import type { WritableAtom } from 'nanostores';
import type { AskForCode, CodeRequest } from '../client/index.ts';
import { assembleIntent, isLeft, type MoneyIntent, type MoneyIntentState, type SendOptions } from './money-intent.ts';
import type { OneTimeCodeState, OneTimeCodeStore } from './one-time-code.ts';

export interface ConfirmedSendOptions extends SendOptions {
  /** Options for `requestWithCode`. */
  readonly askForCode: AskForCode;
}

export interface ConfirmedIntentOptions<Content, Answer> {
  /** Asks only for the codes of this intent. */
  readonly codes: OneTimeCodeStore;
  /** Makes the call. */
  send(content: Content, options: ConfirmedSendOptions): Promise<Answer>;
}

type WaitingForCode = Extract<OneTimeCodeState, { readonly step: 'WAITING_OTP' }>;

/** Calls back each time that the store waits for a code, until the answer has arrived. */
async function askBy(
  { $code, ask }: OneTimeCodeStore,
  request: CodeRequest,
  onWaiting: (state: WaitingForCode) => void,
): Promise<string | null> {
  const stop = $code.listen((state) => state.step === 'WAITING_OTP' && onWaiting(state));
  try {
    return await ask(request);
  } finally {
    stop();
  }
}

interface CodeStep<Content, Answer> {
  readonly codes: OneTimeCodeStore;
  readonly content: Content;
  readonly signal: AbortSignal;
  readonly $intent: WritableAtom<MoneyIntentState<Content, Answer>>;
}

/**
 * Waits for the person to enter a code, and shows the wait as the intent's step `code`.
 * @param last the previous code
 * @throws the reason if the first code could not be mailed
 */
async function enterCode<Content, Answer>(
  { codes, content, signal, $intent }: CodeStep<Content, Answer>,
  request: CodeRequest,
  last: string,
): Promise<string | null> {
  const { rejected } = request;
  let mailFailure: { readonly error: unknown } | undefined;
  const otpCode = await askBy(codes, request, ({ resendAt, sendError }) => {
    if (signal.aborted || $intent.get().step === 'code') return;
    if (rejected) $intent.set({ step: 'code', content, rejected: { otpCode: last, error: rejected } });
    else if (resendAt) $intent.set({ step: 'code', content });
    else if (sendError !== undefined) {
      mailFailure = { error: sendError };
      codes.cancel();
    }
  });
  if (mailFailure) throw mailFailure.error;
  if (otpCode === null || signal.aborted) return null;
  $intent.set({ step: 'sending', content });
  return otpCode;
}

/** Creates a money intent whose command needs a one-time code: mails the code first, and asks again after a wrong one. */
export function createConfirmedIntent<Content, Answer>({
  codes,
  send,
}: ConfirmedIntentOptions<Content, Answer>): MoneyIntent<Content, Answer> {
  let otpCode: string | null = null;
  const intent = assembleIntent<Content, Answer>('preparing', (content, options, $intent) => {
    if ($intent.get().step === 'preparing') otpCode = null;
    const askForCode: AskForCode = async (request) => {
      const last = otpCode;
      if (last !== null) {
        // A check repeats the request with the previous code.
        if (!request.rejected) return last;
        // In the background nobody can enter another code.
        if (isLeft($intent.get())) throw request.rejected;
      }
      otpCode = await enterCode({ codes, content, signal: options.signal, $intent }, request, last ?? '');
      if (otpCode === null && !options.signal.aborted) intent.abort();
      return otpCode;
    };
    return send(content, { ...options, askForCode });
  });
  return intent;
}

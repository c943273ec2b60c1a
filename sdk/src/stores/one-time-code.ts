import { atom, type ReadableAtom } from 'nanostores';
import {
  type ApiError,
  type AskForCode,
  type Client,
  type CodeOrder,
  type CodeRequest,
  sendEmailCode,
} from '../client/index.ts';
import type { CodeSource } from '../contract/index.ts';

export type OneTimeCodeState =
  | { readonly step: 'IDLE' }
  | {
      readonly step: 'WAITING_OTP';
      /** Method and path of the call that the code is for. */
      readonly purpose: string;
      /** When a new code may be requested; absent until the first one was mailed. */
      readonly resendAt?: Date | undefined;
      /** Where the person finds the code; absent until the server has answered. */
      readonly codeSource?: CodeSource | undefined;
      /** Why the previous code was refused; absent once another one was mailed. */
      readonly rejected?: ApiError | undefined;
      /** Why no code could be mailed. */
      readonly sendError?: unknown;
    }
  | { readonly step: 'PROCESSING_OTP_AND_REQUEST'; readonly purpose: string }
  | { readonly step: 'OTP_AND_REQUEST_COMPLETED'; readonly purpose: string };

export interface OneTimeCodeStore {
  readonly $code: ReadableAtom<OneTimeCodeState>;
  /** The client's `askForCode`. One dialog at a time: a second call waits until the first is over. */
  readonly ask: AskForCode;
  /** The person typed a code. */
  submit(code: string): void;
  /** Mails another code. */
  resend(): Promise<void>;
  /** The person closed the dialog: the call is not made. */
  cancel(): void;
}

export function createOneTimeCodeStore(client: Pick<Client, 'request'>): OneTimeCodeStore {
  const $code = atom<OneTimeCodeState>({ step: 'IDLE' });
  let answer: ((code: string | null) => void) | null = null;
  let last: CodeRequest['finished'] = Promise.resolve();
  let current: CodeRequest['finished'] | null = null;
  let order: CodeOrder | null = null;
  /** What the dialog knows of the code that was asked for. */
  let asked: Pick<Extract<OneTimeCodeState, { step: 'WAITING_OTP' }>, 'resendAt' | 'codeSource'> = {};

  const updateWaiting = (change: Partial<Extract<OneTimeCodeState, { step: 'WAITING_OTP' }>>): void => {
    const state = $code.get();
    if (state.step === 'WAITING_OTP') $code.set({ ...state, ...change });
  };

  async function sendCode(signal?: AbortSignal): Promise<void> {
    if (!order || $code.get().step !== 'WAITING_OTP') return;
    const call = current;
    try {
      const sent = await client.request(sendEmailCode, { body: order }, signal ? { signal } : {});
      if (call !== current) return;
      asked = { resendAt: new Date(sent.resendAt), codeSource: sent.codeSource };
      updateWaiting({ ...asked, rejected: undefined });
    } catch (sendError) {
      // The dialog may be another call's by now.
      if (call === current) updateWaiting({ sendError });
    }
  }

  function waitForCode({ signal }: CodeRequest): Promise<string | null> {
    return new Promise((resolve) => {
      const settle = (code: string | null): void => {
        signal.removeEventListener('abort', giveUp);
        answer = null;
        resolve(code);
      };
      const giveUp = (): void => settle(null);
      signal.addEventListener('abort', giveUp, { once: true });
      answer = settle;
    });
  }

  /** Reserves the dialog for a call as soon as it is free, until the call is over. */
  async function takeTurn(request: CodeRequest): Promise<void> {
    const before = last;
    last = Promise.all([before, request.finished]).then(() => undefined);
    await before;
    current = request.finished;
    asked = {};
    void request.finished.then(() => {
      const state = $code.get();
      current = null;
      $code.set(
        state.step === 'PROCESSING_OTP_AND_REQUEST'
          ? { ...state, step: 'OTP_AND_REQUEST_COMPLETED' }
          : { step: 'IDLE' },
      );
    });
  }

  async function ask(request: CodeRequest): Promise<string | null> {
    const { purpose, rejected, signal, finished } = request;
    if (current !== finished) await takeTurn(request);
    if (signal.aborted) return null;
    order = request.order;
    $code.set({ step: 'WAITING_OTP', purpose, ...asked, rejected });
    const entered = waitForCode(request);
    // Mail no new code after a refused one: the person may only have mistyped it.
    if (!rejected) void sendCode(signal);
    const code = await entered;
    if (code !== null) $code.set({ step: 'PROCESSING_OTP_AND_REQUEST', purpose });
    return code;
  }

  return {
    $code,
    ask,
    submit: (code) => answer?.(code),
    resend: () => {
      updateWaiting({ sendError: undefined });
      return sendCode();
    },
    cancel: () => answer?.(null),
  };
}

import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import { ApiError, isSessionLost, newIdempotencyKey } from '../client/index.ts';

/** A one-time code that the server refused. */
export interface RejectedCode {
  readonly otpCode: string;
  readonly error: ApiError;
}

/**
 * How far a command that moves money has come. `content` is what it was submitted with.
 *
 * - `preparing`: the one-time code is being mailed; `code`: the person has to enter it. Nothing was sent yet
 * - `unknown`: the answer was lost, which is neither success nor failure. `isLeft`: the person went on elsewhere, so an
 *   outcome may not interrupt them
 * - `settled`: the server did it; `refused`: it did not, or the code could not be mailed
 */
export type MoneyIntentState<Content, Answer> =
  | { readonly step: 'idle' }
  | { readonly step: 'preparing'; readonly content: Content }
  | { readonly step: 'code'; readonly content: Content; readonly rejected?: RejectedCode }
  | { readonly step: 'sending'; readonly content: Content }
  | {
      readonly step: 'unknown';
      readonly content: Content;
      /** Why there is no answer. */
      readonly error: unknown;
      readonly isChecking: boolean;
      readonly isLeft: boolean;
    }
  | { readonly step: 'settled'; readonly content: Content; readonly answer: Answer; readonly isLeft: boolean }
  | { readonly step: 'refused'; readonly content: Content; readonly error: unknown; readonly isLeft: boolean };

/** What a command is sent with besides its content. */
export interface SendOptions {
  /** The same each time that this intent is sent. */
  readonly idempotencyKey: string;
  /** Aborted only while nothing was sent. */
  readonly signal: AbortSignal;
}

export interface MoneyIntent<Content, Answer> {
  readonly $intent: ReadableAtom<MoneyIntentState<Content, Answer>>;
  /**
   * Sends the command under a new idempotency key. Ignored while one is under way or its outcome is unknown: nothing else
   * may move money until `check` has told. Never rejects: `$intent` tells.
   */
  submit(content: Content): Promise<void>;
  /** Sends a command whose answer was lost once more, unchanged. It is answered as the first time, or done if it never arrived. */
  check(): Promise<void>;
  /** Checks for a person who left: whatever comes of it keeps `isLeft`. */
  checkInBackground(): Promise<void>;
  /** Gives up as long as nothing was sent. Ignored afterwards. */
  abort(): void;
  /**
   * The person closed what shows the intent. Before it is sent that gives it up; an unknown outcome stays, as `isLeft`; an
   * outcome was seen. Ignored while an answer is awaited.
   */
  leave(): void;
}

/** How an intent of some kind sends its command. It may show a code step meanwhile. */
type SendShowing<Content, Answer> = (
  content: Content,
  options: SendOptions,
  $intent: WritableAtom<MoneyIntentState<Content, Answer>>,
) => Promise<Answer>;

/**
 * Whether an error leaves open what became of a command. That also holds for a repetition that was turned away before
 * anybody looked for the outcome of the first request.
 */
const isOutcomeUnknown = (error: unknown, isRepetition: boolean): boolean =>
  error instanceof ApiError
    ? error.kind === 'unknown-outcome' || (isRepetition && (error.retryable || isSessionLost(error)))
    : isRepetition;

/** An intent that begins with this step. For the kinds of intents; others take `createMoneyIntent`. */
export function assembleIntent<Content, Answer>(
  firstStep: 'preparing' | 'sending',
  send: SendShowing<Content, Answer>,
): MoneyIntent<Content, Answer> {
  const $intent = atom<MoneyIntentState<Content, Answer>>({ step: 'idle' });
  let idempotencyKey: string;
  let controller: AbortController;

  async function transmit(content: Content): Promise<void> {
    const { signal } = controller;
    let outcome: MoneyIntentState<Content, Answer>;
    try {
      const answer = await send(content, { idempotencyKey, signal }, $intent);
      outcome = { step: 'settled', content, answer, isLeft: isLeft($intent.get()) };
    } catch (error) {
      outcome = afterFailure($intent.get(), content, error);
    }
    if (!signal.aborted) $intent.set(outcome);
  }

  async function submit(content: Content): Promise<void> {
    const { step } = $intent.get();
    if (step !== 'idle' && step !== 'settled' && step !== 'refused') return;
    idempotencyKey = newIdempotencyKey();
    controller = new AbortController();
    $intent.set({ step: firstStep, content });
    await transmit(content);
  }

  async function check(isSeen: boolean): Promise<void> {
    const state = $intent.get();
    if (state.step !== 'unknown') return;
    $intent.set({ ...state, isChecking: true, isLeft: state.isLeft && !isSeen });
    if (!state.isChecking) await transmit(state.content);
  }

  function abort(): void {
    const { step } = $intent.get();
    if (step !== 'preparing' && step !== 'code') return;
    controller.abort();
    $intent.set({ step: 'idle' });
  }

  function leave(): void {
    const state = $intent.get();
    if (state.step === 'settled' || state.step === 'refused') $intent.set({ step: 'idle' });
    else if (state.step === 'unknown' && !state.isChecking) $intent.set({ ...state, isLeft: true });
    else abort();
  }

  return { $intent, submit, check: () => check(true), checkInBackground: () => check(false), abort, leave };
}

/** Whether the person left an intent whose answer is missing. */
export const isLeft = (state: MoneyIntentState<unknown, unknown>): boolean => state.step === 'unknown' && state.isLeft;

function afterFailure<Content>(
  state: MoneyIntentState<unknown, unknown>,
  content: Content,
  error: unknown,
): MoneyIntentState<Content, never> {
  const failed = { content, error, isLeft: isLeft(state) };
  if (isOutcomeUnknown(error, state.step === 'unknown')) return { ...failed, step: 'unknown', isChecking: false };
  return { ...failed, step: 'refused' };
}

/**
 * One command at a time that moves money, from the decision to its outcome. Owns the idempotency key.
 * @param send makes the call
 */
export const createMoneyIntent = <Content, Answer>(
  send: (content: Content, options: SendOptions) => Promise<Answer>,
): MoneyIntent<Content, Answer> => assembleIntent('sending', send);

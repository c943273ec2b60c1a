import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import { ApiError, isSessionLost, newIdempotencyKey } from '../client/index.ts';

/** A one-time code that the server refused. */
export interface RejectedCode {
  readonly otpCode: string;
  readonly error: ApiError;
}

/**
 * State of a command that moves money. `content` is the submitted content.
 *
 * - `preparing`: the one-time code is being mailed; `code`: the person has to enter it. The command was not sent yet
 * - `unknown`: the answer was lost, which is neither success nor failure. `isLeft`: the person left, so the outcome must
 *   not interrupt them
 * - `settled`: the server executed it; `refused`: the server did not, or the code could not be mailed
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

/** Options for sending a command, besides its content. */
export interface SendOptions {
  /** The same for every attempt of this intent. */
  readonly idempotencyKey: string;
  /** Aborts only before the command is sent. */
  readonly signal: AbortSignal;
}

export interface MoneyIntent<Content, Answer> {
  readonly $intent: ReadableAtom<MoneyIntentState<Content, Answer>>;
  /**
   * Sends the command with a new idempotency key. Ignored while a command is under way or its outcome is unknown: no
   * other command may move money until `check` has found the outcome. Never rejects: errors are in `$intent`.
   */
  submit(content: Content): Promise<void>;
  /**
   * Repeats a command whose answer was lost, unchanged. The server repeats its first answer, or executes the command if
   * it never arrived.
   */
  check(): Promise<void>;
  /** Checks for a person who left: the outcome keeps `isLeft`. */
  checkInBackground(): Promise<void>;
  /** Cancels before the command is sent. Ignored afterwards. */
  abort(): void;
  /**
   * Call it when the person closes the view of the intent. Before the command is sent, it cancels. An unknown outcome
   * stays, with `isLeft`. After an outcome, the state becomes `idle`. Ignored while waiting for an answer.
   */
  leave(): void;
}

/** Sends the command of one kind of intent. May set the step `code` meanwhile. */
type SendShowing<Content, Answer> = (
  content: Content,
  options: SendOptions,
  $intent: WritableAtom<MoneyIntentState<Content, Answer>>,
) => Promise<Answer>;

/**
 * Whether the outcome of a command is unknown after an error. This includes a repetition that was refused before the
 * server looked up the outcome of the first request.
 */
const isOutcomeUnknown = (error: unknown, isRepetition: boolean): boolean =>
  error instanceof ApiError
    ? error.kind === 'unknown-outcome' || (isRepetition && (error.retryable || isSessionLost(error)))
    : isRepetition;

/** Creates an intent that begins with this step. Only for the kinds of intents; use `createMoneyIntent` elsewhere. */
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
 * Creates an intent: one command at a time that moves money, from the decision to its outcome. Owns the idempotency key.
 * @param send makes the call
 */
export const createMoneyIntent = <Content, Answer>(
  send: (content: Content, options: SendOptions) => Promise<Answer>,
): MoneyIntent<Content, Answer> => assembleIntent('sending', send);

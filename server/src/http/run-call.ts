import { isCheckedFirst } from '@quittance/sdk/contract';
import { type Admission, type CallContext, codePurpose, Refusal } from '../kernel/index.ts';
import type { DeclaredRoute } from './declared-routes.ts';
import { findOutcome, hashRequest, idempotencyScope, type OnceOnly, type Outcome } from './idempotency.ts';
import type { OneTimeCodeAttempt, OneTimeCodes } from './ports.ts';
import type { RawInput, ValidInput } from './read-input.ts';
import { retryTransaction } from './retry-transaction.ts';
import { type CallResult, type Change, runOnce } from './run-once.ts';
import type { RunnableHandler } from './runnable-handler.ts';

/** A permitted call with everything needed to run it. */
export interface PermittedCall {
  readonly route: DeclaredRoute;
  readonly handler: RunnableHandler;
  readonly oneTimeCodes: OneTimeCodes;
  /** Limits concurrent exactly-once calls. */
  readonly admission: Admission;
  readonly context: CallContext;
  readonly raw: RawInput;
  readonly input: ValidInput;
  /** The `otp-code` header. */
  readonly otpCode: string | undefined;
  /** Drops the cookies of a rolled-back attempt. */
  readonly resetCookies: () => void;
}

/** Runs a call's handler as its declaration requires: with or without a transaction, a code, an idempotency key. */
export async function runCall(permitted: PermittedCall): Promise<CallResult> {
  if (permitted.route.call.method === 'GET') return runReading(permitted);
  const key = permitted.route.call.exactlyOnce ? permitted.context.idempotencyKey : undefined;
  const once = key === undefined ? undefined : onceOnly(permitted, key);
  const earlier = once && (await findOutcome(permitted.context.db, once));
  if (earlier) return { outcome: earlier, isRepeated: true };
  return runWriting(permitted, once);
}

async function runReading({ handler, context, input }: PermittedCall): Promise<CallResult> {
  const prepared = await handler.prepare?.(context, input);
  return { outcome: { data: await handler.run(context, input, prepared) }, isRepeated: false };
}

async function runWriting(permitted: PermittedCall, once: OnceOnly | undefined): Promise<CallResult> {
  const { route, context, handler, input } = permitted;
  const check = await checkCode(permitted, once);
  if ('earlier' in check) return { outcome: check.earlier, isRepeated: true };
  const { challengeId } = check;
  // Without the client's key, one code identifies one intention.
  const onceByKeyOrCode =
    once ?? (route.call.exactlyOnce && challengeId !== undefined ? onceOnly(permitted, challengeId) : undefined);
  const keyed = onceByKeyOrCode ? { ...context, idempotencyKey: onceByKeyOrCode.key } : context;
  const prepared = await handler.prepare?.(keyed, input);
  const change: Change = {
    context,
    oneTimeCodes: permitted.oneTimeCodes,
    challengeId,
    async work(transaction) {
      permitted.resetCookies();
      return await handler.run({ ...keyed, db: transaction }, input, prepared);
    },
  };
  const run = () => (onceByKeyOrCode ? runOnce(change, onceByKeyOrCode) : runWithoutKey(change));
  // Before taking a connection: a call that waits for a balance must not occupy one.
  const running = route.call.exactlyOnce ? permitted.admission.run(contendedKeys(permitted, prepared), run) : run();
  return handler.abandon ? orAbandoned(running, () => handler.abandon?.(keyed, prepared), context) : running;
}

/** Undoes what was prepared for a call that failed. A second failure must not hide the first. */
async function orAbandoned(
  running: Promise<CallResult>,
  abandon: () => Promise<void> | undefined,
  { app, requestId }: CallContext,
): Promise<CallResult> {
  try {
    return await running;
  } catch (error) {
    await Promise.resolve(abandon()).catch((failure: unknown) => {
      app.log.error({ err: failure, requestId }, 'what a failed call had prepared could not be undone');
    });
    throw error;
  }
}

function contendedKeys({ handler, context }: PermittedCall, prepared: unknown): readonly string[] {
  const own = 'organizationId' in context.actor ? [context.actor.organizationId ?? ''] : [];
  return [...new Set(handler.contendsFor?.(context, prepared) ?? own)];
}

type CodeCheck = { readonly challengeId: string | undefined } | { readonly earlier: Outcome };

/**
 * Checks the code of a call that requires one. If the code is used up, this request may repeat one that was still
 * running when its outcome was looked up, or one without a key, which its code identifies. That outcome then replaces
 * the refusal.
 */
async function checkCode(permitted: PermittedCall, once: OnceOnly | undefined): Promise<CodeCheck> {
  const { route, context, otpCode, oneTimeCodes } = permitted;
  const { call } = route;
  if (!isCheckedFirst(call.otp)) return { challengeId: undefined };
  if (!('userId' in context.actor)) throw new Refusal('UnauthenticatedError', 'Sign in to make this call.');
  if (!otpCode) throw new Refusal('OtpRequiredError', 'Send the one-time code as header otp-code.');
  const { params, body } = permitted.input;
  const purpose = codePurpose(call, { fields: { ...params, ...body }, actor: context.actor });
  const attempt = { userId: context.actor.userId, purpose, code: otpCode };
  try {
    return await oneTimeCodes.check(context.db, attempt, context);
  } catch (error) {
    const earlier = once ? await findOutcome(context.db, once) : await findOutcomeOfCode(permitted, attempt);
    if (earlier) return { earlier };
    throw error;
  }
}

/** Finds the outcome of the same request, sent without a key, that used up this code; null for any other request. */
async function findOutcomeOfCode(permitted: PermittedCall, attempt: OneTimeCodeAttempt): Promise<Outcome | null> {
  const { context, oneTimeCodes, route } = permitted;
  const used = route.call.exactlyOnce ? await oneTimeCodes.findUsed(context.db, attempt) : null;
  if (!used) return null;
  try {
    return await findOutcome(context.db, onceOnly(permitted, used.challengeId));
  } catch (error) {
    // The caller sent no key: a used-up code tells them more than a key conflict would.
    if (error instanceof Refusal) return null;
    throw error;
  }
}

const runWithoutKey = ({ context, oneTimeCodes, challengeId, work }: Change): Promise<CallResult> =>
  retryTransaction(context.db, async (transaction) => {
    if (challengeId !== undefined) await oneTimeCodes.consume(transaction, challengeId, context);
    return { outcome: { data: await work(transaction) }, isRepeated: false };
  });

const onceOnly = ({ context, route, raw }: PermittedCall, key: string): OnceOnly => ({
  scope: idempotencyScope(context.actor),
  key,
  call: route.name,
  requestHash: hashRequest(route.name, raw),
});

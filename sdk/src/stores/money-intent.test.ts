import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorFields } from '../client/index.ts';
import { createMoneyIntent, type MoneyIntent, type SendOptions } from './index.ts';

const failed = (fields: Partial<ApiErrorFields>) =>
  new ApiError({ kind: 'refused', code: 'InvoiceStateError', message: '', status: 409, ...fields });
const lost = failed({ kind: 'unknown-outcome', code: 'UnknownOutcomeError', status: 0 });
const refused = failed({ code: 'InsufficientFundsError' });

interface Sending {
  readonly content: string;
  readonly options: SendOptions;
  answer(value: string): Promise<void>;
  fail(error: unknown): Promise<void>;
}

/** Creates an intent whose calls the test answers. */
function setUp() {
  const calls: Sending[] = [];
  const intent = createMoneyIntent<string, string>((content, options) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    // Wait until the store has handled the answer.
    const taken = () => new Promise<void>((done) => setImmediate(done));
    calls.push({
      content,
      options,
      answer(value) {
        resolve(value);
        return taken();
      },
      fail(error) {
        reject(error);
        return taken();
      },
    });
    return promise;
  });
  const call = (index: number): Sending => calls[index] as Sending;
  return { intent, calls, call, keys: () => calls.map(({ options }) => options.idempotencyKey) };
}

const stepOf = ({ $intent }: MoneyIntent<unknown, unknown>) => $intent.get().step;

/** Creates an intent whose first answer was lost. */
async function setUpUnknown() {
  const set = setUp();
  void set.intent.submit('ten');
  await set.call(0).fail(lost);
  return set;
}

describe('a money intent', () => {
  it('is settled once the server has answered', async () => {
    const { intent, call } = setUp();
    expect(stepOf(intent)).toBe('idle');
    void intent.submit('ten');
    expect(intent.$intent.get()).toEqual({ step: 'sending', content: 'ten' });
    await call(0).answer('done');
    expect(intent.$intent.get()).toEqual({ step: 'settled', content: 'ten', answer: 'done', isLeft: false });
  });

  it('is refused after a refusal, and after a bug before the first request', async () => {
    for (const error of [refused, new TypeError('bug')]) {
      const { intent, call } = setUp();
      void intent.submit('ten');
      await call(0).fail(error);
      expect(intent.$intent.get()).toEqual({ step: 'refused', content: 'ten', error, isLeft: false });
    }
  });

  it('sends once, however often the button is pressed', () => {
    const { intent, calls } = setUp();
    void intent.submit('ten');
    void intent.submit('ten');
    void intent.submit('twenty');
    expect(calls.map(({ content }) => content)).toEqual(['ten']);
  });

  it('can’t be cancelled or left while it is being sent', () => {
    const { intent, call } = setUp();
    void intent.submit('ten');
    intent.abort();
    intent.leave();
    expect(stepOf(intent)).toBe('sending');
    expect(call(0).options.signal.aborted).toBe(false);
  });

  it.each([
    ['settled', (sending: Sending) => sending.answer('done')],
    ['refused', (sending: Sending) => sending.fail(refused)],
  ])('uses a new key after it was %s, not earlier', async (step, finish) => {
    const { intent, call, keys } = setUp();
    void intent.submit('ten');
    await finish(call(0));
    expect(stepOf(intent)).toBe(step);
    void intent.submit('ten');
    expect(new Set(keys()).size).toBe(2);
    expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is idle again when the person leaves after the outcome', async () => {
    const { intent, call } = setUp();
    void intent.submit('ten');
    await call(0).answer('done');
    intent.leave();
    expect(intent.$intent.get()).toEqual({ step: 'idle' });
  });
});

describe('a money intent whose answer was lost', () => {
  it('is neither settled nor refused', async () => {
    const { intent } = await setUpUnknown();
    expect(intent.$intent.get()).toEqual({
      step: 'unknown',
      content: 'ten',
      error: lost,
      isChecking: false,
      isLeft: false,
    });
  });

  it('sends no other command before its outcome is known', async () => {
    const { intent, calls } = await setUpUnknown();
    await intent.submit('ten');
    await intent.submit('twenty');
    intent.abort();
    expect(calls).toHaveLength(1);
    expect(intent.$intent.get()).toMatchObject({ step: 'unknown', content: 'ten' });
  });

  it('is checked by repeating it unchanged, one request at a time', async () => {
    const { intent, calls, call, keys } = await setUpUnknown();
    void intent.check();
    void intent.check();
    void intent.checkInBackground();
    expect(intent.$intent.get()).toMatchObject({ isChecking: true, isLeft: false });
    expect(calls).toHaveLength(2);
    await call(1).fail(lost);
    expect(intent.$intent.get()).toMatchObject({ step: 'unknown', isChecking: false });
    void intent.check();
    await call(2).answer('done');
    expect(intent.$intent.get()).toMatchObject({ step: 'settled', answer: 'done', isLeft: false });
    expect(new Set(keys()).size).toBe(1);
    expect(new Set(calls.map(({ content }) => content))).toEqual(new Set(['ten']));
  });

  it('can’t be left during a check', async () => {
    const { intent } = await setUpUnknown();
    void intent.check();
    intent.leave();
    expect(intent.$intent.get()).toMatchObject({ isChecking: true, isLeft: false });
  });

  it.each([
    ['settles', (sending: Sending) => sending.answer('done'), 'settled'],
    ['is refused', (sending: Sending) => sending.fail(refused), 'refused'],
    ['is lost again', (sending: Sending) => sending.fail(lost), 'unknown'],
  ])('stays left when it %s in the background', async (_how, finish, step) => {
    const { intent, call } = await setUpUnknown();
    intent.leave();
    expect(intent.$intent.get()).toMatchObject({ step: 'unknown', isChecking: false, isLeft: true });
    void intent.checkInBackground();
    await finish(call(1));
    expect(intent.$intent.get()).toMatchObject({ step, isLeft: true });
  });

  it('shows the outcome of a running check to a person who comes back', async () => {
    const { intent, calls, call } = await setUpUnknown();
    intent.leave();
    void intent.checkInBackground();
    void intent.check();
    expect(calls).toHaveLength(2);
    expect(intent.$intent.get()).toMatchObject({ step: 'unknown', isChecking: true, isLeft: false });
    await call(1).answer('done');
    expect(intent.$intent.get()).toMatchObject({ step: 'settled', isLeft: false });
  });

  it.each([
    ['a refusal of the command', 'refused', refused],
    ['a session that has ended', 'unknown', failed({ code: 'UnauthenticatedError', status: 401 })],
    ['no session from the host', 'unknown', failed({ code: 'SessionUnavailableError', status: 0 })],
    ['a busy service', 'unknown', failed({ code: 'ServiceBusyError', status: 503, retryable: true })],
    ['a bug', 'unknown', new TypeError('bug')],
  ])('after %s, which refuses a first request, is %s', async (_what, step, error) => {
    const first = setUp();
    void first.intent.submit('ten');
    await first.call(0).fail(error);
    expect(stepOf(first.intent)).toBe('refused');

    const { intent, call } = await setUpUnknown();
    void intent.check();
    await call(1).fail(error);
    expect(stepOf(intent)).toBe(step);
  });

  it('checks nothing when no answer was lost', async () => {
    const { intent, calls } = setUp();
    await intent.check();
    await intent.checkInBackground();
    expect(calls).toEqual([]);
  });
});

import { type Call, type CallName, type Fields, type Grant, grantsOf, isCheckedFirst } from '@quittance/sdk/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../db/index.ts';
import { issueCode } from '../identity/session-fixtures.ts';
import { wrongFor } from '../identity/sign-in-fixtures.ts';
import { type Actor, codePurpose, type Surface } from '../kernel/index.ts';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { callerKindNames, callerKinds, callsOn, mayMake } from './access-table.ts';
import { type AccessScene, type Caller, createAccessScene } from './testing/access-scene.ts';
import { minimalInput } from './testing/minimal-input.ts';
import { createVisits, type Visits } from './testing/visits.ts';

const database = testDatabase();
// Handlers that don't run answer nothing.
const app = testApp(database, { checkAnswers: false });
let scene: AccessScene;
let visits: Visits;

beforeAll(async () => {
  scene = await createAccessScene(app);
  visits = createVisits({ app });
});

interface Route {
  readonly surface: Surface;
  readonly name: CallName;
  readonly call: Call;
}

const routes: readonly Route[] = (['portal', 'admin'] as const).flatMap((surface) =>
  callsOn(surface).map(({ name, call }) => ({ surface, name, call })),
);
const takes = ({ call }: Route, kinds: readonly Grant['kind'][]): boolean =>
  grantsOf(call.access).some(({ kind }) => kinds.includes(kind));
const sessions = ['customer', 'intermediate', 'staff', 'staff-intermediate'] as const;

/** Somebody with a session who may make the call. */
function callerOf({ call, surface }: Route): Caller {
  const name =
    callerKindNames.find((kind) => 'surface' in callerKinds[kind] && mayMake(kind, call, surface)) ?? expect.fail();
  return scene.callers[name];
}

/** What a code is bound to of the caller. */
const actorOf = (surface: Surface) =>
  (surface === 'portal'
    ? { kind: 'customer', organizationId: scene.own.organizationId }
    : { kind: 'staff' }) as unknown as Actor;

const refusal = (status: number, code: string, message: string) => ({
  status,
  isReached: false,
  refusal: { code, message, validations: [] },
});

describe('a page of another site', () => {
  const changing = routes.filter(
    (route) => route.call.method !== 'GET' && !route.call.anyOrigin && takes(route, [...sessions, 'public']),
  );

  it.each(changing)('is refused $name on the $surface listener with a person’s cookies', async (route) => {
    const { call, surface } = route;
    const input = minimalInput(call, scene.own.ids);
    for (const origin of ['https://evil.example', 'null', `${app.config.publicUrl}.evil.example`]) {
      const answer = await visits.make(call, input, { caller: callerOf(route), surface, origin });
      expect(answer).toEqual(refusal(403, 'ForbiddenOriginError', 'This page may not make this call.'));
    }
  });
});

describe('without credentials', () => {
  const signIn = refusal(401, 'UnauthenticatedError', 'Sign in to make this call.');
  const nobody: Caller = { headers: {} };

  // A call of guests and partners' pages asks a caller without a bearer token for an invite.
  const asksForSignIn = (route: Route): boolean =>
    takes(route, [...sessions, 'api-key']) || (takes(route, ['embed']) && !takes(route, ['guest']));

  it.each(routes.filter(asksForSignIn))(
    '$name on the $surface listener is answered in the same words as any other call',
    async ({ call, surface }) => {
      const input = minimalInput(call, scene.own.ids);
      const userId = scene.own.ids.usr ?? expect.fail();
      expect(await visits.make(call, input, { caller: nobody, surface, userId })).toEqual(signIn);
      const forged = {
        headers: { cookie: 'quittance_session=x; quittance_staff_session=x', authorization: 'Bearer x' },
      };
      expect(await visits.make(call, input, { caller: forged, surface, userId })).toEqual(signIn);
    },
  );

  it.each(routes.filter((route) => takes(route, ['guest'])))('$name asks for the guest’s token', async (route) => {
    const { call, surface } = route;
    const answer = await visits.make(call, minimalInput(call, scene.own.ids), { caller: nobody, surface });
    expect(answer).toEqual(refusal(401, 'InvalidInviteTokenError', 'Send a valid invoice-invite-token.'));
  });
});

describe('a call that takes a one-time code', () => {
  const withCode = routes.filter(({ call }) => isCheckedFirst(call.otp));

  it.each(withCode)('$name needs one, the right one, and once', async (route) => {
    const { call, surface } = route;
    const caller = callerOf(route);
    const input = minimalInput(call, scene.own.ids);
    const purpose = codePurpose(call, { fields: { ...input.params, ...input.body }, actor: actorOf(surface) });
    const { code = '' } = await inTransaction(app.db, (transaction) =>
      issueCode(transaction, { userId: caller.userId ?? '', purpose }),
    );
    const ask = async (otpCode?: string) =>
      visits.make(call, input, { caller, surface, ...(otpCode !== undefined && { otpCode }) });
    expect(await ask()).toEqual(refusal(403, 'OtpRequiredError', 'Send the one-time code as header otp-code.'));
    expect(await ask(wrongFor(code))).toEqual(refusal(403, 'InvalidOtpError', 'The code is not right.'));
    expect(await ask(code)).toEqual({ status: 200, isReached: true });
    // A repeated payment is answered like the first and moves nothing again.
    const repeated = call.exactlyOnce
      ? { status: 200, isReached: false }
      : refusal(403, 'InvalidOtpError', 'This code was used already. Request a new one.');
    expect(await ask(code)).toEqual(repeated);
  });
});

describe('a field that a call does not have', () => {
  const parts = ['params', 'query', 'body'] as const;
  const surplus = { surplusField: 'surplus' };

  it.each(routes.filter(({ call }) => parts.some((part) => call[part])))(
    'is dropped by $name before the handler',
    ({ call }) => {
      const input = minimalInput(call);
      for (const part of parts) {
        const fields: Fields | undefined = call[part];
        const read = fields?.safeParse({ ...input[part], ...surplus });
        expect(read?.data ?? {}).not.toHaveProperty('surplusField');
        expect(read?.error).toBeUndefined();
      }
    },
  );
});

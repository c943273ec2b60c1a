import { type Call, codeFieldsOf, contract, grantsOf } from '@quittance/sdk/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { callsOn } from './access-table.ts';
import { type AccessScene, type Caller, createAccessScene } from './testing/access-scene.ts';
import { type IdField, idFieldsOf, withId } from './testing/id-fields.ts';
import { type MinimalInput, minimalInput, missingId } from './testing/minimal-input.ts';
import { createVisits, everyCode, type Visits } from './testing/visits.ts';

const database = testDatabase();
const app = testApp(database);
let scene: AccessScene;
let visits: Visits;

beforeAll(async () => {
  scene = await createAccessScene(app);
  visits = createVisits({ app, ports: everyCode(), runs: () => true });
});

/** The callers of the first company who may make a call. Staff see every company, so theirs are left out. */
function callersOf({ access }: Call): readonly Caller[] {
  const { own, callers } = scene;
  const keyOf = {
    'invoices:write': callers.writingKey,
    'invoices:read': callers.readingKey,
    'embed-sessions:write': callers.embeddingKey,
    'customers:write': callers.customersKey,
  };
  const embedOf = {
    invoice: callers.embedInvoice,
    'bank-debit': callers.embedBankDebit,
    onboarding: callers.embedOnboarding,
    balances: callers.embedBalances,
  };
  return grantsOf(access).flatMap((grant) => {
    if (grant.kind === 'customer') return own.callers.owner;
    if (grant.kind === 'guest') return own.callers.guest;
    if (grant.kind === 'intermediate') return own.callers.intermediate;
    if (grant.kind === 'api-key') return keyOf[grant.scope];
    if (grant.kind === 'embed') return embedOf[grant.widget];
    return grant.kind === 'public' ? callers.owner : [];
  });
}

/** A code is asked for by the call and the field that it is bound to. */
function inputFor(call: Call, field: IdField, id: string): MinimalInput {
  const input = withId(minimalInput(call, scene.own.ids), field, id);
  // A session is for an invoice or for a customer, with the widgets of one.
  if (call === contract.createEmbedSession && field.name === 'customerId') {
    const { invoiceId: _, ...body } = { invoiceId: undefined, ...input.body };
    return { ...input, body: { ...body, widgets: ['balances'] } };
  }
  if (call !== contract.sendEmailCode) return input;
  const bound: Call =
    Object.values(contract).find((other: Call) => codeFieldsOf(other).some((name) => name === field.name)) ??
    expect.fail();
  const { params, body } = minimalInput(bound, scene.own.ids);
  const values = Object.fromEntries(codeFieldsOf(bound).map((name) => [name, { ...params, ...body }[name]]));
  return { ...input, body: { ...values, ...input.body, purpose: `${bound.method} ${bound.path}` } };
}

/** These answer alike whether or not the sign-up exists; the form of a sign-in names its refused field. */
const statuses: Readonly<Record<string, number>> = {
  resendVerificationEmail: 200,
  resendInvitedVerificationEmail: 200,
  confirmSession: 422,
  // The details lack answers, which is found before any file.
  saveIdentityDetails: 422,
  // Like an invite that is not for the person.
  acceptContactInvite: 401,
};

/** The scene's invoice is sent and its verification approved, which is found before any file. */
const foundClosedFirst: ReadonlySet<string> = new Set([
  'sendInvoice',
  'scheduleInvoice',
  'saveDocumentation',
  'saveOwners',
]);

const isOfOneInvoice = (caller: Caller): boolean =>
  [scene.own.callers.guest, scene.callers.embedInvoice, scene.callers.embedBankDebit].includes(caller);

/** A guest's token opens one invoice and no other, like an embed session for it. */
function statusOf(name: string, { prefix }: IdField, caller: Caller): number {
  if (prefix === 'inv' && isOfOneInvoice(caller)) return 401;
  if (prefix === 'fil' && foundClosedFirst.has(name)) return 409;
  return statuses[name] ?? 404;
}

const namingCalls = callsOn('portal').flatMap(({ call, name }) =>
  // Codes about staff are asked for on the back office only.
  idFieldsOf(call)
    .filter(({ name: field }) => field !== 'staffId')
    .map((field) => ({ name, call, field, title: `${field.name} (${field.prefix}_) of ${name}` })),
);

describe('the id of another company’s object', () => {
  it('is found in the declarations of many calls', () => {
    expect(namingCalls.length).toBeGreaterThan(20);
  });

  it.each(namingCalls)('as $title is answered like that of nothing', async ({ name, call, field }) => {
    const foreign = scene.other.ids[field.prefix] ?? expect.fail(`Add an object with ${field.prefix}_ to the scene.`);
    for (const caller of callersOf(call)) {
      const ask = (id: string) =>
        visits.make(call, inputFor(call, field, id), { caller, surface: 'portal', otpCode: '123456' });
      const answer = await ask(foreign);
      expect(answer).toEqual(await ask(missingId(field.prefix)));
      expect(answer).toMatchObject({ status: statusOf(name, field, caller), isReached: true });
    }
  });
});

describe('another user’s id in the path', () => {
  const ofSessions = callsOn('portal').filter(({ call }) =>
    grantsOf(call.access).some(({ kind }) => kind === 'customer' || kind === 'public'),
  );

  it.each(ofSessions)('of $name is refused before the call runs', async ({ call }) => {
    const input = minimalInput(call, scene.own.ids);
    const caller = scene.callers.owner;
    for (const userId of [scene.other.ids.usr, missingId('usr')]) {
      const answer = await visits.make(call, input, { caller, surface: 'portal', ...(userId && { userId }) });
      expect(answer).toEqual({
        status: 403,
        isReached: false,
        refusal: { code: 'ForbiddenError', message: 'The path names another user.', validations: [] },
      });
    }
  });
});

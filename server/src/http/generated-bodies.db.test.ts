import { type Call, grantsOf } from '@quittance/sdk/contract';
import * as fc from 'fast-check';
import type { Hono } from 'hono';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createPorts } from '../composition.ts';
import { inTransaction } from '../db/index.ts';
import { handlers } from '../handlers.generated.ts';
import { createApiKey, createPerson, createStaff } from '../identity/index.ts';
import { guestInvites, saveDraft, sendInvoice } from '../invoices/index.ts';
import { type Actor, cookies, type Surface, systemContext } from '../kernel/index.ts';
import { createOrganization } from '../organizations/index.ts';
import { soakSize, soakTimeout } from '../test-support/soak-size.ts';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { createHttpApp } from './create-http-app.ts';
import { type DeclaredRoute, declaredRoutes } from './declared-routes.ts';
import type { HttpEnv } from './exchange.ts';
import type { HttpPorts } from './ports.ts';
import { isAnsweredOn } from './surface.ts';
import { type GeneratedInput, generatedInput } from './testing/generated-input.ts';
import { encodeBody } from './testing/test-http-app.ts';

// Some requests move the clock.
vi.setConfig({ testTimeout: soakTimeout(300_000), hookTimeout: 60_000 });

/** GENERATED_SEED=random picks a random seed and prints it; set the number to repeat the same requests. */
const seed = Number(process.env.GENERATED_SEED);
const requestsPerCall = soakSize({ short: 32, soak: 2_000 });
/** For calls with path parameters only, and for those that hash a password each time. */
const fewRequests = 25;
const callsThatHash: ReadonlySet<string> = new Set(['startSession', 'startStaffSession']);
const requestsAtOnce = 8;

const database = testDatabase();
const app = testApp(database);
const credentials = { password: 'Correct horse 7 battery', firstName: 'Ada', lastName: 'Fox' };

/** Creates a seller and a buyer with an invoice between them, so that requests find data to act upon. */
async function createOrganizations() {
  const registerOrganization = async (email: string, legalName: string) => {
    const ownerId = await createPerson(database.db, { ...credentials, email });
    const organization = await createOrganization(database.db, {
      legalName,
      organizationType: 'business',
      pricingTier: 'premium',
      ownerId,
      verificationStatus: 'approved',
      openAccounts: [
        { currency: 'USD', accountType: 'traditional' },
        { currency: 'USD', accountType: 'smart' },
      ],
    });
    return { ownerId, email, organizationId: organization.id };
  };
  const seller = await registerOrganization('seller@example.com', 'Seller Inc.');
  const buyer = await registerOrganization('buyer@example.com', 'Buyer Inc.');
  const sent = await inTransaction(database.db, async (transaction) => {
    const context = systemContext(app, transaction);
    const sellerOrganizationId = seller.organizationId;
    const draft = await saveDraft(context, {
      sellerOrganizationId,
      content: {
        recipientEmail: buyer.email,
        recipientName: 'Buyer Inc.',
        currency: 'USD',
        items: [{ name: 'Work', rate: '12.50', qty: '2' }],
        dueDate: '2199-01-01',
        paymentMethods: { achDirectDebit: { enabled: true } },
      },
    });
    return sendInvoice(context, { sellerOrganizationId, invoiceId: draft.id });
  });
  return { seller, buyer, invoiceId: sent.invoice.id, guestToken: sent.guestLink.token };
}

interface Scene {
  readonly apps: Readonly<Record<Surface, Hono<HttpEnv>>>;
  readonly actors: Readonly<Record<string, Actor>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly known: Readonly<Record<string, unknown>>;
}

let scene: Scene;

beforeAll(async () => {
  process.stdout.write(`Generated requests: GENERATED_SEED=${seed}\n`);
  const { seller, buyer, invoiceId, guestToken } = await createOrganizations();
  const staffId = await createStaff(database.db, {
    ...credentials,
    email: 'staff@example.com',
    role: 'compliance-head',
  });
  const key = await createApiKey(database.db, {
    organizationId: seller.organizationId,
    name: 'Shop',
    scopes: ['invoices:write', 'invoices:read'],
  });
  const customer = ({ ownerId, email, organizationId }: typeof seller): Actor => ({
    kind: 'customer',
    sessionId: 'ses_1',
    userId: ownerId,
    email,
    organizationId,
    role: 'owner',
  });
  const actors: Record<string, Actor> = {
    seller: customer(seller),
    buyer: customer(buyer),
    halfSignedIn: { kind: 'intermediate', sessionId: 'ses_2', userId: seller.ownerId },
    staff: { kind: 'staff', sessionId: 'ses_3', userId: staffId, email: 'staff@example.com', role: 'compliance-head' },
    halfSignedInStaff: { kind: 'staff-intermediate', sessionId: 'ses_4', userId: staffId },
  };
  const ports = {
    ...createPorts(app, { subscribe: () => () => {}, close: async () => {} }),
    oneTimeCodes: createAcceptingCodes(),
  };
  const http = (surface: Surface) =>
    createHttpApp(app, { ...ports, authentication: withActors(ports, actors) }, handlers, { surface });
  scene = {
    apps: { portal: http('portal'), admin: http('admin') },
    actors,
    headers: {
      authorization: `Bearer ${key.secret}`,
      'invoice-invite-token': guestToken,
      'otp-code': '123456',
    },
    known: {
      accountType: 'traditional',
      amount: '1000',
      currency: 'USD',
      days: '0',
      dueDate: '2198-12-31',
      email: seller.email,
      hours: '1',
      id: invoiceId,
      invoiceId,
      items: [{ name: 'Work', rate: '12.50', qty: '2' }],
      organizationId: seller.organizationId,
      recipientEmail: buyer.email,
    },
  };
  expect((await guestInvites.findInvite(database.db, guestToken)).invoiceId).toBe(invoiceId);
});

/** Authenticates sessions by the names of our actors; keys as usual. */
const withActors = (ports: HttpPorts, actors: Readonly<Record<string, Actor>>): HttpPorts['authentication'] => ({
  ...ports.authentication,
  readSession: async (_db, _kind, token) => actors[token] ?? null,
});

function createAcceptingCodes(): HttpPorts['oneTimeCodes'] {
  let challenges = 0;
  return {
    check: async () => {
      challenges += 1;
      return { challengeId: `otp_${challenges}` };
    },
    findUsed: async () => null,
    consume: async () => true,
  };
}

/** The actor for a call; alternates where several may make it. */
function actorNameFor({ access }: Call, turn: number): string | undefined {
  const kinds = grantsOf(access).map(({ kind }) => kind);
  if (kinds.includes('customer')) return turn % 2 === 0 ? 'seller' : 'buyer';
  if (kinds.includes('staff')) return 'staff';
  if (kinds.includes('intermediate')) return 'halfSignedIn';
  return kinds.includes('staff-intermediate') ? 'halfSignedInStaff' : undefined;
}

async function sendGenerated(surface: Surface, call: Call, input: GeneratedInput, turn: number): Promise<Response> {
  const actorName = actorNameFor(call, turn);
  const actor = actorName === undefined ? undefined : scene.actors[actorName];
  const userId = actor && (actor.kind === 'customer' || actor.kind === 'staff') ? actor.userId : 'new';
  const path = call.path.replace(/\{(\w+)\}/g, (_match, name: string) => input.params[name] || 'x');
  const isReading = call.method === 'GET';
  const cookieName = surface === 'portal' ? cookies.session : cookies.staffSession;
  const url = `http://localhost/api/${userId}${path}${isReading && input.queryString ? `?${input.queryString}` : ''}`;
  const encoded = isReading ? undefined : await encodeBody(input.body);
  const init: RequestInit = {
    method: call.method,
    headers: {
      ...scene.headers,
      ...(encoded && { 'content-type': encoded.type }),
      origin: surface === 'portal' ? app.config.publicUrl : app.config.adminUrl,
      ...(actorName !== undefined && { cookie: `${cookieName}=${actorName}` }),
    },
  };
  if (encoded) init.body = encoded.body;
  return scene.apps[surface].request(url, init) as Promise<Response>;
}

function requestsFor({ name, call }: DeclaredRoute): number {
  const takesInput = call.method !== 'GET' || call.params || call.query;
  return takesInput && !callsThatHash.has(name) ? requestsPerCall : fewRequests;
}

describe.each<Surface>(['portal', 'admin'])('on the %s listener, whatever the body', (surface) => {
  const calls = declaredRoutes.filter(
    ({ call }) => isAnsweredOn(surface, call) && (surface === 'portal' || call.path.startsWith('/admin/')),
  );

  it.each(calls)('$name answers every generated request without failing', async (route) => {
    const { call } = route;
    const inputs = fc.sample(generatedInput(call, scene.known), { numRuns: requestsFor(route), seed });
    const failures: unknown[] = [];
    for (let start = 0; start < inputs.length; start += requestsAtOnce) {
      const batch = inputs.slice(start, start + requestsAtOnce);
      await Promise.all(
        batch.map(async (input, index) => {
          const { status } = await sendGenerated(surface, call, input, start + index);
          if (status >= 500) failures.push({ status, ...input });
        }),
      );
    }
    expect(failures.slice(0, 3), `GENERATED_SEED=${seed}`).toEqual([]);
    expect((await scene.apps[surface].request('/health')).status).toBe(200);
  });
});

import {
  type ApiKeyScope,
  type CustomerRole,
  customerWidgets,
  type EmbeddedWidget,
  embeddedWidgets,
  invoiceWidgets,
  staffRoles,
} from '@quittance/sdk/contract';
import { simulateDeposit } from '../../accounts/index.ts';
import { addContact } from '../../contacts/index.ts';
import { inTransaction } from '../../db/index.ts';
import { addAccount, checkedName } from '../../external-accounts/external-accounts-fixtures.ts';
import { storedFileOf } from '../../files/files-fixtures.ts';
import { addPerson, createApiKey, createStaff } from '../../identity/index.ts';
import {
  addPasskeyOf,
  openHalfSession,
  openSession,
  rememberDeviceOf,
  type SessionKind,
} from '../../identity/session-fixtures.ts';
import { requestInformation } from '../../information-requests/index.ts';
import { saveDraft, sendInvoice } from '../../invoices/index.ts';
import { type App, newId, type OperationContext, type Surface, systemContext } from '../../kernel/index.ts';
import { inviteMember } from '../../members/index.ts';
import { addMember, createOrganization } from '../../organizations/index.ts';
import { mintEmbedSession } from '../../partners/index.ts';
import { depositedTransactionOf } from '../../transactions/transactions-fixtures.ts';
import { createQuote, transferMoney } from '../../transfers/index.ts';
import type { CallerKindName } from '../access-table.ts';
import type { IdsByPrefix } from './minimal-input.ts';

const partnerOrigin = 'https://partner.example';

/** One caller with real credentials. */
export interface Caller {
  readonly headers: Readonly<Record<string, string>>;
  /** Absent for callers whose paths begin with `/api/new`. */
  readonly userId?: string;
  readonly surface?: Surface;
  /** Of the page that calls for this widget, if it is not the listener's. */
  readonly origin?: string;
}

/** A company with an object of every kind that requests name. */
export interface Company {
  readonly callers: Readonly<
    Record<
      | 'owner'
      | 'manager'
      | 'readOnly'
      | 'uboOwner'
      | 'uboManager'
      | 'uboReadOnly'
      | 'ubo'
      | 'subUser'
      | 'intermediate'
      | 'guest',
      Caller
    >
  >;
  readonly organizationId: string;
  readonly ids: IdsByPrefix;
}

/** Two companies that know nothing of each other, and a caller of every kind for the first. */
export interface AccessScene {
  readonly own: Company;
  readonly other: Company;
  readonly callers: Readonly<Record<CallerKindName, Caller>>;
}

const names = { firstName: 'Ada', lastName: 'Fox' };
const content = {
  recipientEmail: 'stranger@example.com',
  recipientName: 'Stranger Inc.',
  currency: 'USD',
  items: [{ name: 'Work', rate: '12.50', qty: '2' }],
  dueDate: '2199-01-01',
  paymentMethods: { achDirectDebit: { enabled: true } },
};

const otherAccount = { details: { iban: 'DE02120300000000202051' } };

/** Signs somebody in. */
async function signedIn(app: App, kind: SessionKind, userId: string, organizationId?: string): Promise<Caller> {
  const { cookie } = await openSession(app.db, {
    kind,
    userId,
    ...(organizationId !== undefined && { organizationId }),
  });
  return { headers: { cookie }, userId, surface: surfaceOf(kind) };
}

/** Signs somebody in up to the code, which their device does not need. */
const halfSignedIn = async (app: App, kind: SessionKind, userId: string): Promise<Caller> => ({
  headers: { cookie: await openHalfSession(app.db, { kind, userId }) },
  surface: surfaceOf(kind),
});

const surfaceOf = (kind: SessionKind): Surface => (kind === 'customer' ? 'portal' : 'admin');

async function newPersonId({ db }: App): Promise<string> {
  const email = `${crypto.randomUUID()}@example.com`;
  const id = await addPerson(db, { ...names, email, passwordHash: null });
  if (id === null) throw new Error('The address of a new person is taken.');
  return id;
}

async function createCompany(app: App, handle: string): Promise<Company> {
  const { db } = app;
  const ownerId = await newPersonId(app);
  const { id: organizationId } = await createOrganization(db, {
    legalName: `${handle} Inc.`,
    handle,
    organizationType: 'business',
    pricingTier: 'premium',
    ownerId,
    verificationStatus: 'approved',
    openAccounts: [{ currency: 'USD' }, { currency: 'EUR' }],
  });
  const member = async (role: CustomerRole, isUbo = false) => {
    const personId = await newPersonId(app);
    await addMember(db, { organizationId, personId, role, isUbo });
    return await signedIn(app, 'customer', personId, organizationId);
  };
  // First: the bank's credit is booked in its own transaction.
  const depositId = await depositOf(app, organizationId);
  const objects = await createObjects(app, { organizationId, ownerId });
  const owner = await signedIn(app, 'customer', ownerId, organizationId);
  const manager = await member('manager');
  const embedSession = await openEmbedSession(app, organizationId, 'balances');
  return {
    organizationId,
    callers: {
      owner,
      manager,
      readOnly: await member('read-only'),
      uboOwner: await member('owner', true),
      uboManager: await member('manager', true),
      uboReadOnly: await member('read-only', true),
      ubo: await member('no-access', true),
      subUser: await member('no-access'),
      intermediate: await halfSignedIn(app, 'customer', await newPersonId(app)),
      guest: { headers: { 'invoice-invite-token': objects.guestToken } },
    },
    ids: {
      air: objects.requestId,
      con: await connectedContact(app, organizationId, `${handle}_c`),
      anc: await checkedName(app, organizationId, otherAccount),
      eac: (await addAccount(app, organizationId)).id,
      dep: depositId,
      dev: await rememberDeviceOf(db, ownerId),
      emb: embedSession.embedSessionId,
      fil: await storedFileOf(app, { organizationId, ownerId }),
      inv: objects.invoiceId,
      ivt: objects.guestLinkId,
      key: embedSession.apiKeyId,
      miv: objects.inviteId,
      org: organizationId,
      psk: await addPasskeyOf(db, ownerId),
      quo: objects.quoteId,
      ser: objects.seriesId,
      ses: (await openSession(db, { kind: 'customer', userId: ownerId, organizationId })).sessionId,
      sup: await unverifiedSignUp(app),
      trf: objects.transferId,
      txn: await depositedTransactionOf(app, organizationId),
      usr: manager.userId ?? '',
    },
  };
}

/** Sends an invoice and one of a series, invites a person, and quotes and makes transfers. */
const createObjects = (
  app: App,
  { organizationId, ownerId }: { readonly organizationId: string; readonly ownerId: string },
) =>
  inTransaction(app.db, async (transaction) => {
    const context = systemContext(app, transaction);
    const draft = await saveDraft(context, { sellerOrganizationId: organizationId, content });
    const sent = await sendInvoice(context, { sellerOrganizationId: organizationId, invoiceId: draft.id });
    const repeated = await saveDraft(context, {
      sellerOrganizationId: organizationId,
      content: { ...content, recurrence: { every: 'month', count: 2 } },
    });
    const first = await sendInvoice(context, { sellerOrganizationId: organizationId, invoiceId: repeated.id });
    const invite = await inviteMember(context, {
      organizationId,
      ownEmail: 'owner@example.com',
      inviteeEmail: `${crypto.randomUUID()}@example.com`,
      role: 'manager',
    });
    const request = await requestInformation(context, {
      organizationId,
      type: 'companyVerification',
      message: 'Which products do you sell?',
    });
    return {
      requestId: request.row.id,
      ...(await createTransfers(app, transaction, { organizationId, ownerId })),
      invoiceId: sent.invoice.id,
      guestToken: sent.guestLink.token,
      guestLinkId: sent.guestLink.inviteId,
      inviteId: invite.id,
      seriesId: first.invoice.seriesId ?? '',
    };
  });

/** Adds another company to the contacts. */
async function connectedContact(app: App, organizationId: string, handle: string): Promise<string> {
  await createOrganization(app.db, {
    legalName: 'Contact Inc.',
    handle,
    organizationType: 'business',
    pricingTier: 'premium',
    ownerId: await newPersonId(app),
  });
  const { id } = await inTransaction(app.db, (transaction) =>
    addContact(systemContext(app, transaction), { organizationId, handle, category: 'supplier' }),
  );
  return id;
}

async function createTransfers(
  app: App,
  db: OperationContext['db'],
  { organizationId, ownerId: userId }: { readonly organizationId: string; readonly ownerId: string },
) {
  const actor = { kind: 'customer', sessionId: 'test', userId, email: '', organizationId, role: 'owner' } as const;
  const context = { app, db, actor, locale: 'en' } as const;
  const quote = () => createQuote(context, { fromCurrency: 'USD', toCurrency: 'EUR', amount: '10', amountIs: 'sent' });
  const { id: quoteId } = await quote();
  const { id: transferId } = await transferMoney(context, { organizationId, quoteId: (await quote()).id });
  return { quoteId, transferId };
}

async function depositOf(app: App, organizationId: string): Promise<string> {
  await simulateDeposit({ app }, { organizationId, currency: 'USD', amount: '100' });
  const { id } = await app.db
    .selectFrom('deposits')
    .select('id')
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return id;
}

async function unverifiedSignUp({ db }: App): Promise<string> {
  const id = newId('sup');
  await db
    .insertInto('sign_ups')
    .values({
      id,
      email: `${crypto.randomUUID()}@example.com`,
      password_hash: 'none',
      first_name: names.firstName,
      last_name: names.lastName,
      phone_number: '+12125550123',
      phone_number_country_iso: 'US',
      locale: 'en',
      tracking: '{}',
      invite_kind: null,
      invite_id: null,
      token_hash: Buffer.from(id),
      mailed_at: new Date(),
      expires_at: new Date('2199-01-01'),
      person_id: null,
      verified_at: null,
    })
    .execute();
  return id;
}

export async function createAccessScene(app: App): Promise<AccessScene> {
  const own = await createCompany(app, 'own_company');
  const other = await createCompany(app, 'other_company');
  const key = async (scope: ApiKeyScope): Promise<Caller> => {
    const { secret } = await createApiKey(app.db, {
      organizationId: own.organizationId,
      name: scope,
      scopes: [scope],
      widgets: embeddedWidgets,
      origins: [partnerOrigin],
    });
    return { headers: { authorization: `Bearer ${secret}` } };
  };
  const staffIds = await Promise.all(
    staffRoles.map((role) => createStaff(app.db, { ...names, email: `${role}@staff.example`, role })),
  );
  const staff = (role: (typeof staffRoles)[number]) => signedIn(app, 'staff', staffIds[staffRoles.indexOf(role)] ?? '');
  const embed = async (widget: EmbeddedWidget): Promise<Caller> => {
    const { token } = await openEmbedSession(app, own.organizationId, widget, own.ids.inv);
    return { headers: { authorization: `Bearer ${token}` }, origin: partnerOrigin };
  };
  return {
    own,
    other,
    callers: {
      ...own.callers,
      restricted: await restrictedOwner(app),
      otherGuest: other.callers.guest,
      writingKey: await key('invoices:write'),
      readingKey: await key('invoices:read'),
      embeddingKey: await key('embed-sessions:write'),
      customersKey: await key('customers:write'),
      embedInvoice: await embed('invoice'),
      embedBankDebit: await embed('bank-debit'),
      embedOnboarding: await embed('onboarding'),
      embedBalances: await embed('balances'),
      embedDenied: await embedOfDenied(app, own.organizationId),
      complianceHead: await staff('compliance-head'),
      complianceAdmin: await staff('compliance-admin'),
      customerSuccess: await staff('customer-success'),
      finance: await staff('finance'),
      staffIntermediate: await halfSignedIn(app, 'staff', staffIds[0] ?? ''),
      nobody: { headers: {} },
    },
  };
}

/** Opens a session for one widget, of the company or of its invoice, with a new key. */
async function openEmbedSession(app: App, organizationId: string, widget: EmbeddedWidget, invoiceId?: string) {
  if (customerWidgets.includes(widget)) {
    return await openPageSession(app, organizationId, { widgets: [widget], customerId: organizationId });
  }
  const isOfInvoice = invoiceWidgets.includes(widget) && invoiceId !== undefined;
  return await openPageSession(app, organizationId, { widgets: [widget], ...(isOfInvoice && { invoiceId }) });
}

interface OpenedSession {
  readonly widgets: readonly EmbeddedWidget[];
  readonly invoiceId?: string;
  readonly customerId?: string;
}

async function openPageSession(app: App, organizationId: string, opened: OpenedSession) {
  const { widgets, customerId } = opened;
  const scopes = ['embed-sessions:write'] as const;
  const key = { organizationId, name: widgets.join(), scopes, widgets, origins: [partnerOrigin] };
  const { apiKeyId } = await createApiKey(app.db, key);
  if (customerId !== undefined) {
    const customer = { organization_id: customerId, partner_id: organizationId, api_key_id: apiKeyId };
    await app.db.insertInto('partner_customers').values(customer).execute();
  }
  const session = await mintEmbedSession(
    { ...systemContext(app, app.db), actor: { kind: 'api-key', apiKeyId, organizationId, scopes } },
    { ...opened, widgets: [...widgets], origin: partnerOrigin },
  );
  return { ...session, apiKeyId };
}

/** A session for a partner's customer that was denied since. */
async function embedOfDenied(app: App, partnerId: string): Promise<Caller> {
  const { id: customerId } = await createOrganization(app.db, {
    legalName: 'Denied Inc.',
    organizationType: 'business',
    pricingTier: 'premium',
    ownerId: await newPersonId(app),
  });
  const { token } = await openPageSession(app, partnerId, { widgets: ['onboarding', 'balances'], customerId });
  await app.db
    .updateTable('organizations')
    .set({ status: 'verification_denied', verification_status: 'denied' })
    .where('id', '=', customerId)
    .execute();
  return { headers: { authorization: `Bearer ${token}` }, origin: partnerOrigin };
}

async function restrictedOwner(app: App): Promise<Caller> {
  const ownerId = await newPersonId(app);
  const { id } = await createOrganization(app.db, {
    legalName: 'Restricted Inc.',
    organizationType: 'business',
    pricingTier: 'premium',
    ownerId,
    status: 'restricted',
  });
  return await signedIn(app, 'customer', ownerId, id);
}

import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { beforeEach } from 'vitest';
import { inTransaction } from '../db/index.ts';
import { storedFileOf } from '../files/files-fixtures.ts';
import { saveDraft, sendInvoice } from '../invoices/index.ts';
import { systemContext } from '../kernel/index.ts';
import type { Acting } from '../members/members-fixtures.ts';
import { openCurrencyAccount } from '../organizations/index.ts';
import { dataOf } from '../test-support/test-client.ts';
import type { TestDatabase } from '../test-support/test-database.ts';
import { testServer } from '../test-support/test-server.ts';
import { newApplication, type Staff, signInStaff } from '../verification-cases/case-fixtures.ts';

export type Request = CallOutput<Contract['getInformationRequest']>;
export type StaffRequest = CallOutput<Contract['requestInformation']>;
type Company = CallOutput<Contract['getCompanyUnderVerification']>;
export type Me = CallOutput<Contract['getMe']>;

export const path = '/verification/additional-info-request';
export const message = 'Which products do you sell?';

interface Current {
  staff: Staff;
  owner: Acting;
  organizationId: string;
}

/** Staff and an owner for each test, who handed everything in, with the calls that they make. */
export function requestWorld(database: TestDatabase) {
  const { db } = database;
  const portal = testServer(database);
  const backOffice = testServer(database, { surface: 'admin' });
  const current = {} as Current;

  /** Makes an owner and their organization those that the calls are about. */
  function use(owner: Acting): void {
    current.owner = owner;
    current.organizationId = owner.person.organization.id;
  }

  beforeEach(async () => {
    current.staff = await signInStaff(backOffice, 'compliance-admin');
    use(await newApplication(portal));
  });

  let slots = 0;
  const ask = (body: object = {}) =>
    current.staff('POST', 'additional-info-request', {
      organizationId: current.organizationId,
      externalDocumentType: 'companyVerification',
      message,
      ...body,
    });
  const asked = async (body: object = {}) => dataOf<StaffRequest>(await ask(body))._id;
  const read = async (id: string) => dataOf<Request>(await current.owner.ask('GET', `${path}?id=${id}`));
  const answer = (additionalInfoRequestId: string, body: object = { message: 'Lamps.' }, by = current.owner) =>
    by.ask('PUT', path, { additionalInfoRequestId, ...body });
  const review = (additionalInfoRequestId: string) =>
    current.staff('PUT', 'review-additional-info-request', {
      organizationId: current.organizationId,
      additionalInfoRequestId,
    });
  const companyOf = async () =>
    dataOf<Company>(await current.staff('GET', `company?organizationId=${current.organizationId}`));
  const meOf = async (by = current.owner) => dataOf<Me>(await by.ask('GET', '/me')).company;
  const statusOf = async (step: string) =>
    (
      await db
        .selectFrom('verification_steps')
        .select('status')
        .where('organization_id', '=', current.organizationId)
        .where('step', '=', step as 'kyb')
        .executeTakeFirstOrThrow()
    ).status;
  /** No two files take one place. */
  const nextSlot = () => {
    slots += 1;
    return slots;
  };
  const fileOf = (group: 'additionalInfoRequest' | 'documentation' = 'additionalInfoRequest', by = current.owner) =>
    storedFileOf(
      portal.app,
      {
        organizationId: by.person.organization.id,
        ownerId: by.person.userId,
      },
      { group, slot: nextSlot(), name: `${crypto.randomUUID()}.pdf` },
    );
  const actionsAbout = async (id: string) =>
    (await db.selectFrom('audit_events').select('action').where('object_id', '=', id).orderBy('id').execute()).map(
      ({ action }) => action,
    );

  /** Sends an invoice of the owner's company. */
  async function invoiceOf({ person }: Acting): Promise<string> {
    const content = {
      recipientEmail: 'stranger@example.com',
      recipientName: 'Stranger Inc.',
      currency: 'USD',
      items: [{ name: 'Work', rate: '12.50', qty: '2' }],
      dueDate: '2199-01-01',
      paymentMethods: { achDirectDebit: { enabled: true } },
    };
    const { id: sellerOrganizationId } = person.organization;
    return await inTransaction(db, async (transaction) => {
      const context = systemContext(portal.app, transaction);
      await openCurrencyAccount(transaction, sellerOrganizationId, { currency: 'USD' });
      const { id: invoiceId } = await saveDraft(context, { sellerOrganizationId, content });
      await sendInvoice(context, { sellerOrganizationId, invoiceId });
      return invoiceId;
    });
  }

  return {
    db,
    portal,
    backOffice,
    current,
    use,
    ask,
    asked,
    read,
    answer,
    review,
    companyOf,
    meOf,
    statusOf,
    fileOf,
    actionsAbout,
    invoiceOf,
  };
}

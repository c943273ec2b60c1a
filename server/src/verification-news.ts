import type { DocumentsInUse } from './files/index.ts';
import { assertNotSent, listOpenRequests } from './information-requests/index.ts';
import type { App } from './kernel/index.ts';
import { isBalanceMissed } from './plans/index.ts';
import { assertNotHandedIn, isResubmissionRequested, lockDocumentsInUse } from './verification/index.ts';
import { assertNotReviewed } from './verification-cases/index.ts';

export { isStepAsSubmitted } from './verification/index.ts';

// What the verification knows, for areas below it.

export const documentsInUse: DocumentsInUse = {
  lock: lockDocumentsInUse,
  async assertChangeable(context, file) {
    await assertNotHandedIn(context, file);
    await assertNotSent(context, file);
  },
  assertNotReviewed,
};

const answering: ReadonlySet<string> = new Set(['owner', 'manager']);

/** Requests are for those who may answer them. */
export const readOrganizationNews: App['readOrganizationNews'] = async (db, { organizationId, role }) => {
  const requests = answering.has(role) ? await listOpenRequests(db, organizationId) : [];
  return {
    isBalanceMissed: await isBalanceMissed(db, organizationId),
    isResubmissionRequested: await isResubmissionRequested(db, organizationId),
    additionalInfoRequests: requests.map(({ id, externalDocumentType, externalDocumentId, status }) => ({
      _id: id,
      externalDocumentType,
      ...(externalDocumentId !== null && { externalDocumentId }),
      status,
    })),
  };
};

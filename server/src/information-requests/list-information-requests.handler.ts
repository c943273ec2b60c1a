import { inTransaction } from '../db/index.ts';
import type { Handler } from '../kernel/index.ts';
import { getOrganization } from '../organizations/index.ts';
import { presentAllForStaff } from './present-for-staff.ts';
import { recordRequest } from './record-request.ts';
import { listRequests } from './stored-request.ts';

export const handler: Handler<'listInformationRequests'> = (context, { query }) => {
  const { organizationId, externalDocumentType: type, externalDocumentId: id } = query;
  // Readings are recorded, and reading calls have no transaction.
  return inTransaction(context.db, async (db) => {
    const reading = { ...context, db };
    await getOrganization(db, organizationId);
    const requests = await listRequests(db, { organizationId, type, id });
    for (const { row } of requests) {
      if (row.replied_at === null) continue;
      await recordRequest(reading, { organizationId, requestId: row.id, type: row.about_type, change: 'read' });
    }
    return [...(await presentAllForStaff(reading, requests))];
  });
};

import { type OperationContext, Refusal } from '../kernel/index.ts';

/** Asserts that a file belongs to no answer that the organization sent. @throws InformationRequestClosedError */
export async function assertNotSent(
  { db }: Pick<OperationContext, 'db'>,
  { organizationId, fileId }: { readonly organizationId: string; readonly fileId: string },
): Promise<void> {
  const sent = await db
    .selectFrom('information_request_files as link')
    .innerJoin('information_requests as request', 'request.id', 'link.request_id')
    .select('request.id')
    .where('link.file_id', '=', fileId)
    .where('request.organization_id', '=', organizationId)
    .where('request.status', '<>', 'sent')
    .limit(1)
    .executeTakeFirst();
  if (sent) throw new Refusal('InformationRequestClosedError', 'This file belongs to an answer that was sent.');
}

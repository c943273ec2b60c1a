import { required } from '@quittance/sdk/contract';
import { holdOwnFiles } from '../files/index.ts';
import { type ActorOf, type OperationContext, Refusal, refuseField } from '../kernel/index.ts';
import { lockOrganization, type Organization } from '../organizations/index.ts';
import { recordRequest } from './record-request.ts';
import { closeStep } from './reopen-step.ts';
import { getRequest, type StoredRequest, sealReply } from './stored-request.ts';

export interface RequestKey {
  readonly organizationId: string;
  readonly requestId: string;
}

export interface AnswerRequest extends RequestKey {
  readonly message: string;
  /** All files of the answer. */
  readonly fileIds: readonly string[];
  readonly isDraft: boolean;
  /** The version that the answer is based on; absent: it replaces any. */
  readonly version?: number | undefined;
}

type Answering = OperationContext & { readonly actor: ActorOf<'customer'> };

/**
 * Saves a draft of an answer, or sends it, once. Answers of an organization wait for each other and for its staff.
 * @throws NotFoundError for an unknown request or file; ValidationError for an answer without anything;
 *   InformationRequestClosedError if it was answered, or decided without an answer; VerificationChangedError if somebody saved
 *   another answer since the given version
 */
export async function answerRequest(
  context: Answering,
  { organizationId, requestId, message, fileIds, isDraft, version }: AnswerRequest,
): Promise<StoredRequest> {
  const { app, db, actor } = context;
  const { organization, request } = await lockUnanswered(context, { organizationId, requestId });
  if (version !== undefined && version !== request.row.reply_version) throw changed();
  await replaceFiles(context, { organizationId, requestId, fileIds });
  if (!isDraft && message === '' && fileIds.length === 0 && !(await hasInvoice(context, requestId))) {
    throw refuseField('message', required);
  }
  await db
    .updateTable('information_requests')
    .set({
      sealed_reply: sealReply(app, requestId, message),
      reply_version: request.row.reply_version + 1,
      ...(!isDraft && { status: 'replied', replied_by: actor.userId, replied_at: await app.clock.now(db) }),
    })
    .where('id', '=', requestId)
    .execute();
  if (!isDraft) {
    const type = request.row.about_type;
    await closeStep(context, { organization, type });
    await recordRequest(context, { organizationId, requestId, type, change: 'replied' });
  }
  return await getRequest(db, { organizationId, requestId });
}

const changed = () =>
  new Refusal('VerificationChangedError', 'Somebody saved another answer in the meantime. Load it before you save.');

/** Locks the organization, and returns a request that it has yet to answer. @throws NotFoundError, InformationRequestClosedError */
export async function lockUnanswered(
  { db }: OperationContext,
  key: RequestKey,
): Promise<{ readonly organization: Organization; readonly request: StoredRequest }> {
  const organization = await lockOrganization(db, key.organizationId);
  const request = await getRequest(db, key);
  if (request.status !== 'sent') {
    throw new Refusal('InformationRequestClosedError', 'This request was answered or closed in the meantime.');
  }
  return { organization, request };
}

async function replaceFiles(
  { db }: OperationContext,
  { organizationId, requestId, fileIds }: RequestKey & Pick<AnswerRequest, 'fileIds'>,
): Promise<void> {
  await holdOwnFiles(db, { organizationId, group: 'additionalInfoRequest', fileIds });
  await db.deleteFrom('information_request_files').where('request_id', '=', requestId).execute();
  if (fileIds.length === 0) return;
  await db
    .insertInto('information_request_files')
    .values([...new Set(fileIds)].map((file_id) => ({ request_id: requestId, file_id })))
    .execute();
}

async function hasInvoice({ db }: OperationContext, requestId: string): Promise<boolean> {
  const row = await db
    .selectFrom('information_request_invoices')
    .select('invoice_id')
    .where('request_id', '=', requestId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

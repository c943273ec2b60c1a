import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { type OperationContext, Refusal } from '../kernel/index.ts';
import { renderMail } from '../notifications/index.ts';
import { getOrganization } from '../organizations/index.ts';
import { assertAskable, type RequestInformation } from './request-information.ts';
import { writeRequest } from './request-mail.ts';

/** Returns the mail that a request would send. @throws what `requestInformation` does; NotFoundError without an owner */
export async function previewRequest(
  context: Pick<OperationContext, 'app' | 'db'>,
  { organizationId, type, id, answeredId, message }: RequestInformation,
): Promise<CallOutput<Contract['previewInformationRequest']>> {
  const { app, db } = context;
  const organization = await getOrganization(db, organizationId);
  const subject = await assertAskable(context, organization, { type, id, answeredId });
  const mail = await writeRequest(context, organization, { type, message, subject });
  if (!mail) throw new Refusal('NotFoundError', 'The organization has no owner.');
  const { brandName, supportEmail } = app.config;
  const { subject: title, text } = renderMail('information-requested', mail.data, {
    brandName,
    supportEmail,
    locale: mail.locale,
  });
  return { to: mail.to, from: supportEmail, subject: title, text };
}

import { formatMoney } from '@quittance/sdk/money';
import { type InformationRequestType, isTransactionRequest, requestPageOf } from '@quittance/sdk/rules';
import { businessDateOf } from '@quittance/sdk/time';
import type { Locale, OperationContext } from '../kernel/index.ts';
import { findRecipientLocale, type MailData, sendMail } from '../notifications/index.ts';
import { findContactEmail, type Organization } from '../organizations/index.ts';
import type { StoredRequest } from './stored-request.ts';
import type { Subject } from './subjects.ts';

export interface MailedRequest {
  /** Absent before it is sent, in a preview. */
  readonly requestId?: string;
  readonly type: InformationRequestType;
  readonly message: string;
  readonly subject: Subject;
}

interface WrittenRequest {
  readonly to: string;
  readonly locale: Locale;
  readonly data: MailData['information-requested'];
}

/** Returns the mail of a request; null if the organization has no owner. */
export async function writeRequest(
  { app, db }: Pick<OperationContext, 'app' | 'db'>,
  organization: Organization,
  { requestId, type, message, subject: { transaction } }: MailedRequest,
): Promise<WrittenRequest | null> {
  const to = await findContactEmail(db, organization.id);
  if (to === null) return null;
  const locale = await findRecipientLocale(db, to, 'en');
  const query = requestId === undefined ? '' : `?id=${requestId}`;
  return {
    to,
    locale,
    data: {
      organizationName: organization.legalName,
      about: isTransactionRequest(type) ? 'transaction' : 'verification',
      ...(transaction && {
        amount: formatMoney({ amountMinor: transaction.amountMinor, currency: transaction.currency }, locale),
      }),
      message,
      link: `${app.config.publicUrl}${requestPageOf(type)}${query}`,
    },
  };
}

/** Mails a request to the owner, if the organization has one. */
export async function mailRequest(
  context: OperationContext,
  organization: Organization,
  request: MailedRequest & { readonly requestId: string },
): Promise<void> {
  const mail = await writeRequest(context, organization, request);
  if (!mail) return;
  await sendMail(context.db, { ...mail, template: 'information-requested', about: request.requestId });
}

/** Mails the owner, if there is one, that a request is not answered yet. */
export async function mailReminder(
  context: OperationContext,
  organization: Organization,
  { row, subject }: { readonly row: StoredRequest['row']; readonly subject: Subject },
): Promise<void> {
  const { id: requestId, about_type: type, message, requested_at: requestedAt } = row;
  const mail = await writeRequest(context, organization, { requestId, type, message, subject });
  if (!mail) return;
  const { to, locale, data } = mail;
  await sendMail(context.db, {
    to,
    locale,
    template: 'information-reminder',
    data: { ...data, requestedOn: businessDateOf(requestedAt) },
    about: requestId,
  });
}

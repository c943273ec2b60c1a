import type { Connection } from '../../db/index.ts';
import type { MailboxMessage } from './messages.ts';

/** Writes the report by which a mail server says that the address of a mail does not exist (RFC 3464). */
export function reportOf({ outboxId, to }: Pick<MailboxMessage, 'outboxId' | 'to'>): Buffer {
  const lines = [
    'From: Mail Delivery System <mailer-daemon@sandbox.example>',
    `To: bounces+${outboxId}@sandbox.example`,
    'Subject: Undelivered mail returned to sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="report"',
    '',
    '--report',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'The address does not exist.',
    '',
    '--report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; sandbox.example',
    '',
    `Final-Recipient: rfc822; ${to}`,
    'Action: failed',
    'Status: 5.1.1',
    '',
    '--report--',
    '',
  ];
  return Buffer.from(lines.join('\r\n'));
}

/** Whether a mail came back. */
export async function hasReport(db: Connection, { outboxId }: Pick<MailboxMessage, 'outboxId'>): Promise<boolean> {
  const report = await db
    .selectFrom('message_receipts')
    .select('event_id')
    .where('outbox_id', '=', outboxId)
    .where('status', '=', 'undelivered')
    .limit(1)
    .executeTakeFirst();
  return report !== undefined;
}

interface Report {
  /** Id of the mail, in the address that the report came to. */
  readonly messageId?: string;
  /** The same, in the mail that the report returns. */
  readonly returnedId?: string;
  readonly type?: string;
  readonly action?: string;
  readonly status?: string;
  readonly diagnostic?: string;
}

/** A message to the bounce address, as a mail server writes it. */
export function bounceOf({
  messageId,
  returnedId,
  type = 'multipart/report; report-type=delivery-status',
  action = 'failed',
  status = '5.1.1',
  diagnostic = 'smtp; 550 5.1.1 <bo@buyer.example>:\n Recipient address rejected: User unknown',
}: Report): Buffer {
  const text = `Return-Path: <>
From: MAILER-DAEMON@mx.buyer.example
To: ${messageId === undefined ? 'bounces@brand.example' : `bounces+${messageId}@brand.example`}
Subject: Undelivered Mail Returned to Sender
MIME-Version: 1.0
Content-Type: ${type}; boundary="part"

--part
Content-Type: text/plain; charset=us-ascii

I'm sorry to have to inform you that your message could not be delivered.

--part
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.buyer.example
Arrival-Date: Tue, 3 Mar 2026 10:00:00 +0000

Final-Recipient: rfc822; bo@buyer.example
Original-Recipient: rfc822;bo@buyer.example
Action: ${action}
Status: ${status}
Diagnostic-Code: ${diagnostic}

--part
Content-Type: text/rfc822-headers

${returnedId === undefined ? '' : `Message-ID: <${returnedId}@brand.example>\n`}From: Brand <support@brand.example>
Subject: Your invoice

--part--
`;
  return Buffer.from(text.replaceAll('\n', '\r\n'));
}

import { type Attachment, simpleParser } from 'mailparser';

/** A report about a mail of ours. */
export interface Bounce {
  /** Id of the message in the outbox. */
  readonly messageId: string;
  /**
   * `hard`: the address or its mailbox doesn't exist. `soft`: the mail was not delivered for another reason, such as a
   * full mailbox or a filter. `delayed`: the server keeps trying.
   */
  readonly kind: 'hard' | 'soft' | 'delayed';
  /** Enhanced status code (RFC 3463), such as `5.1.1`. No personal data. */
  readonly status: string;
}

/** Longest report that is read. It may contain the returned mail. */
export const maxBounceBytes = 1_000_000;

/**
 * Reads a delivery status notification (RFC 3464) about a mail of ours. The mail is known by the id in the envelope
 * sender to which the report came, else by the Message-ID of the returned mail.
 * @returns null for any other message, such as an automatic reply, and for reports of a successful delivery
 */
export async function readBounce(source: Buffer): Promise<Bounce | null> {
  const { headers, headerLines, attachments } = await simpleParser(source, {
    keepDeliveryStatus: true,
    skipHtmlToText: true,
    skipTextToHtml: true,
    skipImageLinks: true,
  });
  const type = headers.get('content-type') as { readonly value?: string } | undefined;
  if (type?.value !== 'multipart/report') return null;
  const addressed = headerLines.filter(({ key }) => envelopeHeaders.has(key)).map(({ line }) => line);
  const messageId = idInAddress(addressed.join('\n')) ?? idOfReturned(attachments);
  const verdict = verdictOf(textOf(attachments, ['message/delivery-status', 'message/global-delivery-status']));
  return messageId !== undefined && verdict ? { messageId, ...verdict } : null;
}

/** Where mail servers write the address that a report came to. */
const envelopeHeaders: ReadonlySet<string> = new Set(['to', 'delivered-to', 'x-original-to', 'envelope-to']);

const idInAddress = (text: string): string | undefined => /\+(out_[0-9a-z]{26})@/i.exec(text)?.[1]?.toLowerCase();

const returnedTypes = ['message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers'];

const idOfReturned = (attachments: readonly Attachment[]): string | undefined =>
  /^message-id:\s*<(out_[0-9a-z]{26})@/im.exec(textOf(attachments, returnedTypes))?.[1]?.toLowerCase();

const textOf = (attachments: readonly Attachment[], types: readonly string[]): string =>
  attachments
    .filter(({ contentType }) => types.includes(contentType))
    .map(({ content }) => content.toString('latin1'))
    .join('\n');

/** Reads the fields of the recipient. A report of ours is about one recipient only, since each mail has one. */
function verdictOf(report: string): Pick<Bounce, 'kind' | 'status'> | null {
  const lines = report.replaceAll(/\r?\n[ \t]+/g, ' ');
  const action = /^action:\s*(\w+)/im.exec(lines)?.[1]?.toLowerCase();
  const status = /^status:\s*([245]\.\d{1,3}\.\d{1,3})\b/im.exec(lines)?.[1];
  if (status === undefined) return null;
  if (action === 'delayed') return { kind: 'delayed', status };
  if (action !== 'failed') return null;
  const detail = /^diagnostic-code:\s*smtp;\s*5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/im.exec(lines)?.[1];
  // Some servers write 5.0.0 and put the code of the other server beside it.
  const precise = status === '5.0.0' && detail !== undefined ? detail : status;
  return { kind: isAboutAddress(precise) ? 'hard' : 'soft', status: precise };
}

/** Codes of an address or mailbox that doesn't exist. 5.1.7 and 5.1.8 are about the sender's address. */
const aboutAddress = /^5\.(1\.(?!7$|8$)\d+|2\.1|4\.4)$/;

/** Whether an enhanced status code says that no mail will ever reach the address. */
export const isAboutAddress = (status: string): boolean => aboutAddress.test(status);

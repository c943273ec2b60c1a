import type { Connection } from '../db/index.ts';
import type { App } from '../kernel/index.ts';

/** One e-mail, ready to send. */
export interface EmailMessage {
  /** A provider that sees the same key again must not send again. */
  readonly idempotencyKey: string;
  readonly to: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Pictures that the HTML shows as `cid:` and the content id. */
  readonly pictures?: readonly MailPicture[];
}

/** A picture inside a mail. */
export interface MailPicture {
  readonly contentId: string;
  readonly name: string;
  readonly type: 'image/png';
  readonly bytes: Buffer;
}

/** A logo, drawn for a place. */
export interface LogoPicture {
  /** PNG. */
  readonly bytes: Buffer;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** The largest size is in pixels. */
interface LogoOptions {
  readonly fileId: string;
  readonly maxWidth: number;
  readonly maxHeight: number;
}

/** Reads a logo as a picture of at most this size; null if it can no longer be read. */
export type ReadLogo = (app: App, db: Connection, options: LogoOptions) => Promise<LogoPicture | null>;

/** A provider did not accept a message. */
export class DeliveryError extends Error {
  /** What support staff read, such as `550 5.1.1 at RCPT TO`. No personal data. */
  readonly reason: string;
  /** The recipient or the message was refused for good: sending it again can't help. */
  readonly isFinal: boolean;

  constructor(reason: string, { isFinal }: { readonly isFinal: boolean }) {
    super(`The message was not accepted: ${reason}.`);
    this.name = 'DeliveryError';
    this.reason = reason;
    this.isFinal = isFinal;
  }
}

/** Sends e-mail. Resolves when the provider has accepted the message. */
export interface EmailPort {
  /** @throws DeliveryError; after any other error, too, the message is tried again */
  send(message: EmailMessage): Promise<void>;
  /** Closes open connections, when the process stops. */
  close?(): Promise<void>;
}

/** One text message, ready to send. */
export interface SmsMessage {
  /** A provider that sees the same key again must not send again. */
  readonly idempotencyKey: string;
  /** E.164, such as `+15550100200`. */
  readonly to: string;
  /** Sender, as the phone shows it. */
  readonly from: string;
  readonly text: string;
}

/** Sends text messages. Resolves when the provider has accepted the message. */
export interface SmsPort {
  /** @throws DeliveryError; after any other error, too, the message is tried again */
  send(message: SmsMessage): Promise<void>;
}

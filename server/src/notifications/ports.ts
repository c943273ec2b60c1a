/** One e-mail, ready to send. */
export interface EmailMessage {
  /** A provider that sees the same key again must not send again. */
  readonly idempotencyKey: string;
  readonly to: string;
  /** Display name and address, such as `Bancoli <support@bancoli.com>`. */
  readonly from: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Sends e-mail. Resolves when the provider has accepted the message; throws if it must be retried. */
export interface EmailPort {
  send(message: EmailMessage): Promise<void>;
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

/** Sends text messages. Resolves when the provider has accepted the message; throws if it must be retried. */
export interface SmsPort {
  send(message: SmsMessage): Promise<void>;
}

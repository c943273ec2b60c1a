import type { Config } from '../config/index.ts';

/** What carries mails and text messages. */
export interface DeliveryDescription {
  readonly email: string;
  readonly sms: string;
}

const missing = 'not configured';

/** Describes what carries messages, for people who operate the server. Names hosts, never user names or secrets. */
export function describeDelivery({ mode, smtp, sms }: Config): DeliveryDescription {
  if (mode === 'sandbox') return { email: 'sandbox mailbox', sms: 'sandbox mailbox' };
  return {
    email: smtp ? `SMTP ${smtp.host}:${smtp.port}${smtp.tls === 'off' ? ' without TLS' : ''}` : missing,
    sms: sms ? `HTTP ${new URL(sms.url).host}` : missing,
  };
}

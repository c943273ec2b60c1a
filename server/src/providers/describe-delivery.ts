import type { Config } from '../config/index.ts';

/** What carries mails and text messages, and with whom people may sign in. */
export interface DeliveryDescription {
  readonly email: string;
  readonly sms: string;
  readonly google: string;
  readonly linkedIn: string;
}

const missing = 'not configured';

/** Describes the outside services, for people who operate the server. Names hosts, never user names or secrets. */
export function describeDelivery({ mode, smtp, sms, google, linkedIn }: Config): DeliveryDescription {
  if (mode === 'sandbox') {
    return { email: 'sandbox mailbox', sms: 'sandbox mailbox', google: 'sandbox page', linkedIn: 'sandbox page' };
  }
  return {
    email: smtp ? `SMTP ${smtp.host}:${smtp.port}${smtp.tls === 'off' ? ' without TLS' : ''}` : missing,
    sms: sms ? `HTTP ${new URL(sms.url).host}` : missing,
    google: google ? 'configured' : missing,
    linkedIn: linkedIn ? 'configured' : missing,
  };
}

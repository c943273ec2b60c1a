export { bounceRoutes } from './bounces/bounce-routes.ts';
export { type BounceOutcome, takeBounce } from './bounces/keep-bounce.ts';
export { clearUndeliverable, findUndeliverable } from './bounces/undeliverable-addresses.ts';
export { emailingDocsPath, findEmailingDoc } from './emailing-docs.ts';
export { listMessages } from './list-messages.ts';
export { withPictures } from './mail-logo.ts';
export { mailOwners } from './mail-owners.ts';
export type { MailContent, MailData, MailTemplate, SmsData, SmsTemplate } from './messages.ts';
export { createOutboxDelivery } from './outbox-delivery.ts';
export {
  DeliveryError,
  type EmailMessage,
  type EmailPort,
  type ReadLogo,
  type SmsMessage,
  type SmsPort,
} from './ports.ts';
export { receiptRoutes, smsReceiptPath } from './receipts/receipt-routes.ts';
export { findRecipientLocale, findRecipientLocales, recipientLocale } from './recipient-locale.ts';
export { type Mail, type Sms, sendMail, sendSms } from './send.ts';
export type { MailboxMessagesTable } from './tables.ts';
export { renderMail } from './templates/render-mail.ts';

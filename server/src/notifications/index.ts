export { listMessages } from './list-messages.ts';
export type { MailContent, MailData, MailTemplate, SmsData, SmsTemplate } from './messages.ts';
export { outboxDelivery } from './outbox-delivery.ts';
export { DeliveryError, type EmailMessage, type EmailPort, type SmsMessage, type SmsPort } from './ports.ts';
export { receiptRoutes, smsReceiptPath } from './receipts/receipt-routes.ts';
export { findRecipientLocale, findRecipientLocales, recipientLocale } from './recipient-locale.ts';
export { type Mail, type Sms, sendMail, sendSms } from './send.ts';
export type { MailboxMessagesTable } from './tables.ts';

export type { MailContent, MailData, MailTemplate, SmsData, SmsTemplate } from './messages.ts';
export { outboxDelivery } from './outbox-delivery.ts';
export type { EmailMessage, EmailPort, SmsMessage, SmsPort } from './ports.ts';
export { findRecipientLocale, recipientLocale } from './recipient-locale.ts';
export { type Mail, type Sms, sendMail, sendSms } from './send.ts';
export type { MailboxMessagesTable } from './tables.ts';

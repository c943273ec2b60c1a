import { defineTexts } from '@quittance/sdk/i18n';

/** Help topics. Their addresses are the keys. */
export const helpTexts = defineTexts('help', {
  title: 'Help',
  lead: 'Short answers to common questions.',
  all: 'All topics',
  topic: {
    verification: {
      title: 'Verification',
      text: 'We verify your company and everyone who works in it before money can move. The page Verification shows what is missing. Reviews usually take one or two business days.',
    },
    security: {
      title: 'Account security',
      text: 'Your account needs a verified phone number and an authenticator app. The app shows the codes that confirm sign-ins and payments. Keep your recovery codes in a safe place.',
    },
    invoices: {
      title: 'Invoices',
      text: 'Write an invoice, check it and send it. The buyer gets an email and can pay without an account. A sent invoice can’t be edited; cancel it and send a new one instead.',
    },
    payments: {
      title: 'Payments',
      text: 'Payments from a balance arrive at once. Bank debits usually take 2–4 business days. If a bank returns a payment, you get an email with the reason.',
    },
    roles: {
      title: 'Roles',
      text: 'Owners manage people and everything else. Managers create, send and pay. Read-only members see everything that managers see. No access means that a person can only manage their own details.',
    },
  },
});

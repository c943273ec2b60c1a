import { defineTexts } from '@quittance/sdk/i18n';

/** Automatic reminders. */
export const remindersTexts = defineTexts('reminders', {
  title: 'Reminders',
  hint: 'We email the buyer on these days while the invoice is open. Reminders end when it is paid.',
  field: 'Send a reminder',
  none: 'No reminders',
  before_one: '{{count}} day before the due date',
  before_other: '{{count}} days before the due date',
  on: 'On the due date',
  after_one: '{{count}} day after the due date',
  after_other: '{{count}} days after the due date',
  next: 'Next reminder',
  plan: 'Plan reminders',
  save: 'Save reminders',
  cancel: 'Cancel',
  saved: 'Reminders saved.',
});

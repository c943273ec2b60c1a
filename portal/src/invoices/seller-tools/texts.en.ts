import { defineTexts } from '@quittance/sdk/i18n';

/** What a seller does with an invoice besides its actions. */
export const sellerToolsTexts = defineTexts('seller-tools', {
  more: 'More',
  correct: 'Correct and send again',
  duplicate: 'Duplicate',
  remind: {
    action: 'Send reminder',
    title: 'Send a reminder?',
    text: '{{buyer}} gets an email with the amount, the due date and a new link to pay. You can remind once a day.',
    submit: 'Send reminder',
    done: 'Reminder sent.',
  },
  resend: {
    action: 'Send again',
    title: 'Send this invoice again?',
    text: 'We’ll send {{buyer}} the first email again, with a new link. Earlier links still work.',
    submit: 'Send again',
    done: 'Invoice sent again.',
  },
  keep: 'Cancel',
  unconfirmed: 'We lost the connection. Try again: the buyer gets the email only once.',
});

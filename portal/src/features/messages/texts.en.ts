import { defineTexts } from '@quittance/sdk/i18n';

/** Messages with an address, by type. Their addresses are the keys. */
export const messageTexts = defineTexts('messages', {
  'link-expired': {
    title: 'This link has expired',
    text: 'Links in our emails work for a limited time. Request a new one where you got this link.',
  },
  'invite-expired': {
    title: 'This invitation has expired',
    text: 'Ask the person who invited you for a new invitation.',
  },
  'signed-out': {
    title: 'You’re signed out',
    text: 'You can close this page, or sign in again.',
  },
});

import { defineTexts } from '@quittance/sdk/i18n';

/** Where the owners and officers stand who verify themselves. */
export const peopleTexts = defineTexts('onboarding-people', {
  title: 'People who verify themselves',
  lead: 'We can finish once each of them has signed up and proven their identity.',
  missing: 'Still missing: {{names}}.',
  statuses: {
    not_invited: 'Not invited yet',
    invited: 'Invited',
    invite_expired: 'Invitation expired',
    registered: 'Signed up',
    in_progress: 'Started',
    submitted: 'Submitted',
    completed: 'Submitted',
    approved: 'Approved',
    denied: 'Denied',
  },
  again: 'Send the invitation again',
  sent: 'We sent an invitation to {{email}}.',
  change: 'Change the address',
  newEmail: 'New address',
  save: 'Save and send',
  cancel: 'Cancel',
});

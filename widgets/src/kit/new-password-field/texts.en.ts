import { defineTexts } from '@quittance/sdk/i18n';

/** What a new password must have, and how strong it is. */
export const newPasswordFieldTexts = defineTexts('new-password-field', {
  requirements: {
    length: 'At least {{min}} characters',
    digit: 'One digit',
    uppercase: 'One uppercase letter',
    lowercase: 'One lowercase letter',
    noLeadingSpace: 'No space at the start',
    noKeyboardRun: 'Max. two consecutive keyboard letters',
  },
  requirementMet: '(met)',
  requirementUnmet: '(not met)',
  requirementsLeft_one: '{{count}} requirement is not met.',
  requirementsLeft_other: '{{count}} requirements are not met.',
  strength: {
    is: 'Strength: {{strength}}.',
    weak: 'Weak',
    fair: 'Fair',
    good: 'Good',
    strong: 'Strong',
  },
});

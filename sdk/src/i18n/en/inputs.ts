/** What fields for typing, sliding and uploading say. */
export const inputs = {
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
};

import { defineTexts } from '@quittance/sdk/i18n';

/** A member secured their account and may not manage funds; for the owner. */
export const memberSecuredTexts = defineTexts('member-secured', {
  subject: '{{memberName}} secured their account',
  heading: 'A member secured their account',
  sentence:
    '{{memberName}} secured their account and is not yet allowed to manage funds of {{legalName}}. You can change their access.',
  open: 'Review access',
});

import { defineTexts } from '@quittance/sdk/i18n';

/** The page that a mailed invite to a business opens. */
export const acceptInviteTexts = defineTexts('accept-invite', {
  title: 'Join {{name}}',
  titleUnknown: 'Invitation',
  text: '{{name}} gives you access to its business. Your role: {{role}}.',
  accept: 'Accept invitation',
  later: 'Not now',
  failed: 'We can’t open this invitation',
  invalid: 'This link doesn’t work. It was used, canceled or replaced by a newer one.',
  plan: 'The plan of this business doesn’t include your role. Ask the owner to change the plan or the role.',
});

import { defineTexts } from '@quittance/sdk/i18n';

/** The pages that accept a mailed invite, to a business or of one. */
export const acceptInviteTexts = defineTexts('accept-invite', {
  title: 'Join {{name}}',
  titleUnknown: 'Invitation',
  text: 'You get access to {{name}}. Your role: {{role}}.',
  accept: 'Accept invitation',
  later: 'Not now',
  failed: 'We can’t open this invitation',
  invalid: 'This link doesn’t work. It was used, canceled or replaced by a newer one.',
  plan: 'The plan of this company doesn’t include your role. Ask the owner to change the plan or the role.',
  connect: {
    title: 'Connect with {{name}}',
    text: '{{name}} invites you to become a contact. Your companies then see each other’s name and email in their contacts.',
    business: 'Which company accepts?',
    accept: 'Accept invitation',
    create: 'Create a company',
    createOther: 'Create another company for this',
    none: '{{name}} invites you to become a contact. Create a company to accept; none of yours can.',
    referral: 'This invitation is for companies that are new here. You already have an account.',
    invalid: 'This link doesn’t work. It was used, withdrawn or replaced by a newer one, or it’s your own invitation.',
  },
});

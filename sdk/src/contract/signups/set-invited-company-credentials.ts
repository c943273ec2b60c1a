import { anyone, defineCall } from '../kernel/call.ts';
import { invitedSignUp, invitedSignUpFields } from './shapes.ts';

export const setInvitedCompanyCredentials = defineCall({
  method: 'POST',
  path: '/invited-signups/set-credentials-company',
  summary: 'Signs up a person of a company that was invited to the platform.',
  origin: 'spec',
  access: anyone,
  isGuarded: true,
  body: invitedSignUpFields,
  output: invitedSignUp,
  errors: ['EmailInUseError', 'InvalidInviteTokenError', 'ExpiredInviteTokenError'],
});

import { anyone, defineCall } from '../kernel/call.ts';
import { invitedSignUp, invitedSignUpFields } from './shapes.ts';

export const setInvitedCredentials = defineCall({
  method: 'POST',
  path: '/invited-signups/set-credentials',
  summary: 'Signs up a person who was invited to join an organization.',
  origin: 'spec',
  access: anyone,
  isGuarded: true,
  body: invitedSignUpFields,
  output: invitedSignUp,
  errors: ['EmailInUseError', 'InvalidInviteTokenError', 'ExpiredInviteTokenError'],
});

import { prepared } from '../kernel/index.ts';
import { type PreparedInvitee, prepareInvitee, signUpInvitee } from './sign-up-invitee.ts';

export const handler = prepared<'setInvitedCompanyCredentials', PreparedInvitee>({
  prepare: (context, { body }) => prepareInvitee(context, 'company', body),
  run: (context, _, invitee) => signUpInvitee(context, invitee),
});

export { redeemInviteOfSignUp } from './invitations.ts';
export { assertTerms } from './terms/read-terms.ts';

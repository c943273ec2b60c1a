import type { AnswerOf, Contract } from '@quittance/sdk/client';

export type StaffMember = AnswerOf<Contract['listStaff']>['items'][number];

export const nameOf = ({ firstName, lastName }: StaffMember): string => `${firstName} ${lastName}`;

/** What a row shows as the state of a staff member. */
export type StaffState = 'active' | 'invited' | 'disabled';

export function stateOf({ status, isInvited }: StaffMember): StaffState {
  if (status !== 'enabled') return 'disabled';
  return isInvited ? 'invited' : 'active';
}

/** The open dialog. */
export type StaffDialog =
  | { readonly kind: 'invite' }
  | { readonly kind: 'role' | 'status' | 'second-factor'; readonly member: StaffMember };

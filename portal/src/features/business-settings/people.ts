import type { AnswerOf, Contract } from '@quittance/sdk/client';

/** The members of the organization and its pending invites. */
export type People = AnswerOf<Contract['listMembers']>;
export type Member = People['members'][number];
export type Invite = People['invites'][number];

export const nameOf = ({ firstName, lastName }: Pick<Member, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

/** What the owner is doing with a person. */
export type PeopleDialog =
  | { readonly kind: 'invite' }
  | { readonly kind: 'change'; readonly id: string; readonly name: string; readonly role: Member['role'] }
  | { readonly kind: 'remove'; readonly id: string; readonly name: string }
  | { readonly kind: 'cancel'; readonly id: string; readonly name: string };

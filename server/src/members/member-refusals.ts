import type { MemberProblem } from '@quittance/sdk/rules';
import { Refusal } from '../kernel/index.ts';

export const planUpgradeRequired = (): Refusal =>
  new Refusal('PlanUpgradeRequiredError', 'This role needs the Premium plan or higher.');

export const noSuchMember = (): Refusal => new Refusal('NotFoundError', 'There is no such member.');

/** The refusal for each reason why a member can't be changed. */
export const refusalOf: Readonly<Record<MemberProblem, () => Refusal>> = {
  'not-owner': () => new Refusal('ForbiddenError', 'Only an owner manages people.'),
  self: () => new Refusal('OwnMembershipError', 'You can’t change your own access.'),
  'last-owner': () => new Refusal('LastOwnerError', 'An organization keeps at least one owner.'),
  plan: planUpgradeRequired,
};

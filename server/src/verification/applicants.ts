import type { InvitableRole, VerificationAnswers } from '@quittance/sdk/rules';
import { normalizeEmail } from '@quittance/sdk/validation';

/** Somebody other than the account's owner who verifies themselves: an owner or an officer with an address. */
export interface NamedApplicant {
  /** Of the owner or officer in the answers. */
  readonly id: string;
  readonly as: 'owner' | 'officer';
  readonly email: string;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  readonly role: InvitableRole;
  readonly isUbo: boolean;
  /** Of the address in the answers. */
  readonly path: string;
}

/** Lists the people whom the answers name; the browser's ids are there unless a caller left them out. */
export function namedApplicants({ ubos = {}, bankAccount }: VerificationAnswers): readonly NamedApplicant[] {
  // A solopreneur has neither, whatever was answered before the setup was changed.
  if (bankAccount?.companyType === 'solopreneur') return [];
  const owners = (ubos.owners ?? []).flatMap((owner, index): NamedApplicant[] =>
    owner.type === 'individual' && !owner.isSelf && owner.email
      ? [
          {
            id: owner.id ?? '',
            as: 'owner',
            email: normalizeEmail(owner.email),
            firstName: owner.firstName,
            lastName: owner.lastName,
            role: owner.bankingAccess ?? 'no-access',
            isUbo: true,
            path: `owners.${index}.email`,
          },
        ]
      : [],
  );
  const officers = (ubos.officers ?? []).flatMap((officer, index): NamedApplicant[] =>
    !officer.isSelf && !officer.ownerId && officer.email
      ? [
          {
            id: officer.id ?? '',
            as: 'officer',
            email: normalizeEmail(officer.email),
            firstName: officer.firstName,
            lastName: officer.lastName,
            role: 'no-access',
            isUbo: false,
            path: `officers.${index}.email`,
          },
        ]
      : [],
  );
  return [...owners, ...officers];
}

import { checkEmail, checkInvitee, checkRequired, type EmailOptions, firstProblem } from '@quittance/sdk/validation';
import type { FieldErrors } from '@quittance/widgets/kit';
import { useFieldErrors } from '../field-errors/use-field-errors.ts';

/** A person to invite. The address is in the field of the call. */
type Invitee<Field extends string> = Readonly<Record<'firstName' | 'lastName' | Field, string>>;

/**
 * Returns a function that checks an invitee as the server does.
 * @param field with the address
 * @param ownEmails addresses that are not invited
 * @param rule of new addresses
 */
export function useInviteeErrors<Field extends 'email' | 'inviteeEmail'>(
  field: Field,
  ownEmails: readonly string[] = [],
  rule: Pick<EmailOptions, 'plusOnlyAt'> = {},
): (invitee: Invitee<Field>) => FieldErrors {
  const fieldErrors = useFieldErrors();
  return (invitee) => {
    const email = invitee[field];
    return fieldErrors({
      firstName: checkRequired(invitee.firstName),
      lastName: checkRequired(invitee.lastName),
      [field]: firstProblem(checkEmail(email, rule), checkInvitee(email, ownEmails)),
    });
  };
}

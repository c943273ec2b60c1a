import {
  checkConfirmed,
  checkEmail,
  checkPassword,
  checkRequired,
  type EmailOptions,
  firstProblem,
  type Problem,
} from '@quittance/sdk/validation';
import type { CheckPhone } from '../../phone/use-check-phone.ts';
import type { SignUpValues } from './sign-up-values.ts';

interface SignUpRules {
  readonly checkPhone: CheckPhone;
  readonly newEmailRule: Pick<EmailOptions, 'plusOnlyAt'>;
}

/** Returns the problems of a sign-up by field. The server checks again, with what only it knows. */
export function validateSignUp(
  values: SignUpValues,
  { checkPhone, newEmailRule }: SignUpRules,
): Readonly<Record<string, Problem>> {
  const { phoneNumber, countryIso } = values;
  const problems: Readonly<Record<Exclude<keyof SignUpValues, 'countryIso'>, Problem | null>> = {
    firstName: checkRequired(values.firstName),
    lastName: checkRequired(values.lastName),
    email: checkEmail(values.email, newEmailRule),
    phoneNumber: firstProblem(checkRequired(phoneNumber), checkPhone(phoneNumber, countryIso)),
    password: checkPassword(values.password),
    acceptsTerms: checkConfirmed(values.acceptsTerms),
  };
  return Object.fromEntries(Object.entries(problems).flatMap(([name, problem]) => (problem ? [[name, problem]] : [])));
}

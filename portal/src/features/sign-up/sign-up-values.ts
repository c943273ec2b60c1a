/** The fields of the form, as typed. */
export interface SignUpValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** International, or empty. */
  readonly phoneNumber: string;
  readonly password: string;
  readonly acceptsTerms: boolean;
}

export const emptySignUp: SignUpValues = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  password: '',
  acceptsTerms: false,
};

/** The fields of the form, as typed. */
export interface SignUpValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** International, or empty. */
  readonly phoneNumber: string;
  /** The selected country of the phone number: countries share calling codes. */
  readonly countryIso: string;
  readonly password: string;
  readonly acceptsTerms: boolean;
}

export const emptySignUp: SignUpValues = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  countryIso: 'US',
  password: '',
  acceptsTerms: false,
};

/** Maximum digits of a phone number with its calling code (ITU-T E.164). */
export const maxPhoneDigits = 15;

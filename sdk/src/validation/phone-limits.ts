/** The most digits of a phone number, its calling code included (ITU-T E.164). */
export const maxPhoneDigits = 15;

/** The two sentences about one-time codes that every place with such a code shows, the smallest widget too. */
export const wrongCodeSentence = 'That code isn’t right. Try again.';
export const tooManyWrongCodesSentence = 'Too many wrong codes. Please wait a while before you try again.';

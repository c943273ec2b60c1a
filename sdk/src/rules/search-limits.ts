/** The most characters that a list is searched for. */
export const maxSearchCharacters = 100;

/** Maximum length of a search term, in characters. */
export const maxSearchCharacters = 100;

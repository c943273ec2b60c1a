/** What is said everywhere. */
export const common = {
  somethingWentWrong: 'Something went wrong. Please try again.',
};

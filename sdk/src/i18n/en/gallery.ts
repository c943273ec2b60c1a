/** The gallery of the kit, in the docs and in the back office. */
export const gallery = {
  label: 'Legal name',
  description: 'As it stands in the register.',
  error: 'Please check this.',
};

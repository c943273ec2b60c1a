/** The gallery of the kit, in the docs and in the back office. */
export const gallery = {
  toolbar: 'How the samples are shown',
  theme: 'Theme',
  language: 'Language',
  direction: 'Direction',
  values: {
    auto: 'Auto',
    light: 'Light',
    dark: 'Dark',
    en: 'English',
    es: 'Spanish',
    ltr: 'Left to right',
    rtl: 'Right to left',
  },
  groups: {
    actions: 'Actions',
    fields: 'Fields',
    choices: 'Choices',
    dates: 'Dates',
    data: 'Data',
    overlays: 'Overlays',
    display: 'Display',
  },
  label: 'Legal name',
  description: 'As it stands in the register.',
  error: 'Please check this.',
};

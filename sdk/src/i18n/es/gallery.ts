import type { gallery as english } from '../en/gallery.ts';

export const gallery: Record<keyof typeof english, string> = {
  label: 'Razón social',
  description: 'Tal como figura en el registro.',
  error: 'Compruebe este dato.',
};

import type { Spanish } from '@quittance/sdk/i18n';
import type { newPasswordFieldTexts } from './texts.en.ts';

export const spanish: Spanish<typeof newPasswordFieldTexts> = {
  requirements: {
    length: 'Al menos {{min}} caracteres',
    digit: 'Un dígito',
    uppercase: 'Una letra mayúscula',
    lowercase: 'Una letra minúscula',
    noLeadingSpace: 'Sin espacio al principio',
    noKeyboardRun: 'Máx. dos letras consecutivas del teclado',
  },
  requirementMet: '(cumplido)',
  requirementUnmet: '(no cumplido)',
  requirementsLeft_one: 'Falta {{count}} requisito.',
  requirementsLeft_many: 'Faltan {{count}} de requisitos.',
  requirementsLeft_other: 'Faltan {{count}} requisitos.',
  strength: {
    is: 'Seguridad: {{strength}}.',
    weak: 'Débil',
    fair: 'Regular',
    good: 'Buena',
    strong: 'Muy buena',
  },
};

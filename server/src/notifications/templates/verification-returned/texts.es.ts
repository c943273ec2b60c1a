import type { Spanish } from '@quittance/sdk/i18n';
import type { verificationReturnedTexts } from './texts.en.ts';

export const spanish: Spanish<typeof verificationReturnedTexts> = {
  subject: 'Corrija su solicitud para {{organizationName}}',
  heading: 'Corrija una parte de su solicitud',
  text: 'Hemos revisado la solicitud de {{organizationName}}. Corrija esta parte y vuelva a enviarla: {{part}}.',
  bankAccount: 'configuración',
  companyRiskProfile: 'perfil de la empresa',
  kyb: 'datos de la empresa',
  documentation: 'documentos',
  ubos: 'propietarios y directivos',
  open: 'Abrir la solicitud',
  questions: '¿Preguntas? Escriba a {{supportEmail}}.',
};

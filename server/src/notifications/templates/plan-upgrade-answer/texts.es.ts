import type { Spanish } from '@quittance/sdk/i18n';
import type { planUpgradeAnswerTexts } from './texts.en.ts';

export const spanish: Spanish<typeof planUpgradeAnswerTexts> = {
  handled: {
    subject: 'Su solicitud del plan Premium',
    heading: 'Hemos atendido su solicitud',
    text: 'Hemos atendido la solicitud del plan Premium de {{organizationName}}.',
  },
  declined: {
    subject: 'Su solicitud del plan Premium',
    heading: 'Aún no podemos cambiar su plan',
    text: 'Por ahora no podemos pasar {{organizationName}} al plan Premium.',
  },
  open: 'Abrir los ajustes de la empresa',
  questions: '¿Preguntas? Escriba a {{supportEmail}}.',
};

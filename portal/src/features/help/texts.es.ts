import type { Spanish } from '@quittance/sdk/i18n';
import type { helpTexts } from './texts.en.ts';

export const spanish: Spanish<typeof helpTexts> = {
  title: 'Ayuda',
  lead: 'Respuestas breves a preguntas frecuentes.',
  all: 'Todos los temas',
  topic: {
    verification: {
      title: 'Verificación',
      text: 'Verificamos su empresa y a quienes trabajan en ella antes de que el dinero se mueva. La página Verificación muestra lo que falta. La revisión suele tardar uno o dos días hábiles.',
    },
    security: {
      title: 'Seguridad de la cuenta',
      text: 'Su cuenta necesita un número de teléfono verificado y una aplicación de autenticación. La aplicación muestra los códigos que confirman accesos y pagos. Guarde los códigos de recuperación en un lugar seguro.',
    },
    invoices: {
      title: 'Facturas',
      text: 'Escriba una factura, revísela y envíela. El comprador recibe un correo y puede pagar sin cuenta. Una factura enviada no se puede editar; cancélela y envíe otra.',
    },
    payments: {
      title: 'Pagos',
      text: 'Los pagos desde un saldo llegan al momento. Los débitos bancarios suelen tardar de 2 a 4 días hábiles. Si un banco devuelve un pago, recibirá un correo con el motivo.',
    },
    roles: {
      title: 'Roles',
      text: 'Los titulares gestionan a las personas y todo lo demás. Los gestores crean, envían y pagan. Los miembros de solo lectura ven lo mismo que los gestores. Sin acceso significa que una persona solo gestiona sus propios datos.',
    },
  },
};

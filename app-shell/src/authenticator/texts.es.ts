import type { Spanish } from '@quittance/sdk/i18n';
import type { authenticatorTexts } from './texts.en.ts';

export const spanish: Spanish<typeof authenticatorTexts> = {
  app: {
    title: 'Aplicación de autenticación',
    on: 'Activada',
    off: 'Desactivada',
    lead: 'Obtenga sus códigos de una aplicación de su teléfono. Dejaremos de enviarlos por correo.',
    since: 'Configurada',
    setUp: 'Configurar',
    remove: 'Quitar',
    removed: 'Se ha quitado la aplicación de autenticación. Volvemos a enviarle los códigos por correo.',
    setUpTitle: 'Configure su aplicación de autenticación',
    scan: 'Escanee este código con su aplicación de autenticación.',
    qr: 'Código QR para su aplicación de autenticación',
    type: '¿No puede escanearlo? Escriba esta clave en la aplicación:',
    copy: 'Copiar clave',
    firstCode: 'Código de la aplicación',
    incomplete: 'Escriba los seis dígitos.',
    confirm: 'Confirmar',
  },
  recovery: {
    title: 'Sus códigos de recuperación',
    lead: 'Guarde estos códigos en un lugar seguro. Cada uno permite un acceso si pierde el teléfono. No volveremos a mostrarlos.',
    copy: 'Copiar códigos',
    saved: 'He guardado estos códigos',
    done: 'Listo',
    left: 'Quedan {{count}} códigos de recuperación.',
    renew: 'Nuevos códigos de recuperación',
    renewed: 'Sus códigos de recuperación anteriores ya no valen.',
  },
};

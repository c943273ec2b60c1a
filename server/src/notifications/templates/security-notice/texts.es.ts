import type { Spanish } from '@quittance/sdk/i18n';
import type { securityNoticeTexts } from './texts.en.ts';

export const spanish: Spanish<typeof securityNoticeTexts> = {
  heading: 'La seguridad de su cuenta ha cambiado',
  unexpected: 'Si no ha sido usted, escríbanos enseguida a {{supportEmail}}.',
  passwordChanged: {
    subject: 'Se ha cambiado su contraseña de {{brandName}}',
    sentence: 'Su contraseña ha cambiado. Hemos cerrado sus otras sesiones.',
  },
  passwordReset: {
    subject: 'Se ha restablecido su contraseña de {{brandName}}',
    sentence: 'Su contraseña se ha restablecido. Hemos cerrado todas sus sesiones.',
  },
  authenticatorAdded: {
    subject: 'Se ha añadido una aplicación de autenticación a su cuenta de {{brandName}}',
    sentence: 'Desde ahora, sus códigos los da su aplicación de autenticación. Ya no los enviamos por correo.',
  },
  authenticatorRemoved: {
    subject: 'Se ha quitado la aplicación de autenticación de su cuenta de {{brandName}}',
    sentence:
      'Su aplicación de autenticación y sus códigos de recuperación ya no valen. Volvemos a enviarle los códigos por correo.',
  },
  recoveryCodesReplaced: {
    subject: 'Tiene nuevos códigos de recuperación de {{brandName}}',
    sentence: 'Se han creado nuevos códigos de recuperación. Los anteriores ya no valen.',
  },
  recoveryCodeUsed: {
    subject: 'Un código de recuperación ha abierto su cuenta de {{brandName}}',
    sentence: 'Alguien ha accedido con uno de sus códigos de recuperación. Cada uno vale una sola vez.',
  },
  passkeyAdded: {
    subject: 'Se ha añadido una llave de acceso a su cuenta de {{brandName}}',
    sentence: 'Una llave de acceso nueva puede confirmar los accesos a su cuenta.',
  },
  passkeyRemoved: {
    subject: 'Se ha quitado una llave de acceso de su cuenta de {{brandName}}',
    sentence: 'La llave de acceso ya no puede confirmar los accesos a su cuenta.',
  },
  googleLinked: {
    subject: 'Se ha vinculado una cuenta de Google a su cuenta de {{brandName}}',
    sentence: 'Ya puede iniciar sesión con Google. Seguiremos pidiéndole un código.',
  },
  googleUnlinked: {
    subject: 'Se ha desvinculado la cuenta de Google de su cuenta de {{brandName}}',
    sentence: 'Ya nadie puede acceder a su cuenta con Google.',
  },
  linkedInLinked: {
    subject: 'Se ha vinculado una cuenta de LinkedIn a su cuenta de {{brandName}}',
    sentence: 'Ya puede iniciar sesión con LinkedIn. Seguiremos pidiéndole un código.',
  },
  linkedInUnlinked: {
    subject: 'Se ha desvinculado la cuenta de LinkedIn de su cuenta de {{brandName}}',
    sentence: 'Ya nadie puede acceder a su cuenta con LinkedIn.',
  },
  secondFactorsReset: {
    subject: 'Se ha restablecido la verificación en dos pasos de su cuenta de {{brandName}}',
    sentence:
      'Soporte ha quitado su aplicación de autenticación, sus códigos de recuperación, sus llaves de acceso y sus dispositivos recordados. Hemos cerrado todas sus sesiones y volvemos a enviarle los códigos por correo.',
  },
};

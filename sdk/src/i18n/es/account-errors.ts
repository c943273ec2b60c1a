import type { accountErrorTexts } from '../en/account-errors.ts';
import type { Spanish } from '../texts.ts';

export const spanish: Spanish<typeof accountErrorTexts> = {
  EmailInUseError: 'Este correo electrónico ya está en uso',
  EmailNotVerifiedError: 'Verifique su correo electrónico antes de iniciar sesión. Le enviamos un enlace.',
  InvalidVerificationLinkError: 'Este enlace no es válido. Abra el enlace de nuestro correo más reciente.',
  ExpiredVerificationLinkError: 'Este enlace ha caducado. Solicite uno nuevo.',
  UsedVerificationLinkError: 'Este enlace ya se utilizó.',
  InvalidIdentityError: 'Este acceso no se aceptó o ha caducado. Inténtelo de nuevo.',
  IdentityNotLinkedError: 'Esta cuenta aún no está vinculada. Inicie sesión primero o regístrese.',
  IdentityInUseError: 'Esta cuenta ya está vinculada a otra persona, o usted ya vinculó otra distinta.',
  PasswordNeededError: 'Establezca primero una contraseña. Sin ella no podría iniciar sesión.',
  IdentityProviderUnavailableError:
    'No podemos conectar con su proveedor de acceso. Inténtelo de nuevo o use su contraseña.',
  PlanUpgradeRequiredError: 'Este rol requiere el plan Premium o superior.',
  OwnMembershipError: 'No puede cambiar su propio acceso. Pídaselo a otro titular.',
  LastOwnerError: 'Una empresa necesita al menos un titular. Nombre antes a otra persona.',
  HandleSettledError: 'El identificador ya está fijado y no se puede cambiar.',
  AddressSettledError: 'La dirección ya está fijada y no se puede cambiar aquí.',
  TooManyOrganizationsError: 'Varias de sus empresas aún no están verificadas. Verifique una antes de crear otra.',
  InviteOfOtherPersonError: 'Esta invitación se envió a otro correo. Inicie sesión con ese correo.',
  TooManyPeopleError:
    'Su empresa ya tiene el máximo de personas, incluidas las invitaciones. Quite antes a una persona o cancele una invitación.',
  ProfileChangedError:
    'Otra persona guardó este perfil mientras tanto. Guarde de nuevo para sustituir su texto o recargue la página para verlo.',
  TooManyInvitesError:
    'Su empresa ha alcanzado el límite de invitaciones de hoy. Las empresas verificadas pueden enviar más. Inténtelo mañana o con menos direcciones.',
  RecipientInvitedOftenError: 'Esta dirección ha recibido varias invitaciones hoy. Inténtelo mañana.',
  CompanyNotVerifiedError: 'Primero hay que verificar su empresa.',
  InformationRequestClosedError: 'Esta solicitud ya se respondió o se cerró.',
  VerificationStepClosedError: 'Estas respuestas ya se han entregado y no se pueden cambiar.',
  VerificationChangedError:
    'Mientras tanto se guardaron otras respuestas, quizá por usted en otro dispositivo. Vuelva a cargar para verlas.',
  ExternalAccountExistsError: 'Esta cuenta bancaria ya está entre sus beneficiarios.',
  ExternalAccountChangedError: 'Otra persona ha modificado este beneficiario mientras tanto. Vuelva a cargarlo.',
  ExternalAccountNotPayableError: 'Ahora no se puede pagar a este beneficiario. Ábralo para ver el motivo.',
  TooManyExternalAccountsError: 'Ya tiene el máximo de beneficiarios. Elimine uno que ya no necesite.',
  NameCheckOutdatedError: 'La comprobación del nombre ha caducado o era de otros datos. Compruebe el nombre de nuevo.',
  NameMismatchError: 'El banco no confirma el nombre del titular de la cuenta.',
  TooManyNameChecksError: 'Hoy ha comprobado muchos nombres. Vuelva a intentarlo mañana.',
  TooManyCodesRequested: 'Ha solicitado muchos códigos. Espere 15 minutos antes de solicitar otro.',
  InfectedFileError: 'Este archivo contiene software malicioso. No lo guardamos.',
  InformationNotSaved: 'Hubo un problema al guardar la información.',
  InformationIncomplete: 'Faltan campos; revíselos.',
  DetailsNotSaved: 'Hubo un problema al guardar sus datos',
  NotVerified: 'Error al verificar. Póngase en contacto con nosotros.',
  VerificationNotFetched: 'Hubo un problema al consultar el estado de su verificación.',
  LanguageNotUpdated: 'Idioma no actualizado',
  UploadBlocked: 'La subida fue bloqueada. Pruebe con otra red o escríbanos.',
};

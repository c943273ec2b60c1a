import type { errorTexts } from '../en/errors.ts';
import type { Spanish } from '../texts.ts';

export const spanish: Spanish<typeof errorTexts> = {
  somethingWentWrong: 'Algo salió mal. Inténtelo de nuevo.',
  code: {
    ValidationError: 'Asegúrese de completar todos los campos obligatorios',
    MalformedRequestError: 'No pudimos procesar su solicitud.',
    PayloadTooLargeError: 'Esto es demasiado grande para enviarse. Reduzca su tamaño.',
    UnsupportedMediaTypeError: 'No pudimos procesar su solicitud.',
    RateLimitError: 'Demasiadas solicitudes. Espere un momento e inténtelo de nuevo.',
    NotFoundError: 'No pudimos encontrar lo que busca.',
    ForbiddenOriginError: 'Esta página no tiene permiso para hacer eso.',

    UnauthenticatedError: 'Su sesión ha caducado. Inicie sesión de nuevo.',
    InvalidCredentialsError: 'El correo electrónico o la contraseña no son correctos.',
    ForbiddenError: 'No tiene permiso para hacer esto.',
    PersonOrCompanyDisabled: 'Esta cuenta está restringida. Póngase en contacto con soporte.',

    OtpRequiredError: 'Introduzca su código de un solo uso.',
    InvalidOtpError: 'Ese código no es correcto. Inténtelo de nuevo.',
    ExpiredOtpError: 'El código de verificación ha caducado. Solicite uno nuevo.',
    ReusedLoginOtpError: 'Este código ya se utilizó. Solicite uno nuevo.',
    BruteForceAttemptError: 'Demasiados intentos. Espere unos minutos e inténtelo de nuevo.',

    InvalidInviteTokenError: 'No pudimos cargar su factura. Inténtelo de nuevo.',
    ExpiredInviteTokenError: 'Este enlace de invitación ha caducado',

    IdempotencyConflictError: 'Esta solicitud ya se hizo con otros datos. Empiece de nuevo.',

    EInvoiceUnavailableError:
      'Esta factura no puede ser electrónica. Debe estar enviada, en una moneda de la norma ISO 4217 y con las direcciones de ambas partes.',
    InvoiceStateError: 'Esta factura ha cambiado mientras tanto. Cárguela de nuevo.',
    InvoicePaymentProcessingError: 'El pago de esta factura se está revisando para su procesamiento',
    AttachmentNotReadableError: 'El archivo adjunto no es una factura electrónica que se pueda mostrar aquí.',
    DraftChangedError: 'Este borrador se cambió en otra ventana.',
    InvoiceMailLimitError: 'El comprador ya recibió este correo hoy. Inténtelo mañana.',
    PaymentMethodUnavailableError: 'Esta opción de pago no está disponible para esta factura.',
    DebitAuthorizationChangedError: 'La autorización ha cambiado. Léala y acéptela de nuevo.',
    BankAccountNotLinkedError: 'Conecte de nuevo su cuenta bancaria.',
    BankAccountBlockedError: 'No se puede hacer un débito en esta cuenta bancaria. Elija otra.',
    InsufficientFundsError: 'No hay fondos suficientes en esta cuenta.',
    CurrencyAccountUnavailableError: 'Esta cuenta en divisa no está disponible.',
    RecipientUnavailableError: 'Este destinatario no puede recibir el dinero. Compruebe la divisa o elija otro.',
    QuoteExpiredError: 'Esta cotización ha caducado. Pida otra para ver el tipo de cambio actual.',
    QuoteUsedError: 'Esta transferencia ya se hizo.',
    ExchangeRateUnavailableError: 'No hay un tipo de cambio actual para esta conversión. Inténtelo más tarde.',
    TransferStateError: 'Esta transferencia ha cambiado entretanto. Vuelva a cargarla.',

    ProviderUnavailableError: 'No pudimos procesar su solicitud, inténtelo de nuevo.',
    InternalError: 'Algo salió mal. Inténtelo de nuevo.',
    MaintenanceError: 'El servicio está en mantenimiento. Inténtelo de nuevo más tarde.',
    ServiceBusyError: 'Hay mucha demanda en este momento. Inténtelo de nuevo en un momento.',

    NetworkError: 'No pudimos conectar con el servidor. Compruebe su conexión e inténtelo de nuevo.',
    TimeoutError: 'El servidor tardó demasiado en responder. Inténtelo de nuevo.',
    UnknownOutcomeError:
      'No pudimos confirmar qué ocurrió con su pago. Compruebe su estado antes de intentarlo de nuevo.',
    UnreadableAnswerError: 'Algo salió mal. Inténtelo de nuevo.',
    OtpNotProvidedError: 'No se envió nada porque no se dio ningún código de un solo uso.',
    SessionUnavailableError: 'Su sesión ha terminado. Vuelva a cargar la página.',
    DebitRefusedError: 'El banco rechazó el pago. Inténtelo de nuevo o elija otra cuenta.',
    ServerNotRecognizedError: 'Esta página no está bien configurada.',
  },
  tooManyWrong: {
    code: 'Demasiados códigos incorrectos. Espere un rato antes de intentarlo de nuevo.',
    password: 'Demasiadas contraseñas incorrectas. Espere un rato antes de intentarlo de nuevo.',
  },
  field: {
    required: 'Este campo es obligatorio.',
    wrongFormat: 'Campo ausente o formato incorrecto',
    invalidEmail: 'Correo electrónico no válido',
    invalidDate: 'Fecha no válida',
    hiddenCharacters: 'Quite los caracteres invisibles.',
    confirmationRequired: 'Se requiere su confirmación.',
    tooLong: 'Se permite un máximo de {{max}} caracteres',
    plusAddressing: 'No se permiten correos con un signo más.',
    notYourOrganization: 'No pertenece a esta empresa.',
    ownInvoice: 'Una empresa no puede facturarse a sí misma.',
    dueDateGone: 'El vencimiento debe ser hoy o más adelante.',
    sendingDateGone: 'La fecha de envío debe ser mañana o más adelante.',
    dueBeforeSending: 'El vencimiento no puede ser anterior al envío.',
    nothingToPay: 'El total debe ser mayor que 0.',
    positiveQuantity: 'Debe ser mayor que 0.',
    totalTooLarge: 'El total es demasiado alto.',
    tooManyLines: 'Se permite un máximo de {{max}} líneas',
    noActiveAccount: 'No hay ninguna cuenta activa en {{currency}} que pueda recibir el pago.',
  },
};

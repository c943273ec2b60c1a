/** Texts of the sandbox vendor's page. */
export const sandboxVendorTexts = {
  en: {
    title: 'Verify your identity',
    notice:
      'Sandbox. This page stands in for the identity vendor. Choose what it decides. Nothing leaves this machine.',
    choose: 'Decision of the vendor',
    approve: 'Approve',
    approveHint: 'Document and face match.',
    deny: 'Deny',
    denyHint: 'Final: the application is closed.',
    retry: 'Try again',
    retryHint: 'The photo could not be read. Another session is needed.',
    later: 'Decide later',
    laterHint: 'Approved an hour later, unless you decide here before.',
    open: 'Not finished',
    pending: 'The vendor is deciding. You can go back, or decide here.',
    approved: 'The identity was approved.',
    denied: 'The identity was denied.',
    retried: 'The vendor could not decide. Please start again.',
    back: 'Go back to the application',
    unknownTitle: 'This session is not available',
    unknown: 'The link is wrong or has expired. Go back to the application and start again.',
  },
  es: {
    title: 'Verifique su identidad',
    notice:
      'Entorno de pruebas. Esta página hace de proveedor de identidad. Elija lo que decide. Nada sale de esta máquina.',
    choose: 'Decisión del proveedor',
    approve: 'Aprobar',
    approveHint: 'El documento y el rostro coinciden.',
    deny: 'Denegar',
    denyHint: 'Definitivo: la solicitud queda cerrada.',
    retry: 'Repetir',
    retryHint: 'No se pudo leer la foto. Hace falta otra sesión.',
    later: 'Decidir más tarde',
    laterHint: 'Se aprueba una hora después, salvo que decida aquí antes.',
    open: 'Sin terminar',
    pending: 'El proveedor está decidiendo. Puede volver, o decidir aquí.',
    approved: 'La identidad se ha aprobado.',
    denied: 'La identidad se ha denegado.',
    retried: 'El proveedor no pudo decidir. Empiece de nuevo.',
    back: 'Volver a la solicitud',
    unknownTitle: 'Esta sesión no está disponible',
    unknown: 'El enlace es incorrecto o ha caducado. Vuelva a la solicitud y empiece de nuevo.',
  },
} as const satisfies Readonly<Record<'en' | 'es', Readonly<Record<string, string>>>>;

export type VendorLanguage = keyof typeof sandboxVendorTexts;

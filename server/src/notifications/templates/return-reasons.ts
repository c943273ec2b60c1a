import type { Language } from '../../kernel/index.ts';

/** Why debits fail, by NACHA return code or by our own word for it, in words for people who are not bankers. */
const reasons: Record<string, Record<Language, string>> = {
  R01: { en: 'Insufficient funds', es: 'Fondos insuficientes' },
  R02: { en: 'Account closed', es: 'Cuenta cerrada' },
  R03: { en: 'Account not found', es: 'Cuenta no encontrada' },
  R04: { en: 'Invalid account number', es: 'Número de cuenta no válido' },
  R05: { en: 'Debit not authorized', es: 'Débito no autorizado' },
  R07: { en: 'Authorization revoked', es: 'Autorización revocada' },
  R08: { en: 'Payment stopped', es: 'Pago detenido' },
  R09: { en: 'Uncollected funds', es: 'Fondos no disponibles' },
  R10: { en: 'Debit not authorized', es: 'Débito no autorizado' },
  R13: { en: 'Invalid routing number', es: 'Número de ruta no válido' },
  R16: { en: 'Account frozen', es: 'Cuenta bloqueada' },
  R20: { en: 'Account can’t be debited', es: 'La cuenta no admite débitos' },
  R29: { en: 'Debit not authorized', es: 'Débito no autorizado' },
  provider_unavailable: { en: 'The bank network could not be reached', es: 'No se pudo contactar con la red bancaria' },
};

/** A code that people can look up; ours says nothing to them. */
const isBankCode = (code: string): boolean => /^R\d\d$/.test(code);

/** The reason with its code, such as `Insufficient funds (R01)`; the code alone when we have no words for it. */
export function describeReturn(returnCode: string, language: Language): string {
  const reason = reasons[returnCode]?.[language];
  if (!reason) return returnCode;
  return isBankCode(returnCode) ? `${reason} (${returnCode})` : reason;
}

import type { Spanish } from '@quittance/sdk/i18n';
import type { verificationBadgeTexts } from './texts.en.ts';

export const spanish: Spanish<typeof verificationBadgeTexts> = {
  verification: {
    needsReview: 'Por revisar',
    pendingOnboardingAction: 'Pendiente del alta',
    pendingComplianceAction: 'Pendiente de cumplimiento',
    pendingOwnerAction: 'Pendiente del titular',
    verificationNotStarted: 'Verificación sin empezar',
    pending: 'Pendiente',
    new: 'Nuevo',
    approved: 'Aprobado',
    reviewed: 'Revisado',
    reviewedBy: 'Revisado por {{reviewer}}',
    suspended: 'Suspendido',
    suspendedBy: 'Suspendido (rechazado por {{reviewer}})',
    rejected: 'Rechazado',
    denied: 'Denegado',
    deleted: 'Eliminado',
    rejectedByIdentityVendor: 'Rechazado por el verificador de identidad',
    partiallySubmitted: 'Enviado en parte',
    submitted: 'Enviado',
    underReview: 'En revisión',
    uboNotSignedUp: 'El beneficiario final no se ha registrado',
    userNotSignedUp: 'El usuario no se ha registrado',
    kycNotSubmitted: 'KYC no enviado',
    bankAccountConfirmed: 'Cuenta bancaria confirmada',
    pendingUserAction: 'Pendiente del usuario',
    notStarted: 'Sin empezar',
    infoRequested: 'Se pidió más información',
    infoSubmitted: 'Por revisar: información enviada',
  },
};

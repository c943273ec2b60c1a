import type { Spanish } from '@quittance/sdk/i18n';
import type { documentTexts } from './document-texts.en.ts';

export const spanish: Spanish<typeof documentTexts> = {
  file: 'Archivo',
  uploaded: 'Documento subido',
  language: 'Idioma del documento',
  issuedOn: 'Fecha del documento',
  recent: 'Debe tener menos de 3 meses.',
  roles: {
    incorporationCertificate: 'Certificado de constitución',
    incorporationCertificate_text: 'Demuestra que la sociedad está registrada, con su nombre y número.',
    operatingAgreement: 'Acuerdo de funcionamiento',
    operatingAgreement_text: 'El acuerdo de los miembros o socios, o los estatutos de la sociedad.',
    ownershipStructureChart: 'Esquema de la estructura de propiedad',
    ownershipStructureChart_text: 'Cada empresa, fideicomiso y persona entre su empresa y sus propietarios.',
    proofOfAddress: 'Comprobante de la dirección de la empresa',
    proofOfAddress_text: 'Muestra la dirección de la empresa.',
    shareholderCertificate: 'Certificado de accionistas',
    shareholderCertificate_text: 'Muestra quién posee la sociedad y qué parte.',
    uboRegister: 'Extracto del registro de titulares reales',
  },
  kind: '¿Qué es?',
  kinds: {
    statement: 'Una factura de servicios, un extracto bancario o un contrato de alquiler',
    government_id: 'Un documento de identidad oficial',
  },
  recentId: 'Debe tener una fecha de los últimos 90 días.',
};

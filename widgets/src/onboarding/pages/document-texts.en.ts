import { defineTexts } from '@quittance/sdk/i18n';

/** The documents of a business. */
export const documentTexts = defineTexts('onboarding-documents', {
  file: 'File',
  uploaded: 'Uploaded document',
  language: 'Language of the document',
  issuedOn: 'Date on the document',
  recent: 'It must be under 3 months old.',
  roles: {
    incorporationCertificate: 'Certificate of incorporation',
    incorporationCertificate_text: 'Shows that the company is registered, with its name and number.',
    operatingAgreement: 'Operating agreement',
    operatingAgreement_text: 'The agreement of the members or partners, or the articles of the company.',
    ownershipStructureChart: 'Chart of the ownership structure',
    ownershipStructureChart_text: 'Every company, trust and person between your company and its owners.',
    proofOfAddress: 'Proof of the business address',
    proofOfAddress_text: 'Shows the address of the company.',
    shareholderCertificate: 'Certificate of shareholders',
    shareholderCertificate_text: 'Shows who owns the company, and how much of it.',
    uboRegister: 'Extract of the UBO register',
  },
  kind: 'What is it?',
  kinds: {
    statement: 'A utility bill, a bank statement or a lease',
    government_id: 'A government ID',
  },
  recentId: 'It must be dated within the last 90 days.',
});

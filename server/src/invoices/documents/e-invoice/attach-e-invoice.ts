import { appendMetadata, extensionSchema, type Pdf } from '../../../pdf/index.ts';

const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';
/** Readers look for this name. */
const fileName = 'factur-x.xml';

/** Describes the properties of {@link attachEInvoice} to PDF/A. */
export const facturXSchema = extensionSchema('Factur-X PDFA Extension Schema', namespace, 'fx', [
  { name: 'DocumentFileName', type: 'Text', description: 'The name of the embedded XML document' },
  { name: 'DocumentType', type: 'Text', description: 'The type of the hybrid document' },
  { name: 'Version', type: 'Text', description: 'The version of the standard of the embedded XML document' },
  { name: 'ConformanceLevel', type: 'Text', description: 'The conformance level of the embedded XML document' },
]);

/** Embeds the e-invoice, which makes the PDF a Factur-X (in Germany ZUGFeRD) invoice. The file says what the pages say. */
export function attachEInvoice(document: Pdf, cii: string, writtenAt: Date): void {
  // pdfkit's types lack `relationship`.
  const options: PDFKit.Mixins.PDFAttachmentOptions & { readonly relationship: string } = {
    name: fileName,
    type: 'text/xml',
    description: 'Factur-X invoice',
    relationship: 'Alternative',
    creationDate: writtenAt,
    modifiedDate: writtenAt,
  };
  document.file(Buffer.from(cii), options);
  appendMetadata(
    document,
    `<rdf:Description rdf:about="" xmlns:fx="${namespace}"><fx:DocumentType>INVOICE</fx:DocumentType><fx:DocumentFileName>${fileName}</fx:DocumentFileName><fx:Version>1.0</fx:Version><fx:ConformanceLevel>EN 16931</fx:ConformanceLevel></rdf:Description>`,
  );
}

import PDFDocument from 'pdfkit';
import { escapeXml } from '../xml/index.ts';
import { type Fonts, openFonts, type Script, type Weight } from './fonts.ts';

export type Pdf = InstanceType<typeof PDFDocument>;
export type Structure = ReturnType<Pdf['struct']>;

export interface PdfOptions {
  readonly title: string;
  readonly author: string;
  readonly producer: string;
  /** Language of the texts, BCP 47. */
  readonly language: string;
  readonly createdAt: Date;
  readonly size: 'A4' | 'LETTER';
  readonly margin: number;
}

export const fontName = (weight: Weight, script: Script): string => `${weight}-${script}`;

/**
 * Creates a tagged PDF whose fonts are embedded as subsets: PDF/A-3a, which may carry files, and marked as PDF/UA. Its
 * extension schemas are declared before it ends, with {@link declareExtensions}. Its pages stay in memory until it ends, so that their
 * numbers can be written at last.
 */
export async function createPdf(options: PdfOptions): Promise<Pdf> {
  const fonts = await openFonts();
  const document = new PDFDocument({
    size: options.size,
    margin: options.margin,
    bufferPages: true,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    lang: options.language,
    // By default pdfkit begins with Helvetica, which is not embedded; a font of ours would be compared with itself.
    font: null as unknown as string,
    subset: 'PDF/A-3a',
    info: {
      Title: options.title,
      Author: options.author,
      Producer: options.producer,
      CreationDate: options.createdAt,
      ModDate: options.createdAt,
    },
  });
  registerFonts(document, fonts);
  escapeMetadata(document);
  declareAccessible(document);
  return document;
}

function registerFonts(document: Pdf, fonts: Fonts): void {
  for (const weight of ['regular', 'semibold'] as const) {
    for (const script of ['text', 'arabic'] as const) {
      // pdfkit takes parsed fonts too; its types don't say so.
      document.registerFont(fontName(weight, script), fonts[weight][script] as unknown as string);
    }
  }
}

/** pdfkit writes the title into XML as it is: a name with an ampersand would break the metadata. */
function escapeMetadata(document: Pdf): void {
  const writer = document as Pdf & { endMetadata: () => void };
  const endMetadata = writer.endMetadata.bind(document);
  writer.endMetadata = () => {
    // The dictionary with the plain texts is written already.
    for (const [key, value] of Object.entries(document.info)) {
      if (typeof value === 'string') Object.assign(document.info, { [key]: escapeXml(value) });
    }
    endMetadata();
  };
}

/** Appends to the XMP metadata, which pdfkit's types lack. */
export const appendMetadata = (document: Pdf, xml: string): void =>
  (document as Pdf & { appendXML: (xml: string) => void }).appendXML(xml);

export interface ExtensionProperty {
  readonly name: string;
  readonly type: 'Text' | 'Integer';
  readonly description: string;
}

/** Describes properties that PDF/A doesn't know; without the description they are not allowed. */
export const extensionSchema = (
  schema: string,
  namespace: string,
  prefix: string,
  properties: readonly ExtensionProperty[],
): string => `<rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>${schema}</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>${prefix}</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>${properties
  .map(
    ({ name, type, description }) =>
      `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>${type}</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`,
  )
  .join('')}</rdf:Seq></pdfaSchema:property>
</rdf:li>`;

/** Declares extension schemas; a document may do it once. */
export const declareExtensions = (document: Pdf, schemas: readonly string[]): void =>
  appendMetadata(
    document,
    `<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"><pdfaExtension:schemas><rdf:Bag>${schemas.join('')}</rdf:Bag></pdfaExtension:schemas></rdf:Description>`,
  );

const accessibility = 'http://www.aiim.org/pdfua/ns/id/';

/** The extension schema of the PDF/UA mark, for {@link declareExtensions}. */
export const accessibilitySchema = extensionSchema('PDF/UA identification schema', accessibility, 'pdfuaid', [
  { name: 'part', type: 'Integer', description: 'Part of ISO 14289' },
]);

const declareAccessible = (document: Pdf): void =>
  appendMetadata(
    document,
    `<rdf:Description rdf:about="" xmlns:pdfuaid="${accessibility}"><pdfuaid:part>1</pdfuaid:part></rdf:Description>`,
  );

/** Collects the bytes of a document until it ends. */
export function collectPdf(document: Pdf): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
}

/** Marks what screen readers skip. */
export function asArtifact(document: Pdf, type: 'Layout' | 'Pagination', draw: () => void): void {
  document.markContent('Artifact', { type });
  draw();
  document.endMarkedContent();
}

/** Tells that a header cell is that of its column, which PDF/UA requires. Before it is added to its row. */
export function asColumnHeader(header: Structure): Structure {
  const { dictionary } = header as Structure & { readonly dictionary: { readonly data: Record<string, unknown> } };
  dictionary.data.A = { O: 'Table', Scope: 'Column' };
  return header;
}

/** Where a picture is: it fits a box, at its top and right. Points. */
export interface PicturePlace {
  /** Right edge. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Draws a picture and tags it as a figure, with alternative text and bounding box. */
export function drawPicture(document: Pdf, bytes: Buffer, place: PicturePlace, alt: string): Structure {
  // pdfkit's types lack what it returns.
  const image = (document as Pdf & { openImage: (bytes: Buffer) => Picture }).openImage(bytes);
  const scale = Math.min(place.width / image.width, place.height / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  const left = place.x - width;
  const options: PDFKit.Mixins.StructureElementOptions & { readonly bbox: readonly number[] } = {
    alt,
    bbox: [left, place.y, place.x, place.y + height],
  };
  return document.struct('Figure', options, [
    () => document.image(image as unknown as Buffer, left, place.y, { width, height }),
  ]);
}

interface Picture {
  readonly width: number;
  readonly height: number;
}

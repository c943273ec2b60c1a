import { type Handler, languageOf } from '../kernel/index.ts';
import { readTerms } from './terms/read-terms.ts';

export const handler: Handler<'getTerms'> = async ({ app, locale }) => {
  const { version, documents } = await readTerms(app.config.termsDir, languageOf(locale));
  return { version, documents: documents.map((document) => ({ ...document, blocks: [...document.blocks] })) };
};

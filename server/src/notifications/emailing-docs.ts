import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { type App, findLocale } from '../kernel/index.ts';
import { hasLogo } from './mail-logo.ts';
import type { MailTemplate } from './messages.ts';
import { type RenderedMail, renderMail } from './templates/render-mail.ts';
import { sampleLogo } from './templates/sample-logo.ts';
import { samples } from './templates/samples.generated.ts';

const languages = ['en', 'es'] as const;
type ExampleLanguage = (typeof languages)[number];

const templates = Object.keys(samples) as MailTemplate[];

/** Where the HTML of an example is, for a frame. */
export const emailingDocsPath = '/sandbox/emailing-docs';

const render = ({ config }: App, template: MailTemplate, locale: ExampleLanguage): RenderedMail =>
  renderMail(template, samples[template], {
    brandName: config.brandName,
    supportEmail: config.supportEmail,
    locale: findLocale(locale) ?? 'en',
    ...(hasLogo(samples[template]) && { logo: sampleLogo }),
  });

/** Lists every mail with example data, in each language. */
export const listEmailingDocs = (app: App): CallOutput<Contract['listEmailingDocs']> => ({
  items: templates.map((template) => ({
    template,
    mails: languages.map((locale) => {
      const { subject, text } = render(app, template, locale);
      return { locale, subject, text, htmlPath: `${emailingDocsPath}/${template}/${locale}` };
    }),
  })),
});

/** Returns the HTML of one example; null if there is no such template or language. */
export function findEmailingDoc(app: App, template: string, language: string): string | null {
  const known = templates.find((each) => each === template);
  const locale = languages.find((each) => each === language);
  return known && locale ? render(app, known, locale).html : null;
}

import { createI18n, type I18n } from '@quittance/sdk/i18n';
import {
  choices,
  common,
  controls,
  data,
  dates,
  display,
  errors,
  inputs,
  kit,
  numbers,
  validation,
} from '@quittance/sdk/i18n/en';

const texts = { choices, common, controls, data, dates, display, errors, inputs, kit, numbers, validation };

/** Creates a translator with the English texts of every part. */
export const createKitI18n = (): I18n =>
  createI18n({
    locale: 'en',
    namespaces: Object.fromEntries(Object.entries(texts).map(([name, en]) => [name, { en }])),
  });

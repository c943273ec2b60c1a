import { useLocale } from '@quittance/widgets/kit';
import { type SampleText, sampleSpanish } from './sample-spanish.ts';

/** Returns a text of the samples in the language of the gallery. */
export type Say = (text: SampleText) => string;

const inEnglish: Say = (text) => text;
const inSpanish: Say = (text) => sampleSpanish[text];

/** Returns the same function as long as the language is the same. */
export function useSay(): Say {
  const locale = useLocale();
  return locale.startsWith('es') ? inSpanish : inEnglish;
}

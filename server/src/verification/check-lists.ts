import { loadIndustries, loadLanguages } from '@quittance/sdk/reference';
import {
  type AnswerGap,
  gap,
  type IdentityAnswers,
  type OwnerAnswers,
  otherIndustry,
  type RiskProfileAnswers,
  type Unfinished,
  type VerificationAnswers,
} from '@quittance/sdk/rules';
import { givenDocuments } from './check-documents.ts';

// Browsers offer what is in these lists, and need no code to check it.

const languageGap = async (path: string, code: string | undefined): Promise<readonly AnswerGap[]> => {
  const languages = await loadLanguages('en');
  return gap(path, languages.some((language) => language.code === code) ? null : { key: 'languageMissing' });
};

/** Finds documents whose language ISO 639-1 doesn't list. */
export async function findUnknownLanguages(answers: VerificationAnswers): Promise<readonly AnswerGap[]> {
  const gaps = givenDocuments(answers).map(({ role, language }) => languageGap(`${role}.language`, language));
  return (await Promise.all(gaps)).flat();
}

/** Finds a proof of a person's address whose language ISO 639-1 doesn't list. */
export const findUnknownProofLanguage = async ({
  addressProof,
}: Unfinished<IdentityAnswers>): Promise<readonly AnswerGap[]> =>
  addressProof?.fileId ? await languageGap('addressProof.language', addressProof.language) : [];

/** Finds trusts whose deed is in a language that ISO 639-1 doesn't list. */
export async function findUnknownDeedLanguages(
  owners: readonly Unfinished<OwnerAnswers>[],
): Promise<readonly AnswerGap[]> {
  const gaps = owners.map(({ type, trustLanguage }, index) =>
    type === 'trust' ? languageGap(`owners.${index}.trustLanguage`, trustLanguage) : [],
  );
  return (await Promise.all(gaps)).flat();
}

/** Finds an industry that is not in the list. Another one is described in words. */
export async function findUnknownIndustry({ industry }: Unfinished<RiskProfileAnswers>): Promise<readonly AnswerGap[]> {
  const industries = await loadIndustries('en');
  const isKnown = industry === otherIndustry || industries.some(({ code }) => code === industry);
  return gap('industry', isKnown ? null : { key: 'optionMissing' });
}

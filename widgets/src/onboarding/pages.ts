import {
  type Contract,
  type RequestOf,
  type Route,
  saveBusinessDetails,
  saveDocumentation,
  saveIdentityDetails,
  saveOfficers,
  saveOwners,
  savePublicOffice,
  saveRiskProfile,
  saveVerificationSetup,
} from '@quittance/sdk/client';
import { type AnsweredStep, type AnswerGap, ownersAnswers, type VerificationAnswers } from '@quittance/sdk/rules';

export type PageId =
  | 'welcome'
  | 'setup'
  | 'riskProfile'
  | 'business'
  | 'documents'
  | 'owners'
  | 'officers'
  | 'identity'
  | 'identityCheck'
  | 'publicOffice'
  | 'review';

type SaveCall = Contract['saveVerificationSetup'];
type Body = RequestOf<SaveCall>['body'];

/** A page of the wizard whose answers are saved. */
export interface AnswerPage {
  readonly id: Exclude<PageId, 'welcome' | 'identityCheck' | 'review'>;
  readonly step: AnsweredStep;
  /** All pages save in the same way: the answers, whether they are a draft, and their version. */
  readonly call: Route<SaveCall>;
  readonly body: (answers: VerificationAnswers) => Body;
  /** Whether a gap of the step belongs to the page. */
  readonly concerns: (gap: Pick<AnswerGap, 'path'>) => boolean;
}

const everyGap = () => true;
const isOfOfficers = ({ path }: Pick<AnswerGap, 'path'>) => path.startsWith('officers');

interface Declared extends Omit<AnswerPage, 'call' | 'body' | 'concerns'> {
  readonly call: unknown;
  readonly body: (answers: VerificationAnswers) => unknown;
  readonly concerns?: AnswerPage['concerns'];
}

const declare = ({ concerns = everyGap, ...page }: Declared): AnswerPage => ({
  ...page,
  // The calls differ in their answers only, which `body` fits to them.
  call: page.call as AnswerPage['call'],
  body: page.body as AnswerPage['body'],
  concerns,
});

const pages: readonly AnswerPage[] = [
  declare({
    id: 'setup',
    step: 'bankAccount',
    call: saveVerificationSetup,
    body: ({ bankAccount }) => bankAccount,
  }),
  declare({
    id: 'riskProfile',
    step: 'companyRiskProfile',
    call: saveRiskProfile,
    body: ({ companyRiskProfile }) => companyRiskProfile,
  }),
  declare({ id: 'business', step: 'kyb', call: saveBusinessDetails, body: ({ kyb }) => kyb }),
  declare({
    id: 'documents',
    step: 'documentation',
    call: saveDocumentation,
    body: ({ documentation }) => documentation,
  }),
  declare({
    id: 'owners',
    step: 'ubos',
    call: saveOwners,
    body: (answers) => {
      const { officers: _, ...owners } = ownersAnswers(answers);
      return owners;
    },
    concerns: (gap) => !isOfOfficers(gap),
  }),
  declare({
    id: 'officers',
    step: 'ubos',
    call: saveOfficers,
    body: ({ ubos: { officers } = {} }) => ({ officers }),
    concerns: isOfOfficers,
  }),
  declare({
    id: 'identity',
    step: 'personIdentityKyc',
    call: saveIdentityDetails,
    body: ({ personIdentityKyc }) => personIdentityKyc,
  }),
  declare({ id: 'publicOffice', step: 'pep', call: savePublicOffice, body: ({ pep }) => pep }),
];

/** Whether the page hands everything in. */
export const isHandIn = (id: PageId): boolean => id === 'review';

/** Lists the pages of an applicant: owners are welcomed, the check of the identity follows its details, and owners hand everything in. */
export const pageIdsOf = (pages: readonly AnswerPage[], isOwner: boolean): readonly PageId[] => [
  ...(isOwner ? (['welcome'] as const) : []),
  ...pages.flatMap(({ id }): readonly PageId[] => (id === 'identity' ? [id, 'identityCheck'] : [id])),
  ...(isOwner ? (['review'] as const) : []),
];

/** Returns the pages of the steps that an applicant answers, in order. */
export const pagesOf = (steps: readonly AnsweredStep[]): readonly AnswerPage[] =>
  steps.flatMap((step) => pages.filter((page) => page.step === step));

/** Returns the page that asks for an answer of a step. */
export const pageOfAnswer = (step: AnsweredStep, path: string): AnswerPage | undefined =>
  pagesOf([step]).find(({ concerns }) => concerns({ path }));

import { type AnsweredStep, answeredStepNames } from '@quittance/sdk/rules';
import { type PageId, pageOfAnswer } from './pages.ts';

interface Refused {
  /** Begins with the step; only that for a step that was not submitted. */
  readonly path: string;
  readonly message: string;
}

interface HandInProblems {
  /** Each message once, by the page that asks for the answer. */
  readonly pages: ReadonlyMap<PageId, readonly string[]>;
  /** What no page asks for, such as the certification. */
  readonly others: readonly Refused[];
}

const isStep = (name: string): name is AnsweredStep => (answeredStepNames as readonly string[]).includes(name);

function pageOf(path: string): PageId | undefined {
  const [step = '', ...rest] = path.split('.');
  if (!isStep(step)) return undefined;
  // Its check submits an identity.
  if (step === 'personIdentityKyc' && rest.length === 0) return 'identityCheck';
  return pageOfAnswer(step, rest.join('.'))?.id;
}

/** Sorts what the server refused when everything was handed in by the pages where it can be mended. */
export function handInProblems(refused: readonly Refused[]): HandInProblems {
  const pages = new Map<PageId, readonly string[]>();
  const others: Refused[] = [];
  for (const each of refused) {
    const page = pageOf(each.path);
    if (page) pages.set(page, [...new Set([...(pages.get(page) ?? []), each.message])]);
    else others.push(each);
  }
  return { pages, others };
}

import type { Contract, RequestOf } from '@quittance/sdk/client';
import { readPageOrigin } from '@quittance/sdk/rules';

type NewKey = RequestOf<Contract['createApiKey']>['body'];
export type Scope = NewKey['scopes'][number];
export type Widget = NonNullable<NewKey['widgets']>[number];

export const allScopes = [
  'invoices:write',
  'invoices:read',
  'embed-sessions:write',
  'customers:write',
] as const satisfies readonly Scope[];
export const allWidgets = ['invoice', 'bank-debit', 'onboarding', 'balances'] as const satisfies readonly Widget[];

/** The text of each scope. */
export const scopeTexts = {
  'invoices:write': 'scopes.invoicesWrite',
  'invoices:read': 'scopes.invoicesRead',
  'embed-sessions:write': 'scopes.embedSessionsWrite',
  'customers:write': 'scopes.customersWrite',
} as const satisfies Readonly<Record<Scope, string>>;

/** The form of a new key, as typed. */
export interface KeyDraft {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly widgets: readonly Widget[];
  /** One origin a line. */
  readonly pages: string;
}

export const emptyDraft: KeyDraft = { name: '', scopes: [], widgets: [], pages: '' };

export const opensWidgets = ({ scopes }: KeyDraft): boolean => scopes.includes('embed-sessions:write');

const linesOf = (text: string): string[] => text.split(/[\s,]+/).filter((line) => line !== '');

/** Returns the first line that is not the origin of a page. */
export const findWrongPage = ({ pages }: KeyDraft): string | undefined =>
  linesOf(pages).find((line) => readPageOrigin(line) === null);

/** The request of a valid draft. Widgets and pages count only for a key that opens widgets. */
export const keyOf = (draft: KeyDraft): NewKey => ({
  name: draft.name.trim(),
  scopes: [...draft.scopes],
  widgets: opensWidgets(draft) ? [...draft.widgets] : [],
  origins: opensWidgets(draft) ? linesOf(draft.pages).flatMap((line) => readPageOrigin(line) ?? []) : [],
});

import type { AnswerOf, Contract } from '@quittance/sdk/client';

export type Company = AnswerOf<Contract['getOrganization']>;

export interface CompanyProps {
  readonly company: Company;
}

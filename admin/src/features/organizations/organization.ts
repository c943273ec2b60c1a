import type { AnswerOf, Contract } from '@quittance/sdk/client';

export type Organization = AnswerOf<Contract['getOrganization']>;

export interface OrganizationProps {
  readonly organization: Organization;
}

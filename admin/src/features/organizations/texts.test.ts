import { expect, it } from 'vitest';
import { organizationTexts } from './texts.en.ts';

it('names the states of a company as the specification does, to the letter', () => {
  expect(organizationTexts.english.companyStatus).toMatchObject({
    enabled: 'Active',
    restricted: 'restricted',
    owner_closed: 'owner closed',
    admin_closed: 'admin closed',
    ofac: 'OFAC holding',
    inactive: 'inactive',
    verification_denied: 'verification denied',
    automatically_denied: 'automatically denied',
    dormant: 'dormant',
  });
});

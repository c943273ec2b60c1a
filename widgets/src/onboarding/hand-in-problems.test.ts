import { expect, it } from 'vitest';
import { handInProblems } from './hand-in-problems.ts';

it('groups what the server refuses by the pages that ask for it', () => {
  const { pages, others } = handInProblems([
    { path: 'companyRiskProfile.industry', message: 'Please select an option.' },
    { path: 'documentation.proofOfAddress.issuedOn', message: 'Too old' },
    { path: 'documentation.incorporationCertificate.fileId', message: 'No file' },
    { path: 'documentation.operatingAgreement.fileId', message: 'No file' },
    { path: 'ubos.owners.0.email', message: 'Invalid email' },
    { path: 'ubos.officers', message: 'No officer' },
    { path: 'personIdentityKyc.birthDate', message: 'Invalid date' },
    { path: 'certified', message: 'Your confirmation is required.' },
  ]);
  expect([...pages]).toEqual([
    ['riskProfile', ['Please select an option.']],
    ['documents', ['Too old', 'No file']],
    ['owners', ['Invalid email']],
    ['officers', ['No officer']],
    ['identity', ['Invalid date']],
  ]);
  expect(others).toEqual([{ path: 'certified', message: 'Your confirmation is required.' }]);
});

it('names the pages whose answers were not submitted', () => {
  const paths = ['bankAccount', 'kyb', 'ubos', 'personIdentityKyc', 'pep'];
  const { pages } = handInProblems(paths.map((path) => ({ path, message: 'Missing fields please adjust' })));
  expect([...pages.keys()]).toEqual(['setup', 'business', 'owners', 'identityCheck', 'publicOffice']);
});

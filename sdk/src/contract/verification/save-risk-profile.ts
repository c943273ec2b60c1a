import { businessApplicants, defineCall } from '../kernel/call.ts';
import { riskProfileAnswers, savedAs, savedStep } from './shapes.ts';

export const saveRiskProfile = defineCall({
  method: 'POST',
  path: '/verification/risk-profile',
  summary: 'Saves the risk profile. Some answers deny the business at once.',
  origin: 'spec',
  access: businessApplicants,
  body: riskProfileAnswers.extend(savedAs.shape),
  output: savedStep,
  errors: ['VerificationStepClosedError', 'VerificationChangedError'],
});

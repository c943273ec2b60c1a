export { assertNotSent } from './assert-not-sent.ts';
export {
  hasOpenRequest,
  isAboutCompany,
  listOpenRequests,
  type OpenInformationRequest,
  type RequestSummary,
  summarizeRequests,
} from './open-requests.ts';
export { presentAllForStaff } from './present-for-staff.ts';
export { type RequestInformation, requestInformation } from './request-information.ts';
export { requestReminding } from './request-reminding.ts';
export { listRequests } from './stored-request.ts';

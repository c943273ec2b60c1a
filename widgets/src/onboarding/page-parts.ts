import type { ComponentType } from 'react';
import { type LazyPart, lazyPart } from '../kit/base/lazy-part.ts';
import type { PageFieldsProps } from './page-fields.ts';
import type { AnswerPage } from './pages.ts';

type Fields = LazyPart<ComponentType<PageFieldsProps>>;

/** The fields of each page, loaded when it is opened, or shortly before. */
export const pageParts: Readonly<Record<AnswerPage['id'], Fields>> = {
  setup: lazyPart(async () => (await import('./pages/setup-page.tsx')).SetupPage),
  riskProfile: lazyPart(async () => (await import('./pages/risk-profile-page.tsx')).RiskProfilePage),
  business: lazyPart(async () => (await import('./pages/business-page.tsx')).BusinessPage),
  documents: lazyPart(async () => (await import('./pages/documents-page.tsx')).DocumentsPage),
  owners: lazyPart(async () => (await import('./pages/owners-page.tsx')).OwnersPage),
  officers: lazyPart(async () => (await import('./pages/officers-page.tsx')).OfficersPage),
  identity: lazyPart(async () => (await import('./pages/identity-page.tsx')).IdentityPage),
  publicOffice: lazyPart(async () => (await import('./pages/public-office-page.tsx')).PublicOfficePage),
};

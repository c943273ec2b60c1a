import { SignInPage } from '@quittance/app-shell';
import { useBackOffice } from '../back-office.ts';
import { useBrand } from '../layout/use-brand.ts';

export function SignInScreen() {
  return <SignInPage session={useBackOffice().session} brand={useBrand()} />;
}

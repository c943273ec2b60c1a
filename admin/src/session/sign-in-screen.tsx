import { SignInPage } from '@quittance/widgets/host';
import { useBackOffice } from '../back-office.ts';
import { useBrand } from '../layout/use-brand.ts';

export function SignInScreen() {
  return <SignInPage session={useBackOffice().session} brand={useBrand()} />;
}

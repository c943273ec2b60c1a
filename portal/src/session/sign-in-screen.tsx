import { SignInPage } from '@quittance/app-shell';
import { useBrand } from '../layout/use-brand.ts';
import { usePortal } from '../portal.ts';

export function SignInScreen() {
  return <SignInPage session={usePortal().session} brand={{ name: useBrand() }} />;
}

import { SignInScreen } from '@quittance/app-shell/sign-in';
import { SignInFoot } from './sign-in-foot.tsx';

/** The sign-in screen, with the way to sign up. */
export const PortalSignInScreen = () => <SignInScreen Foot={SignInFoot} />;

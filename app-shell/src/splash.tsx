import { Spinner } from '@quittance/widgets/kit';
/** The page while its code and the session are on their way. */
export function Splash() {
  return (
    <div className="splash">
      <Spinner />
    </div>
  );
}

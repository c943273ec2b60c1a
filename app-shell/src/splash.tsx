import { Spinner } from '@quittance/widgets/kit';
/** Shown while code and session are loading. */
export function Splash() {
  return (
    <div className="splash">
      <Spinner />
    </div>
  );
}

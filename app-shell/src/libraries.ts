// Imports the libraries of every app before our code: this order makes the first download a kilobyte smaller.
import 'react-dom/client';
import '@quittance/sdk/i18n';

// zod, which comes with checks that are loaded later, reads this then. It would try to compile code: our policy refuses
// that and reports it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

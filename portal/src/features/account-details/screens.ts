/** In one file, since the screens share most of what they load. */
export { AccountDetailsScreen } from './account-details-screen.tsx';
export { AddMoneyScreen } from './add-money-screen.tsx';

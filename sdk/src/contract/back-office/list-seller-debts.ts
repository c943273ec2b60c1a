import { defineCall, moneyStaff } from '../kernel/call.ts';
import { page, pageQuery } from '../kernel/wire.ts';
import { sellerDebt } from './shapes.ts';

export const listSellerDebts = defineCall({
  method: 'GET',
  path: '/admin/seller-debts',
  summary: 'What organizations owe after late returns that their balance did not cover.',
  origin: 'ours',
  access: moneyStaff,
  query: pageQuery,
  output: page(sellerDebt),
  errors: [],
});
